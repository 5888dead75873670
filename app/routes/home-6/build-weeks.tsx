import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { BlockTower } from "#app/ui/block-tower.tsx";
import type { Home6Page } from "#model/pages/home-6.server.ts";
import "./build-weeks.css";

type Words = Home6Page["costs"];

/** What the chain adds to a game, stacked in weeks. */
export function BuildWeeks({ words }: { words: Words }) {
  return (
    <Band name="build-weeks" tone="tang" labelledBy="costs" bleed>
      <div className="wrap">
        <BandHead id="costs" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <ul>
          {words.items.map((item) => (
            <Stack key={item.title} item={item} unit={words.unit} />
          ))}
        </ul>
        <p className="note">{words.note}</p>
      </div>
    </Band>
  );
}

function Stack({ item, unit }: { item: Words["items"][number]; unit: string }) {
  const tone = item.outside ? ("white" as const) : ("ink" as const);
  return (
    <li>
      <div className="stack">
        <BlockTower tones={Array.from({ length: item.weeks }, () => tone)} rise={26} />
      </div>
      <div>
        <h3>{item.title}</h3>
        <p>
          <b>
            {item.weeks} {unit}.
          </b>{" "}
          {item.text}
        </p>
      </div>
    </li>
  );
}
