import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import type { CategoryListing } from "#model/posts/listings.server.ts";
import "./other-shelves.css";

/** The other categories as a row of spines. */
export function OtherShelves({ others }: { others: CategoryListing["others"] }) {
  return (
    <Band name="other-shelves" tone="paper-2" pad="none" labelledBy="other-shelves">
      <div className="wrap">
        <h2 id="other-shelves">{others.title}</h2>
        <ul>
          {others.items.map(({ slug, name, count }, index) => (
            <li key={slug} data-tone={index % 2 ? "white" : "ink"}>
              <Link to={`/blog/category/${slug}`}>
                <span>{name}</span> <b>{count}</b>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
