import { Link } from "./link.tsx";
import "./trail.css";

interface Stop {
  label: string;
  url: string;
}

/** The way down to this page as a dotted route: the stops above it, then the page itself. */
export function Trail({ label, stops, here }: { label: string; stops: readonly Stop[]; here: string }) {
  return (
    <nav className="trail" aria-label={label}>
      <ol>
        {stops.map((stop) => (
          <li key={stop.url}>
            <Link to={stop.url}>{stop.label}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}
