import { Band } from "#app/ui/band.tsx";
import { Link, useIsOff } from "#app/ui/link.tsx";
import type { Pages } from "#model/content.server.ts";

/** Every page of the site by its name, in groups. */
export function AllPages({ words: { title, groups } }: { words: Pages["search"]["allPages"] }) {
  return (
    <Band name="all-pages" id="all-pages" pad="none" labelledBy="all-pages-title" className="py-normal">
      <div className="wrap">
        <h2 id="all-pages-title" className="mb-8">
          {title}
        </h2>
        <div className="grid gap-x-gut gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {groups.map(({ heading, pages }) => (
            <section key={heading} className="border-t-2 pt-4">
              <h3 className="mb-2 text-h4">{heading}</h3>
              <ul role="list">
                {pages.map((page) => (
                  <Entry key={page.url} page={page} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </Band>
  );
}

function Entry({ page: { label, url } }: { page: { label: string; url: string } }) {
  if (useIsOff(url)) return null;
  return (
    <li>
      <Link to={url} className="inline-block py-2">
        {label}
      </Link>
    </li>
  );
}
