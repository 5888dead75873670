import { DiamondLabel } from "#app/ui/diamond-label.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Department } from "#shared/department.ts";
import type { ShownHero } from "./data.server.ts";

/** Visitors' needs in their own words, each with the page that answers it; on wide screens the catch-all is below. */
export function Chooser({ title, needs, more }: ShownHero["chooser"]) {
  return (
    <div className="wrap">
      <nav aria-labelledby="chooser-title" className="chooser">
        <h2 id="chooser-title" className="text-h4 lg:pt-3">
          {title}
        </h2>
        <ul role="list" className="grid gap-x-6 sm:grid-cols-2 lg:col-span-3 lg:grid-cols-3">
          {needs.map(({ slug, need, url, department }) => (
            <li key={slug}>
              <Need to={url} department={department}>
                {need}
              </Need>
            </li>
          ))}
          <li className={needs.length > 3 ? "bottom-7 start-0 lg:absolute" : ""}>
            <Need to={more.url}>{more.label}</Need>
          </li>
        </ul>
      </nav>
    </div>
  );
}

function Need({ to, department, children }: { to: string; department?: Department; children: string }) {
  return (
    <Link to={to} className="group need">
      <DiamondLabel department={department} className={`need-label ${department ? "" : "before:bg-ink"}`}>
        {children}
      </DiamondLabel>
    </Link>
  );
}
