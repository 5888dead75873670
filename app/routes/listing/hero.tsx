import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Crumb } from "#app/ui/crumb.tsx";
import { Link } from "#app/ui/link.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { RichText } from "#shared/rich-text.ts";

interface Way {
  label: string;
  url: string;
}

interface HeroProps {
  title: string;
  text: string;
  crumb: Way;
  count?: string | undefined;
  /** What to read while there is no post. */
  empty?: RichText | undefined;
  /** The same posts in the archive with its filters. */
  search?: Way | undefined;
  /** Other lists of the kind. */
  near?: { title: string; ways: readonly Way[] };
}

/** The name of a list of posts, how many there are, and the lists beside it. */
export function Hero({ title, text, crumb, count, empty, search, near }: HeroProps) {
  return (
    <Band name="hero" id="hero" tone="paper-2" pad="none" labelledBy="listing-title" className="py-compact">
      <div className="wrap flex flex-col items-start gap-4">
        <Crumb to={crumb.url} className="m-0">
          {crumb.label}
        </Crumb>
        <h1 id="listing-title" className="text-h2 wrap-anywhere">
          {title}
        </h1>
        {count && <p className="m-0 font-bold">{count}</p>}
        <p className="lead m-0 max-w-text">{text}</p>
        {empty && (
          <p className="m-0 max-w-text">
            <Prose text={empty} />
          </p>
        )}
        {search && <ArrowLink to={search.url}>{search.label}</ArrowLink>}
        {near && (
          <nav aria-labelledby="near-lists">
            <h2 id="near-lists" className="mb-2 font-text text-body font-bold tracking-normal">
              {near.title}
            </h2>
            <ul role="list" className="flex flex-wrap gap-2">
              {near.ways.map(({ label, url }) => (
                <li key={url}>
                  <Link
                    to={url}
                    className="block rounded-sm px-3 py-2 font-semibold border-2 border-line no-underline hover:bg-ink hover:text-paper"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </Band>
  );
}
