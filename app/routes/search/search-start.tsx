import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Pages } from "#model/read-content.server.ts";
import "./search-start.css";

/** Places to begin for a visitor who has no word for it yet. */
export function SearchStart({ words }: { words: Pages["search"]["start"] }) {
  return (
    <Band name="search-start" pad="none" labelledBy="search-start">
      <div className="wrap">
        <h2 id="search-start">{words.title}</h2>
        <ul>
          {words.ways.map(({ label, text, url }) => (
            <li key={url}>
              <Link to={url}>
                <b>{label}</b>
                <span>{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
