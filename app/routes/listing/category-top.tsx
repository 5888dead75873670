import { Band } from "#app/ui/band.tsx";
import { BlockTower } from "#app/ui/block-tower.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Crumb } from "#app/ui/crumb.tsx";
import type { CategoryListing } from "#model/posts/listings.server.ts";
import "./category-top.css";

const blocksInARow = 6;

/** A category as a block of ink, because the colours belong to the benches; its posts stand in the corner as blocks, one each. */
export function CategoryTop({ category }: { category: CategoryListing }) {
  const { name, description, crumb, count, search, posts } = category;
  const towers = Array.from({ length: Math.ceil(posts.length / blocksInARow) }, (_, index) =>
    Math.min(blocksInARow, posts.length - index * blocksInARow),
  );
  return (
    <Band name="category-top" tone="ink" pad="none" grid="iso" labelledBy="category">
      <div className="wrap">
        <div>
          <Crumb to={crumb.url}>{crumb.label}</Crumb>
          <h1 id="category">{name}</h1>
          <p className="lead">{description}</p>
          <ButtonLink to={search.url} tone="paper">
            {search.label}
          </ButtonLink>
        </div>
        <div className="stack">
          {towers.map((height, index) => (
            <BlockTower key={index} tones={Array.from({ length: height }, () => "paper")} />
          ))}
          <p>{count}</p>
        </div>
      </div>
    </Band>
  );
}
