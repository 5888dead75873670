import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Home3Page } from "#model/pages/home-3.server.ts";
import "./last-shelf.css";

/** The close: one empty place on the shelf, drawn as wide as the page. */
export function LastShelf({ words }: { words: Home3Page["close"] }) {
  return (
    <Band name="last-shelf" tone="tang" pad="none" labelledBy="last">
      <div className="place">
        <h2 id="last">{words.title}</h2>
        <div>
          <p className="lead">{words.text}</p>
          <ButtonLink to={words.action.url}>
            {words.action.label} <Icon name="arrow-right" />
          </ButtonLink>
          <p className="note">{words.note}</p>
        </div>
      </div>
    </Band>
  );
}
