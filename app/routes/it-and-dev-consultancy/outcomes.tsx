import { Band, type Tone } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { BlockTower } from "#app/ui/block-tower.tsx";
import type { ConsultancyPage } from "#model/pages/it-and-dev-consultancy.server.ts";

type Words = ConsultancyPage["gauges"];

/** Four measures as towers before and after. */
export function Outcomes({ words }: { words: Words }) {
  return (
    <Band name="outcomes" tone="mari" pad="top" bleed labelledBy="gauges" className="max-md:pb-8">
      <div className="wrap">
        <BandHead id="gauges" title={words.title}>
          <p>{words.method}</p>
        </BandHead>
        <div className="grid grid-cols-2 gap-x-gut gap-y-6 lg:grid-cols-4">
          {words.items.map((item) => (
            <Measure key={item.title} item={item} />
          ))}
        </div>
      </div>
    </Band>
  );
}

function Measure({ item }: { item: Words["items"][number] }) {
  return (
    <figure data-reveal="shown" className="group grid grid-rows-[auto_1fr] [--reveal-from:0_0]">
      <div className="flex h-68 items-end gap-[8%] border-b-3 md:h-82" aria-hidden="true">
        <Stack figure={item.before} blocks={item.beforeBlocks} tone="white" />
        <Stack figure={item.after} blocks={item.afterBlocks} tone="ink" />
      </div>
      <figcaption className="pt-5 pb-4 leading-snug md:pt-6 md:pb-12">
        <h3 className="text-h4">{item.title}</h3>
        <p className="mt-2 mb-0">{item.note}</p>
      </figcaption>
    </figure>
  );
}

const pair =
  "-mb-2 grid min-w-0 justify-items-center spring-slow motion-safe:group-data-[reveal=pending]:-translate-y-10";
const tower = "w-13 spring-calm motion-safe:group-hover:-translate-y-2 md:w-[5.6vw] md:max-w-20 md:min-w-13";

function Stack({ figure, blocks, tone }: { figure: string; blocks: number; tone: Tone }) {
  return (
    <div className={pair}>
      <b className="display mb-2 text-h4">{figure}</b>
      <div className={tower}>
        <BlockTower tones={Array.from({ length: blocks }, () => tone)} half={33} rise={22} />
      </div>
    </div>
  );
}
