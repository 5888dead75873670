import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { ArchivePage } from "#model/posts/archive-page.server.ts";
import "./archive-choices.css";

type Facet = ArchivePage["narrow"]["everything"];

/** Ways to narrow the archive, each with the number of posts that it would leave, and a person to ask. On a phone the ways are folded. */
export function ArchiveChoices({ narrow, ask }: Pick<ArchivePage, "narrow" | "ask">) {
  const { headings, everything, categories, years, tags, chosen } = narrow;
  return (
    <aside className="archive-choices" aria-label={headings.label}>
      <details>
        <summary>
          <b>{headings.label}</b> <span>{chosen}</span> <Icon name="caret-down" />
        </summary>
        <Facets title={headings.category} list="bars" facets={[everything, ...categories]} scale={everything.count} />
        <Facets title={headings.year} list="years" facets={years} />
        <Facets title={headings.tags} list="tags" facets={tags} />
      </details>
      <div className="ask">
        {ask.image && <Picture image={ask.image} alt="" width={240} />}
        <p>
          <Prose text={ask.text} />
        </p>
      </div>
    </aside>
  );
}

interface FacetsProps {
  title: string;
  list: "bars" | "years" | "tags";
  facets: readonly Facet[];
  /** How many posts a full bar stands for. */
  scale?: number;
}

function Facets({ title, list, facets, scale }: FacetsProps) {
  const most = Math.max(1, ...facets.filter(({ count }) => count !== scale).map(({ count }) => count));
  return (
    <section>
      <h2>{title}</h2>
      <ul className={list}>
        {facets.map(({ name, count, path, isCurrent }) => (
          <li key={name}>
            <Link to={path} aria-current={isCurrent || undefined} data-empty={count === 0 || undefined}>
              {scale !== undefined && (
                <svg aria-hidden="true" width={`${Math.min(100, Math.round((count / most) * 100))}%`} height="100%" />
              )}
              <span>{name}</span> <b>{count}</b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
