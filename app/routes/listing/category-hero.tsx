import { Band } from "#app/ui/band.tsx";
import { BlockTower } from "#app/ui/block-tower.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Crumb } from "#app/ui/crumb.tsx";
import type { CategoryListing } from "#model/posts/listings.server.ts";

const blocksInARow = 6;

/** A category as a block of ink, because colours belong to departments; in the corner, one block per post. */
export function CategoryHero({ category }: { category: CategoryListing }) {
  const { name, description, crumb, count, search, posts } = category;
  const towers = Array.from({ length: Math.ceil(posts.length / blocksInARow) }, (_, index) =>
    Math.min(blocksInARow, posts.length - index * blocksInARow),
  );
  return (
    <Band name="category-hero" tone="ink" pad="none" grid="iso" labelledBy="category">
      <div className="wrap grid items-end gap-x-gut gap-y-8 pt-6 pb-10 lg:grid-cols-[8fr_auto] lg:pt-10 lg:pb-16">
        <div>
          <Crumb to={crumb.url}>{crumb.label}</Crumb>
          <h1
            id="category"
            className="mt-6 mb-5 text-h2/(--clear) wrap-anywhere font-stretch-76% tracking-tight xl:text-hero/(--clear) lg:mt-14"
          >
            {name}
          </h1>
          <p className="lead mb-7 max-w-[34em]">{description}</p>
          <ButtonLink to={search.url} tone="paper">
            {search.label}
          </ButtonLink>
        </div>
        <div className="flex flex-wrap items-end gap-y-3 lg:justify-end">
          {towers.map((height, index) => (
            <BlockTower
              key={index}
              tones={Array.from({ length: height }, () => "paper")}
              className="-me-1.5 w-15.5 lg:w-21.5"
            />
          ))}
          <p className="display ms-5 mb-1 text-h3 whitespace-nowrap">{count}</p>
        </div>
      </div>
    </Band>
  );
}
