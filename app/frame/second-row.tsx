import { Link } from "#app/ui/link.tsx";
import { useCurrent } from "./use-current.ts";
import { useSite } from "./use-site.ts";

/** The pages that main menu and footer omit, in named groups; too many at once to prefetch. */
export function SecondRow({ className = "" }: { className?: string }) {
  return (
    <div className={`further-rows ${className}`}>
      {useSite().site.secondRow.map(({ title, links }) => (
        <div key={title}>
          <p>{title}</p>
          <ul role="list" aria-label={title}>
            {links.map(({ label, url }) => (
              <li key={url}>
                <SecondLink to={url} label={label} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function SecondLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} aria-current={useCurrent(to)} data-prefetch="off">
      {label}
    </Link>
  );
}
