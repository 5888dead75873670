import { Band, type Tone } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { BlockTower } from "#app/ui/block-tower.tsx";
import type { ConsultancyPage } from "#model/pages/it-and-dev-consultancy.server.ts";
import "./delivery-gauges.css";

type Words = ConsultancyPage["gauges"];

/** Four measures as towers before and after. */
export function DeliveryGauges({ words }: { words: Words }) {
  return (
    <Band name="delivery-gauges" tone="mari" pad="top" bleed labelledBy="gauges">
      <div className="wrap">
        <BandHead id="gauges" title={words.title}>
          <p>{words.method}</p>
        </BandHead>
        <div className="gauges">
          {words.items.map((item) => (
            <Gauge key={item.title} item={item} />
          ))}
        </div>
      </div>
    </Band>
  );
}

function Gauge({ item }: { item: Words["items"][number] }) {
  return (
    <figure data-reveal="shown">
      <div className="pair" aria-hidden="true">
        <Stack figure={item.before} blocks={item.beforeBlocks} tone="white" />
        <Stack figure={item.after} blocks={item.afterBlocks} tone="ink" />
      </div>
      <figcaption>
        <h3>{item.title}</h3>
        <p>{item.note}</p>
      </figcaption>
    </figure>
  );
}

function Stack({ figure, blocks, tone }: { figure: string; blocks: number; tone: Tone }) {
  return (
    <div>
      <b>{figure}</b>
      <BlockTower tones={Array.from({ length: blocks }, () => tone)} half={33} rise={22} />
    </div>
  );
}
