import { ProofMark } from "#app/sections/proof-mark.tsx";
import { Band } from "#app/ui/band.tsx";
import type { Content, Pages } from "#model/content.server.ts";

type Counter = Pick<Content["counters"][number], "number" | "symbol" | "title" | "note" | "department" | "proof">;

interface FiguresProps {
  title: Pages["about-us"]["figures"]["title"];
  counters: readonly Counter[];
}

/** Each step is lower than the one before; all are shorter on a phone. */
const steps = [
  "md:min-h-116 md:ps-out lg:min-h-100",
  "max-md:me-11 md:min-h-96 lg:min-h-80",
  "max-md:me-20 md:min-h-81 lg:min-h-65",
  "max-md:me-28 md:min-h-55",
];

/** The four counters on blocks of falling height, each with what it counts. */
export function Figures({ title, counters }: FiguresProps) {
  return (
    <Band name="figures" pad="none" labelledBy="figures" bleed className="pt-4 md:pt-10">
      <div className="wrap">
        <h2 id="figures" className="relative md:ms-auto md:w-1/2">
          {title}
        </h2>
      </div>
      <dl className="mt-8 md:-mt-8 md:grid md:auto-cols-fr md:grid-flow-col md:items-end">
        {counters.map((counter, index) => (
          <Step key={counter.title} counter={counter} look={steps[index] ?? ""} />
        ))}
      </dl>
    </Band>
  );
}

const stretch = "transition-[font-stretch] duration-calm ease-snap motion-safe:group-hover:font-stretch-86%";
function Step({
  counter: { number, symbol, title, note, department, proof },
  look,
}: {
  counter: Counter;
  look: string;
}) {
  return (
    <div data-tone={department} className={`group flex flex-col px-edge pt-6 pb-8 md:px-5 xl:px-7 ${look}`}>
      <dt className="order-2 mt-3 text-lead/tight font-bold">
        {title} <ProofMark id={proof} className="ms-1" />
      </dt>
      <dd
        className={`display text-[clamp(2.6rem,-1.6rem+9.2vw,7.2rem)] leading-[0.82] font-stretch-78% whitespace-nowrap max-md:text-hero/none ${stretch}`}
      >
        {number}
        {symbol}
      </dd>
      <dd className="order-3 mt-1 max-w-68 leading-snug">{note}</dd>
    </div>
  );
}
