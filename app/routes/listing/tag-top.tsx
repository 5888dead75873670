import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Crumb } from "#app/ui/crumb.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { TagListing } from "#model/posts/listings.server.ts";
import "./tag-top.css";

/** A tag as the paper label that it is. */
export function TagTop({ tag }: { tag: TagListing }) {
  const { name, text, empty, crumb, count, search } = tag;
  return (
    <Band name="tag-top" tone="paper-2" pad="none" grid="map" labelledBy="tag">
      <div className="wrap">
        <Crumb to={crumb.url}>{crumb.label}</Crumb>
        <div className="label">
          <h1 id="tag">{name}</h1>
          <p>{count}</p>
        </div>
        <div className="about">
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
