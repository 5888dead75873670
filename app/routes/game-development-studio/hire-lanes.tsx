import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import type { GameStudioPage } from "#model/pages/game-development-studio.server.ts";
import "#app/sections/column-span.css";
import "./hire-lanes.css";

type Words = GameStudioPage["lanes"];

/** Four ways to hire the studio as bars over the phases of a game. */
export function HireLanes({ words }: { words: Words }) {
  return (
    <Band name="hire-lanes" pad="bottom" labelledBy="lanes">
      <div className="wrap">
        <BandHead id="lanes" title={words.title}>
          <p className="lead">{words.lead}</p>
        </BandHead>
        <div className="phases" aria-hidden="true">
          {words.phases.map((phase) => (
            <span key={phase}>{phase} </span>
          ))}
        </div>
        <ul>
          {words.items.map((item) => (
            <Lane key={item.title} item={item} />
          ))}
        </ul>
      </div>
    </Band>
  );
}

function Lane({ item }: { item: Words["items"][number] }) {
  return (
    <li>
      <div className="what">
        <h3>{item.title}</h3>
        <p>{item.text}</p>
      </div>
      <div className="track">
        <p className="bar column-span" data-from={item.from} data-to={item.to}>
          <span className="span">{item.span}. </span>
          <b>{item.time}</b> <span>{item.people}</span>
        </p>
      </div>
    </li>
  );
}
