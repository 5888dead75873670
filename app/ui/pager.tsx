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

/** Links to the pages of a list; the current one looks pressed. */
export function Pager({ keys, before, after, current, label, status }: PagerProps) {
  const { previousPage, nextPage, page } = useControls();
  return (
    <nav className="flex flex-wrap items-center gap-3 border-t-3 pt-6" aria-label={label}>
      <Step to={before} label={previousPage} icon="arrow-left" />
      <ol role="list" className="flex flex-wrap gap-2">
        {keys.map(({ number, address }, index) => (
          <li key={number}>
            {number > (keys[index - 1]?.number ?? 0) + 1 && "… "}
            <Link
              className="button"
              data-key={number === current ? undefined : "paper"}
              data-size="small"
              to={address}
              aria-current={number === current ? "page" : undefined}
            >
              <span className="vh">{page} </span> {number}
            </Link>
          </li>
        ))}
      </ol>
      <Step to={after} label={nextPage} icon="arrow-right" />
      <p className="m-0 text-soft md:ms-auto">{status}</p>
    </nav>
  );
}

interface StepProps {
  to: string | undefined;
  label: string;
  icon: string;
}

function Step({ to, label, icon }: StepProps) {
  if (!to) return null;
  return (
    <Link className="button" data-key="paper" data-size="small" to={to}>
      <Icon name={icon} />
      <span className="vh">{label}</span>
    </Link>
  );
}
