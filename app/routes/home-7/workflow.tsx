import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { columnLines } from "#app/ui/column-lines.ts";
import type { Home7Page } from "#model/pages/home-7.server.ts";
import "./shapes.css";

type Words = Home7Page["relay"];

/** Nine days from left to right; each block lasts as long as someone has the file, and points to the next. */
export function Workflow({ words }: { words: Words }) {
  return (
    <Band name="workflow" tone="paper-2" labelledBy="relay">
      <div className="wrap">
        <BandHead id="relay" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <ol role="list" className="nine-days grid gap-6 lg:gap-0 lg:border-e-2 lg:border-line">
          {words.steps.map((step, index) => (
            <Step key={step.days} step={step} place={placeOf(index, words.steps.length)} />
          ))}
        </ol>
      </div>
    </Band>
  );
}

const after = "lg:col-start-(--to) lg:-col-end-1";
const before = "lg:col-start-1 lg:justify-self-end lg:text-end";
const inside = "lg:col-start-(--from) lg:col-end-(--to) lg:ps-9 lg:pe-6";

/** Late in the job the words precede the block. One day is too short for a name, which then stands beside its block. */
function placeOf(index: number, count: number) {
  if (index === 0) return { who: "lg:col-start-2 lg:col-end-4 lg:px-4", what: "lg:col-start-4 lg:-col-end-1" };
  if (index === count - 1)
    return { who: "lg:col-start-7 lg:col-end-9 lg:px-4 lg:text-end", what: `${before} lg:col-end-7` };
  return { who: inside, what: index < 3 ? after : `${before} lg:col-end-(--from)` };
}

const step =
  "group grid grid-cols-9 gap-y-3 max-lg:border-b-2 max-lg:border-line max-lg:pb-6 lg:min-h-24 lg:items-center xl:min-h-28";
const blockWide = "lg:h-full lg:transition-transform lg:group-even:bg-white motion-safe:lg:group-hover:translate-x-1.5";
const block = `passed-on col-start-(--from) col-end-(--to) row-start-1 h-5.5 bg-tang forced-color-adjust-none group-even:bg-ink forced-colors:group-even:bg-[GrayText] ${blockWide}`;

function Step({ step: words, place }: { step: Words["steps"][number]; place: ReturnType<typeof placeOf> }) {
  return (
    <li className={`${step} ${columnLines(words)}`}>
      <i className={block} aria-hidden="true" />
      <div className={`relative max-lg:col-span-full lg:row-start-1 ${place.who}`}>
        <p className="mt-0 mb-1 text-small/tight font-bold">{words.days}</p>
        <h3 className="text-h4">{words.who}</h3>
      </div>
      <p
        className={`m-0 leading-snug max-lg:col-span-full lg:row-start-1 lg:max-w-128 lg:bg-paper-2 lg:px-5 lg:py-1 ${place.what}`}
      >
        {words.text}
      </p>
    </li>
  );
}
