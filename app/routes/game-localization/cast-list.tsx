import { Band } from "#app/ui/band.tsx";
import type { LocalizationPage } from "#model/pages/game-localization.server.ts";
import "./cast-list.css";

/** The services as a page of a screenplay. */
export function CastList({ words }: { words: LocalizationPage["cast"] }) {
  return (
    <Band name="cast-list" tone="paper-2" labelledBy="cast">
      <div className="wrap">
        <h2 id="cast">{words.title}</h2>
        <div className="script">
          <p className="scene">{words.scene}</p>
          {words.parts.map((part) => (
            <article key={part.name}>
              <h3>{part.name}</h3>
              <p className="aside">({part.aside})</p>
              <p>{part.text}</p>
              <p className="limit">{part.limit}</p>
            </article>
          ))}
        </div>
      </div>
    </Band>
  );
}
