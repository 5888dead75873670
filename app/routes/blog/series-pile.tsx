import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import type { FrontPage } from "#model/posts/front-page.server.ts";
import "./series-pile.css";

/** The series as manuals that lie on a pile; one slides out under the pointer. */
export function SeriesPile({ series }: { series: FrontPage["series"] }) {
  if (series.items.length === 0) return null;
  return (
    <Band name="series-pile" pad="none" labelledBy="series">
      <div className="wrap grid-12">
        <header>
          <h2 id="series">{series.title}</h2>
          <p>{series.text}</p>
        </header>
        <ol>
          {series.items.map(({ series: key, name, text, bench, parts, path }) => (
            <li key={key} data-tone={bench}>
              <Link to={path}>
                <b>{name}</b> <span>{text}</span> <i>{parts}</i>
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
