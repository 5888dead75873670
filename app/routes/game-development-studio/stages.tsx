import { Band, type Tone } from "#app/ui/band.tsx";
import { BlockTower } from "#app/ui/block-tower.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { GameStudioPage } from "#model/pages/game-development-studio.server.ts";

type Words = GameStudioPage["stages"];

const stair =
  "mt-9 md:mt-8 md:grid md:grid-cols-3 md:gap-x-5 lg:-mt-38 lg:grid-cols-6 lg:grid-rows-[470px_repeat(3,auto)]";

/** The pipeline: each stage adds one block to those before it and names what would stop the work. */
export function Stages({ words }: { words: Words }) {
  const tones = words.items.map(({ tone }) => tone);
  return (
    <Band name="stages" tone="paper-2" grid="map" bleed id="pipeline" labelledBy="stages">
      <div className="wrap">
        <h2 id="stages" className="max-w-[11em]">
          {words.title}
        </h2>
        <p className="lead mt-6 mb-0 max-w-[34em]">{words.lead}</p>
        <ol role="list" className={stair}>
          {words.items.map((item, index) => (
            <Stage key={item.title} item={item} tones={tones.slice(0, index + 1)} />
          ))}
        </ol>
      </div>
    </Band>
  );
}

const stepWide = "md:row-span-4 md:grid-cols-1 md:grid-rows-subgrid md:items-start md:gap-y-0 md:border-0 md:pt-0";
const step = `group/stage grid grid-cols-[84px_1fr] items-end gap-x-5 border-b-3 pt-6 ${stepWide}`;
/** The block that a stage adds comes down with the page. */
const added = "[&_g:last-child]:by-scroll [--by:--stage] [--piece:stack] [view-timeline:--stage]";
const ground =
  "group/tower [--reveal-from:0_0] md:-me-5 md:self-end md:border-b-3 md:pb-2.5 md:max-lg:group-nth-[3n]/stage:me-0 lg:group-last/stage:me-0";
const tower =
  "-mb-1.5 w-21 spring-calm md:w-[9.6vw] md:max-w-38 motion-safe:group-hover/stage:-translate-y-2 motion-safe:group-data-[reveal=pending]/tower:-translate-y-12";

function Stage({ item, tones }: { item: Words["items"][number]; tones: Tone[] }) {
  return (
    <li className={`${step} ${added}`}>
      <div className={ground} data-reveal="shown">
        <div className={tower}>
          <BlockTower tones={tones} />
        </div>
      </div>
      <div className="pb-5 leading-snug md:row-span-3 md:grid md:grid-rows-subgrid md:pb-10 lg:pb-0">
        <header>
          <h3 className="text-h4 md:mt-5">{item.title}</h3>
          <p className="mt-1 mb-0 font-bold">{item.time}</p>
        </header>
        <p className="mt-2 mb-0">{item.text}</p>
        <p className="mt-3 mb-0 border-t-2 border-line pt-2.5 text-ink-2">
          <Prose text={item.gate} />
        </p>
      </div>
    </li>
  );
}
