import { TagLink } from "#app/sections/tag-link.tsx";
import { Band } from "#app/ui/band.tsx";
import type { TagListing } from "#model/posts/listings.server.ts";
import "./near-tags.css";

/** The tags that hang beside this one: where to read on. */
export function NearTags({ near: { title, tags } }: { near: TagListing["near"] }) {
  return (
    <Band name="near-tags" tone="paper-2" pad="none" labelledBy="near-tags">
      <div className="wrap">
        <h2 id="near-tags">{title}</h2>
        <ul>
          {tags.map((tag) => (
            <li key={tag.slug}>
              <TagLink {...tag} />
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
