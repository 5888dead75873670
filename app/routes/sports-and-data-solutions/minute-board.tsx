import { ActionPair } from "#app/ui/action-pair.tsx";
import { Band } from "#app/ui/band.tsx";
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
          <ActionPair first={words.action} second={words.second} tone="mari" />
        </div>
      </div>
    </Band>
  );
}
