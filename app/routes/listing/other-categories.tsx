import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import type { CategoryListing } from "#model/posts/listings.server.ts";

const lift = "motion-safe:lg:hover:-translate-y-3.5 motion-safe:lg:hover:shadow-[0_16px_0_var(--ce)]";

interface OtherCategoriesProps {
  others: CategoryListing["others"];
  /** The category has no posts, so that these are the way on. */
  isOnlyWay: boolean;
}

/** The other categories as a row of spines. */
export function OtherCategories({ others, isOnlyWay }: OtherCategoriesProps) {
  return (
    <Band name="other-categories" tone="paper-2" pad="none" labelledBy="other-shelves" className="pt-10 lg:pt-14">
      <div className="wrap">
        <h2 id="other-shelves" className="mb-6 text-h3">
          {others.title}
        </h2>
        <ul role="list" className="grid gap-1 lg:grid-cols-5 lg:items-end">
          {others.items.map(({ slug, name, count }, index) => (
            <li
              key={slug}
              data-tone={index % 2 ? "white" : "ink"}
              className={`display rounded-t-sm text-h4 transition duration-calm ease-snap lg:h-33 lg:even:h-39 ${lift}`}
            >
              <Link
                to={`/blog/category/${slug}`}
                data-call={isOnlyWay && index === 0 ? "main" : undefined}
                className="flex h-full items-end justify-between gap-4 p-4 no-underline lg:flex-col lg:items-start"
              >
                <span>{name}</span> <b className="lg:text-h3">{count}</b>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
