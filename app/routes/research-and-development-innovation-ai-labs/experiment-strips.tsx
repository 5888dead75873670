import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { StatusToken } from "#app/ui/status-token.tsx";
import type { LabsPage } from "#model/pages/research-and-development-innovation-ai-labs.server.ts";
import "./experiment-strips.css";

type Words = LabsPage["strips"];

const standings = { running: "good", paused: "part", reported: "open", failed: "bad" } as const;

/** Experiments with their status, a cell for each working day. */
export function ExperimentStrips({ words }: { words: Words }) {
  return (
    <Band name="experiment-strips" labelledBy="strips">
      <div className="wrap">
        <BandHead id="strips" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <ul>
          {words.items.map((item) => (
            <li key={item.title} data-status={item.status}>
              <StatusToken standing={standings[item.status]}>{item.word}</StatusToken>
              <h3>{item.title}</h3>
              <DayStrip days={words.days} done={item.done} />
              <p>{item.when}</p>
              <p className="stop">
                <b>{words.stopLabel}</b> {item.stop}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

function DayStrip({ days, done }: { days: number; done: number }) {
  return (
    <svg className="strip" viewBox={`0 0 ${days * 20 - 3} 17`} aria-hidden="true">
      {Array.from({ length: days }, (_, day) => (
        <rect key={day} className={day < done ? "done" : undefined} x={day * 20} width="17" height="17" rx="4" />
      ))}
    </svg>
  );
}
