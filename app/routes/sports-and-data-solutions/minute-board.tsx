import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { SportsPage } from "#model/pages/sports-and-data-solutions.server.ts";
import "./minute-board.css";

/** The close: the board of the fourth official. */
export function MinuteBoard({ words }: { words: SportsPage["board"] }) {
  return (
    <Band name="minute-board" tone="pitch" pad="none" bleed labelledBy="minute">
      <div className="wrap">
        <p className="board" aria-hidden="true">
          {words.minutes}
        </p>
        <div>
          <h2 id="minute">{words.title}</h2>
          <p className="lead">{words.text}</p>
          <p className="actions">
            <ButtonLink to={words.action.url} tone="mari">
              {words.action.label}
              <Icon name="arrow-right" />
            </ButtonLink>
            <ArrowLink to={words.second.url} plain>
              {words.second.label}
            </ArrowLink>
          </p>
        </div>
      </div>
    </Band>
  );
}
