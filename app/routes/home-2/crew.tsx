import type { Tone } from "#app/ui/band.tsx";
import { Band } from "#app/ui/band.tsx";
import { BlockTower } from "#app/ui/block-tower.tsx";
import type { Home2Page } from "#model/pages/home-2.server.ts";

type Words = Home2Page["ramp"];

const tones = ["ink", "tang", "white"] as const satisfies readonly Tone[];

/** How a crew grows: one tower per week, one block per person. */
export function Crew({ words }: { words: Words }) {
  return (
    <Band name="crew" labelledBy="ramp" bleed>
      <div className="wrap">
        <header className="grid gap-x-gut gap-y-5 md:grid-cols-12 md:items-end">
          <h2 id="ramp" className="md:col-span-7">
            {words.title}
          </h2>
          <div className="md:col-span-5">
            <p>{words.note}</p>
            <ul role="list" className="flex flex-wrap gap-x-6 gap-y-1.5 text-small font-bold">
              {words.legend.map((trade, index) => (
                <li key={trade} className="flex items-center gap-2">
                  <i data-tone={tones[index]} className="size-4 rounded-xs border-2 border-ink" />
                  {trade}
                </li>
              ))}
            </ul>
          </div>
        </header>
        <ol role="list" className="mt-8 grid grid-cols-11 items-end lg:mt-12">
          {words.weeks.map((week, index) => (
            <WeekTower key={index} week={week} words={words} number={index + 1} />
          ))}
        </ol>
        <ul role="list" className="mt-6 grid gap-6 md:grid-cols-2 lg:grid-cols-[2.4fr_2.4fr_3.4fr_2.8fr]">
          {words.phases.map((phase) => (
            <li
              key={phase.title}
              className="border-t-2 border-line pt-3.5 lg:border-s-3 lg:border-t-0 lg:border-ink lg:ps-4 lg:pt-0"
            >
              <h3 className="text-h4">{phase.title}</h3>
              <p className="mt-2 mb-0 leading-snug">{phase.text}</p>
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
    <li className="grid justify-items-center">
      <span className="vh">{`${words.week} ${number}: ${spoken}`}</span>{" "}
      <b aria-hidden="true" className="display mb-1.5 text-small/none md:text-h4/none xl:text-h3/none">
        {blocks.length}
      </b>{" "}
      <BlockTower tones={blocks} rise={20} className="-mb-1 w-15/16 max-w-23" />
      <span className="w-full border-t-3 pt-3.5 text-center text-small font-bold" aria-hidden="true">
        {number}
      </span>
    </li>
  );
}
