import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Home2Page } from "#model/pages/home-2.server.ts";
import { formatSpan } from "#shared/format.ts";

type Words = Home2Page["handover"];

/** Four milestones, and bars showing what the client holds from which to which. */
export function Handover({ words }: { words: Words }) {
  return (
    <Band name="handover" tone="white" labelledBy="handover">
      <div className="wrap">
        <h2 id="handover">{words.title}</h2>
        <p className="lead mt-5 mb-half max-w-180">{words.lead}</p>
        <ol role="list" className="gap-x-gut lg:grid lg:grid-cols-4">
          {words.stages.map((stage) => (
            <li key={stage.when} className="border-t-3 py-4.5">
              <h3>{stage.when}</h3>
              <p className="mt-3 mb-0">
                <Prose text={stage.text} />
              </p>
            </li>
          ))}
        </ol>
        <ul role="list" className="mt-8 grid gap-3">
          {words.holds.map((hold) => (
            <Hold key={hold.what} hold={hold} stages={words.stages} />
          ))}
        </ul>
        <p className="mt-10 mb-0 max-w-none rounded-md bg-paper-2 px-6 py-5">
          <Prose text={words.refusal} />
        </p>
      </div>
    </Band>
  );
}

/** By stage number. */
const starts = ["", "col-start-1", "col-start-2", "col-start-3", "col-start-4"];
const ends = ["", "col-end-2", "col-end-3", "col-end-4", "col-end-5"];
const barWide = "lg:row-start-1 lg:mt-0 lg:h-auto lg:min-h-13 lg:rounded-md";
const bar = `mt-1.5 h-4 rounded-sm bg-tang shadow-key transition forced-color-adjust-none group-hover:translate-x-1.5 ${barWide}`;

/** Its name stands on the bar if it fits, otherwise above. */
function Hold({ hold, stages }: { hold: Words["holds"][number]; stages: Words["stages"] }) {
  const [first, last] = [stages[hold.from - 1]?.when, stages[hold.to - 1]?.when];
  const place = `${starts[hold.from]} ${ends[hold.to]}`;
  return (
    <li className="group grid grid-cols-4 lg:gap-x-gut">
      <p
        className={`m-0 leading-tight font-bold max-lg:col-span-full lg:z-1 lg:row-start-1 lg:self-center lg:px-4 lg:py-2.5 ${place}`}
      >
        {hold.what}
        <span className="vh">{`: ${formatSpan(first ?? "", last ?? "")}`}</span>
      </p>
      <i className={`by-scroll [--piece:draw-along] ${bar} ${place}`} data-department="tang" />
    </li>
  );
}
