import { useControls } from "./control-names.ts";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";

interface PagerProps {
  /** Page numbers from the first to the last; some in between may be omitted. */
  keys: readonly { number: number; address: string }[];
  before?: string | undefined;
  after?: string | undefined;
  /** The current page, from 1. */
  current: number;
  label: string;
  /** "Page 2 of 5" in the words of the page. */
  status: string;
}

const seat = "display grid h-11.5 min-w-11 place-items-center rounded-md text-h4/none md:h-13 md:min-w-13";
const key = `${seat} pressable bg-white no-underline [--side:var(--color-paper-3)]`;
const pressed = "aria-[current]:bg-ink aria-[current]:text-paper";
const afterGap = "flex items-center gap-1.5 before:content-['…']";

/** Links to the pages of a list; the current one looks pressed. */
export function Pager({ keys, before, after, current, label, status }: PagerProps) {
  const { previousPage, nextPage, page } = useControls();
  return (
    <nav
      className="grid grid-cols-[auto_1fr_auto] items-center gap-2.5 border-t-3 border-ink pt-6 md:flex md:flex-wrap"
      aria-label={label}
    >
      <Step to={before} label={previousPage} icon="arrow-left" place="" />
      <ol role="list" className="flex flex-wrap gap-1.5 max-md:col-span-full max-md:row-start-2 max-md:justify-center">
        {keys.map(({ number, address }, index) => (
          <li key={number} className={number > (keys[index - 1]?.number ?? 0) + 1 ? afterGap : undefined}>
            <Link className={`${key} ${pressed}`} to={address} aria-current={number === current ? "page" : undefined}>
              <span className="vh">{page} </span> {number}
            </Link>
          </li>
        ))}
      </ol>
      <Step to={after} label={nextPage} icon="arrow-right" place="max-md:col-start-3 max-md:row-start-1" />
      <p className="m-0 text-soft max-md:col-start-2 max-md:row-start-1 max-md:text-center md:ms-auto">{status}</p>
    </nav>
  );
}

interface StepProps {
  to: string | undefined;
  label: string;
  icon: string;
  place: string;
}

function Step({ to, label, icon, place }: StepProps) {
  if (!to) {
    return (
      <span className={`${seat} opacity-70 ${place}`} aria-hidden="true">
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <Link className={`${key} ${place}`} to={to}>
      <Icon name={icon} />
      <span className="vh">{label}</span>
    </Link>
  );
}
