import { TagLink } from "#app/sections/tag-link.tsx";
import { Band } from "#app/ui/band.tsx";
import type { TagListing } from "#model/posts/listings.server.ts";

interface RelatedTagsProps {
  near: TagListing["near"];
  /** The tag has no posts, so that these are the way on. */
  isOnlyWay: boolean;
}

/** Related tags, to read on. */
export function RelatedTags({ near: { title, tags }, isOnlyWay }: RelatedTagsProps) {
  return (
    <Band name="related-tags" tone="paper-2" pad="none" labelledBy="near-tags">
      <div className="wrap flex flex-wrap items-center gap-x-10 gap-y-4 py-10 lg:py-14">
        <h2 id="near-tags" className="text-h3">
          {title}
        </h2>
        <ul role="list" className="flex flex-wrap gap-2.5">
          {tags.map((tag, index) => (
            <li key={tag.slug}>
              <TagLink {...tag} className="text-body" isMain={(isOnlyWay && index === 0) || undefined} />
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
