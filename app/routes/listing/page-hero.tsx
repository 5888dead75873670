import { Band } from "#app/ui/band.tsx";
import { Crumb } from "#app/ui/crumb.tsx";
import type { PageListing } from "#model/posts/listings.server.ts";

/** The number of a page and the dates that it covers. */
export function PageHero({ page }: { page: PageListing }) {
  const { heading, text, crumb } = page;
  return (
    <Band name="page-hero" pad="none" labelledBy="list-page">
      <div className="wrap grid items-end gap-x-8 gap-y-1.5 py-6 md:grid-cols-[auto_1fr] lg:py-8">
        <Crumb to={crumb.url} className="mb-5 md:col-span-2">
          {crumb.label}
        </Crumb>
        <h1 id="list-page" className="text-h2">
          {heading}
        </h1>
        <p className="lead m-0 md:justify-self-end md:text-end">{text}</p>
      </div>
    </Band>
  );
}
