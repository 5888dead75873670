import { Link } from "./link.tsx";

interface Stop {
  label: string;
  url: string;
}

/** The path down to this page as a dotted route: the stops above it, then the page itself. */
export function Trail({ label, stops, here }: { label: string; stops: readonly Stop[]; here: string }) {
  return (
    <nav aria-label={label}>
      <ol role="list" className="stops text-small">
        {stops.map((stop) => (
          <li key={stop.url}>
            <Link to={stop.url} className="py-1 no-underline hover:underline">
              {stop.label}
            </Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}
