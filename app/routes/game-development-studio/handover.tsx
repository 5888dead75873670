import { Band } from "#app/ui/band.tsx";
import type { GameStudioPage } from "#model/pages/game-development-studio.server.ts";
import "#app/sections/torn-sheet.css";

const number =
  "before:min-w-6 before:display before:text-h4 before:spring-calm before:content-[counter(item)] motion-safe:hover:before:-rotate-9";
const entry = `flex [counter-increment:item] break-inside-avoid items-baseline gap-4 border-t-2 border-line py-4 leading-snug font-semibold ${number}`;

/** The handover as a numbered packing list, torn off at the top. */
export function Handover({ words }: { words: GameStudioPage["sheet"] }) {
  return (
    <Band name="handover" tone="paper-2" id="handover" labelledBy="sheet">
      <div className="wrap">
        <div className="torn-sheet rounded-b-lg p-7 lg:p-13">
          <header className="mb-9 grid items-end gap-x-gut gap-y-4 md:grid-cols-[7fr_5fr]">
            <h2 id="sheet">{words.title}</h2>
            <p className="m-0">{words.text}</p>
          </header>
          <ol role="list" className="gap-x-half md:columns-2">
            {words.items.map((item) => (
              <li key={item} className={entry}>
                {item}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Band>
  );
}
