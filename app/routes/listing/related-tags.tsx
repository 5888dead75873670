import { TagLink } from "#app/sections/tag-link.tsx";
import { Band } from "#app/ui/band.tsx";
import type { TagListing } from "#model/posts/listings.server.ts";

/** Related tags, to read on. */
export function RelatedTags({ near: { title, tags } }: { near: TagListing["near"] }) {
  return (
    <Band name="related-tags" tone="paper-2" pad="none" labelledBy="near-tags">
      <div className="wrap flex flex-wrap items-center gap-x-10 gap-y-4 py-10 lg:py-14">
        <h2 id="near-tags" className="text-h3">
          {title}
        </h2>
        <ul className="flex flex-wrap gap-2.5">
          {tags.map((tag) => (
            <li key={tag.slug}>
              <TagLink {...tag} className="text-body" />
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
