import { ProofMarks } from "#app/sections/proof-mark.tsx";
import { Band } from "#app/ui/band.tsx";
import { BlockTower } from "#app/ui/block-tower.tsx";
import type { Home6Page } from "#model/pages/home-6.server.ts";

type Words = Home6Page["costs"];

/** What a blockchain adds to a game, stacked in blocks of one week. */
export function Costs({ words }: { words: Words }) {
  return (
    <Band name="costs" tone="tang" labelledBy="costs" bleed>
      <div className="wrap">
        <h2 id="costs" className="text-hero/(--clear) font-stretch-82% tracking-tight lg:max-w-[7em]">
          {words.title}
        </h2>
        <ul role="list" className="mt-8 lg:-mt-16 lg:grid lg:grid-cols-6">
          {words.items.map((item) => (
            <Stack key={item.title} item={item} unit={words.unit} />
          ))}
        </ul>
        <p className="mt-9 mb-0 font-bold">
          {words.lead} {words.note} <ProofMarks ids={words.proofs} />
        </p>
      </div>
    </Band>
  );
}

const side = "flex items-end gap-5 pt-5 max-lg:border-b-3 lg:flex-col lg:items-stretch lg:gap-0 lg:pt-0";
/** Week by week they come down with the page. */
const stacked =
  "max-lg:[--drop:-30px] [&_g]:by-scroll [--by:--weeks] [--piece:stack] [view-timeline:--weeks] [--range:0%_22%] [&_g:nth-child(n+2)]:[--range:10%_32%]";

function Stack({ item, unit }: { item: Words["items"][number]; unit: string }) {
  const tone = item.outside ? "white" : "ink";
  return (
    <li className={`${side} ${stacked}`}>
      <div className="shrink-0 lg:flex lg:h-90 lg:items-end lg:border-b-3">
        <div className="-mb-2 w-21 lg:-mb-3 lg:w-24 xl:w-29 xxl:w-32">
          <BlockTower tones={Array.from({ length: item.weeks }, () => tone)} rise={26} />
        </div>
      </div>
      <div className="pb-4 lg:pe-4 lg:pt-5">
        <h3 className="text-h4">{item.title}</h3>
        <p className="mt-1.5 mb-0 leading-snug">
          <b>
            {item.weeks} {unit}.
          </b>{" "}
          {item.text}
        </p>
      </div>
    </li>
  );
}
