import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Link } from "#app/ui/link.tsx";
import type { ShownHero } from "./data.server.ts";

/** Visitors' needs in their own words as keys, each with the page that answers it. */
export function Chooser({ title, needs, more }: ShownHero["chooser"]) {
  return (
    <nav aria-labelledby="chooser-title" className="wrap flex flex-col gap-4 pt-6 pb-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 id="chooser-title" className="text-h3">
          {title}
        </h2>
        <ArrowLink to={more.url}>{more.label}</ArrowLink>
      </div>
      <ul role="list" className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-6">
        {needs.map(({ slug, need, url, department }) => (
          <li key={slug}>
            <Link
              to={url}
              className="flex h-full min-h-20 items-center rounded-md px-4 py-3 leading-tight font-bold no-underline shadow-key hover:underline"
              data-tone={department}
            >
              {need}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
