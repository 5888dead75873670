import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";
import "./pager.css";

interface PagerProps {
  /** Addresses of the pages from the first to the last. */
  addresses: readonly string[];
  /** The page that is shown, from 1. */
  current: number;
  label: string;
  /** "Page 2 of 5" in the words of the page. */
  status: string;
}

/** Keys to the pages of a list; the current one is pressed. */
export function Pager({ addresses, current, label, status }: PagerProps) {
  const before = addresses[current - 2];
  const after = addresses[current];
  return (
    <nav className="pager" aria-label={label}>
      <Step to={before} label="Previous page" icon="arrow-left" />
      <ol>
        {addresses.map((address, index) => (
          <li key={address}>
            <Link
              to={address}
              aria-label={`Page ${index + 1}`}
              aria-current={index + 1 === current ? "page" : undefined}
            >
              {index + 1}
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
    <Link to={to} aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}
