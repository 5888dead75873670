import { Link } from "./link.tsx";

interface Stop {
  label: string;
  url: string;
}

const dotGaps = "not-first:before:mx-1.5 not-first:before:mb-1 sm:not-first:before:mx-2.5";
const dots =
  "not-first:before:inline-block not-first:before:w-5.5 not-first:before:opacity-70 not-first:before:dots-x sm:not-first:before:w-8";
const item = `py-1.5 whitespace-nowrap ${dotGaps} ${dots}`;

/** The path down to this page as a dotted route: the stops above it, then the page itself. */
export function Trail({ label, stops, here }: { label: string; stops: readonly Stop[]; here: string }) {
  return (
    <nav className="text-small font-semibold [--dot:1.8px]" aria-label={label}>
      <ol role="list" className="flex flex-wrap">
        {stops.map((stop) => (
          <li key={stop.url} className={item}>
            <Link to={stop.url} className="no-underline hover:underline">
              {stop.label}
            </Link>
          </li>
        ))}
        <li className={`${item} max-sm:whitespace-normal`}>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}
