import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";
import "./pager.css";

interface PagerProps {
  /** Pages by their number, from the first to the last; some in between may be left out. */
  keys: readonly { number: number; address: string }[];
  before?: string | undefined;
  after?: string | undefined;
  /** The page that is shown, from 1. */
  current: number;
  label: string;
  /** "Page 2 of 5" in the words of the page. */
  status: string;
}

/** Keys to the pages of a list; the current one is pressed. */
export function Pager({ keys, before, after, current, label, status }: PagerProps) {
  return (
    <nav className="pager" aria-label={label}>
      <Step to={before} label="Previous page" icon="arrow-left" />
      <ol>
        {keys.map(({ number, address }, index) => (
          <li key={number} data-after-gap={number > (keys[index - 1]?.number ?? 0) + 1 || undefined}>
            <Link to={address} aria-current={number === current ? "page" : undefined}>
              <span className="vh">Page </span> {number}
            </Link>
          </li>
        ))}
      </ol>
      <Step to={after} label="Next page" icon="arrow-right" />
      <p>{status}</p>
    </nav>
  );
}

function Step({ to, label, icon }: { to: string | undefined; label: string; icon: string }) {
  if (!to) {
    return (
      <span className="off" aria-hidden="true">
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <Link to={to}>
      <Icon name={icon} />
      <span className="vh">{label}</span>
    </Link>
  );
}
