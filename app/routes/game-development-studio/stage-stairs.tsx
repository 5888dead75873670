import { Band, type Tone } from "#app/ui/band.tsx";
import { BlockTower } from "#app/ui/block-tower.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { GameStudioPage } from "#model/pages/game-development-studio.server.ts";
import "./stage-stairs.css";

type Words = GameStudioPage["stages"];

/** The pipeline: each stage lays one block on those before it, and names what would stop the work. */
export function StageStairs({ words }: { words: Words }) {
  const tones = words.items.map(({ tone }) => tone);
  return (
    <Band name="stage-stairs" tone="paper-2" grid="map" bleed id="pipeline" labelledBy="stages">
      <div className="wrap">
        <h2 id="stages">{words.title}</h2>
        <p className="lead">{words.lead}</p>
        <ol>
          {words.items.map((item, index) => (
            <Stage key={item.title} item={item} tones={tones.slice(0, index + 1)} />
          ))}
        </ol>
      </div>
    </Band>
  );
}

function Stage({ item, tones }: { item: Words["items"][number]; tones: Tone[] }) {
  return (
    <li>
      <div className="tower" data-reveal="shown">
        <BlockTower tones={tones} />
      </div>
      <div className="stage">
        <header>
          <h3>{item.title}</h3>
          <p className="time">{item.time}</p>
        </header>
        <p>{item.text}</p>
        <p className="gate">
          <Prose text={item.gate} />
        </p>
      </div>
    </li>
  );
}
