import { Link } from "#app/ui/link.tsx";
import { useCurrent } from "./use-current.ts";
import { useSite } from "./use-site.ts";

/** The pages that main menu and footer leave out, in named groups; too many at once to fetch ahead. */
export function SecondRow({ className }: { className: string }) {
  return (
    <div className={`grid gap-3.5 ${className}`}>
      {useSite().site.secondRow.map(({ title, links }) => (
        <div key={title}>
          <p className="m-0 font-bold">{title}</p>
          <ul aria-label={title} className="flex flex-wrap gap-x-5">
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
    <Link
      to={to}
      className="inline-block py-1.5 font-semibold decoration-1 aria-[current]:dots-under aria-[current]:font-bold"
      aria-current={useCurrent(to)}
      data-prefetch="off"
    >
      {label}
    </Link>
  );
}
