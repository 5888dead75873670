import type { Tone } from "#app/ui/band.tsx";
import { Band } from "#app/ui/band.tsx";
import { BlockTower } from "#app/ui/block-tower.tsx";
import type { Home2Page } from "#model/pages/home-2.server.ts";
import "./crew-ramp.css";

type Words = Home2Page["ramp"];

const tones = ["ink", "tang", "white"] as const satisfies readonly Tone[];

/** One tower a week, one block a person. */
export function CrewRamp({ words }: { words: Words }) {
  return (
    <Band name="crew-ramp" labelledBy="ramp" bleed>
      <div className="wrap">
        <header>
          <h2 id="ramp">{words.title}</h2>
          <div>
            <p>{words.note}</p>
            <ul className="legend">
              {words.legend.map((trade, index) => (
                <li key={trade} data-trade={tones[index]}>
                  {trade}
                </li>
              ))}
            </ul>
          </div>
        </header>
        <ol className="towers">
          {words.weeks.map((week, index) => (
            <WeekTower key={index} week={week} words={words} number={index + 1} />
          ))}
        </ol>
        <ul className="phases">
          {words.phases.map((phase) => (
            <li key={phase.title}>
              <h3>{phase.title}</h3>
              <p>{phase.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

function WeekTower({ week, words, number }: { week: Words["weeks"][number]; words: Words; number: number }) {
  const counts = [week.leads, week.builders, week.testers];
  const spoken = counts.map((count, index) => `${words.legend[index]} ${count}`).join(", ");
  const blocks = counts.flatMap((count, index) => Array.from({ length: count }, () => tones[index] ?? "white"));
  return (
    <li>
      <span className="vh">{`${words.week} ${number}: ${spoken}`}</span> <b aria-hidden="true">{blocks.length}</b>{" "}
      <BlockTower tones={blocks} rise={20} />
      <span className="number" aria-hidden="true">
        {number}
      </span>
    </li>
  );
}
