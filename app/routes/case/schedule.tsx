import { useSite } from "#app/frame/use-site.ts";
import { Band } from "#app/ui/band.tsx";
import type { Case } from "#model/cases/case-index.server.ts";
import type { Pages } from "#model/content.server.ts";
import type { WeekPlan } from "./lay-out-weeks.ts";

interface ScheduleProps {
  words: Pages["case"]["work"];
  work: Case["work"];
  plan: WeekPlan;
  /** The weeks of each task in words. */
  spans: readonly string[];
}

// One per possible column: the content policy forbids style attributes.
const few = "[--columns:1] [--columns:2] [--columns:3] [--columns:4] [--columns:5] [--columns:6]";
const many = "[--columns:7] [--columns:8] [--columns:9] [--columns:10] [--columns:11] [--columns:12] [--columns:13]";
const columns = `${few} ${many}`.split(" ");
const starts =
  "[--at:1] [--at:2] [--at:3] [--at:4] [--at:5] [--at:6] [--at:7] [--at:8] [--at:9] [--at:10] [--at:11] [--at:12] [--at:13]".split(
    " ",
  );
const lengths =
  "[--span:1] [--span:2] [--span:3] [--span:4] [--span:5] [--span:6] [--span:7] [--span:8] [--span:9] [--span:10] [--span:11] [--span:12] [--span:13]".split(
    " ",
  );

const tracks = "lg:grid lg:grid-cols-[repeat(var(--columns),minmax(0,1fr))]";
const sides = {
  after: "lg:col-[calc(var(--at)+var(--span))/-1] lg:justify-self-start",
  before: "lg:col-[1/var(--at)] lg:justify-self-end lg:text-end",
};

const barNarrow = "max-xs:w-[calc(64%+var(--span)*36%/var(--columns))] max-xs:flex-wrap";
const barWide = "lg:col-[var(--at)/span_var(--span)] lg:min-h-23 lg:w-auto lg:flex-col lg:items-start";
/** The weeks of the job as bars on a chart, with the words beside each. */
export function Schedule({ words, work, plan, spans }: ScheduleProps) {
  const { tones } = useSite();
  return (
    <Band name="schedule" labelledBy="work">
      <div className="wrap">
        <h2 id="work">{words.title}</h2>
        <div className={`mt-8 lg:mt-13 ${columns[plan.columns - 1]}`}>
          <ol className="week-lines grid gap-6 lg:gap-3.5 lg:pb-2.5">
            {work.map(({ title, text }, index) => {
              const { at, span, side } = plan.bars[index] ?? { at: 1, span: 1, side: "after" };
              return (
                <li key={title} className={`lg:items-center ${tracks} ${starts[at - 1]} ${lengths[span - 1]}`}>
                  <div
                    className={`flex w-[calc(46%+var(--span)*54%/var(--columns))] items-center justify-between gap-x-4 gap-y-1 rounded-md px-4 py-3.5 leading-tight whitespace-nowrap shadow-key ${barNarrow} ${barWide}`}
                    data-tone={tones[index % tones.length]}
                  >
                    <h3 className="text-h4">{title}</h3>
                    <span className="text-small font-bold">{spans[index]}</span>
                  </div>
                  <p
                    className={`m-0 max-w-none pt-3.5 leading-snug lg:row-start-1 lg:max-w-190 lg:rounded-sm lg:bg-paper lg:px-5 lg:py-1 ${sides[side]}`}
                  >
                    {text}
                  </p>
                </li>
              );
            })}
          </ol>
          <ol className={`pt-2 font-bold text-soft max-lg:hidden ${tracks}`} aria-hidden="true">
            {plan.firstWeeks.map((week) => (
              <li key={week} className="ps-2">
                {week}
              </li>
            ))}
          </ol>
          <p className="ms-2 mt-0.5 mb-0 text-small text-soft max-lg:hidden" aria-hidden="true">
            {words.axis}
          </p>
        </div>
      </div>
    </Band>
  );
}
