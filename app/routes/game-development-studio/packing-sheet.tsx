import { Band } from "#app/ui/band.tsx";
import type { GameStudioPage } from "#model/pages/game-development-studio.server.ts";
import "#app/sections/torn-sheet.css";
import "./packing-sheet.css";

/** Handover as a numbered packing list, torn off at the top. */
export function PackingSheet({ words }: { words: GameStudioPage["sheet"] }) {
  return (
    <Band name="packing-sheet" tone="paper-2" labelledBy="sheet">
      <div className="wrap">
        <div className="torn-sheet">
          <header>
            <h2 id="sheet">{words.title}</h2>
            <p>{words.text}</p>
          </header>
          <ol>
            {words.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </div>
      </div>
    </Band>
  );
}
