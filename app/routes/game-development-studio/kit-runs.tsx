import { Band } from "#app/ui/band.tsx";
import type { GameStudioPage } from "#model/pages/game-development-studio.server.ts";
import "./kit-runs.css";

type Words = GameStudioPage["kit"];

/** What the studio works with, set large, each line with its exclusion. */
export function KitRuns({ words }: { words: Words }) {
  return (
    <Band name="kit-runs" labelledBy="kit">
      <div className="wrap">
        <h2 className="vh" id="kit">
          {words.title}
        </h2>
        {words.rows.map((row) => (
          <Run key={row.title} row={row} />
        ))}
      </div>
    </Band>
  );
}

function Run({ row }: { row: Words["rows"][number] }) {
  return (
    <div className="run">
      <h3>{row.title}</h3>
      <ul>
        {row.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>{row.note}</p>
    </div>
  );
}
