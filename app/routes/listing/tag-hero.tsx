import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Crumb } from "#app/ui/crumb.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { TagListing } from "#model/posts/listings.server.ts";
import "./tag-label.css";

/** A tag as a paper label. */
export function TagHero({ tag }: { tag: TagListing }) {
  const { name, text, empty, crumb, count, search } = tag;
  return (
    <Band name="tag-hero" tone="paper-2" pad="none" grid="map" labelledBy="tag">
      <div className="wrap relative grid items-center gap-x-half gap-y-7 pt-6 pb-half lg:grid-cols-[minmax(0,auto)_minmax(20rem,1fr)] lg:pt-10">
        <Crumb to={crumb.url} className="mb-5 lg:col-span-2">
          {crumb.label}
        </Crumb>
        <div className="tag-label relative max-w-full -rotate-2 justify-self-start bg-white py-7 pe-5 sm:pe-7 lg:py-10 lg:pe-10">
          <h1
            id="tag"
            className="text-h3/(--clear) wrap-anywhere sm:text-h2/(--clear) xl:text-hero/(--clear) font-stretch-80% tracking-tight"
          >
            {name}
          </h1>
          <p className="mt-3 mb-0 font-bold">{count}</p>
        </div>
        <div className="max-w-160">
          <p className="lead">{text}</p>
          {empty && (
            <p>
              <Prose text={empty} />
            </p>
          )}
          {search && <ArrowLink to={search.url}>{search.label}</ArrowLink>}
        </div>
      </div>
    </Band>
  );
}
