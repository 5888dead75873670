import { useSite } from "#app/frame/use-site.ts";
import { Band } from "#app/ui/band.tsx";
import { Share } from "#app/ui/share.tsx";
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

const words = "min-w-0 max-lg:order-first max-lg:w-full lg:flex-1";
const sides = { after: "", before: "lg:order-first lg:text-end" };
/** Covers the lines of the weeks. */
const covering = "lg:w-fit lg:rounded-sm lg:bg-paper lg:px-4 lg:py-1";

/** The weeks of the job as bars on a common axis, with the words beside each; on narrow screens above it. */
export function Schedule({ words: { title, axis }, work, plan, spans }: ScheduleProps) {
  const { tones } = useSite();
  return (
    <Band name="schedule" labelledBy="work">
      <div className="wrap">
        <h2 id="work">{title}</h2>
        <div className="relative isolate mt-8 lg:mt-13">
          <div aria-hidden="true" className="absolute inset-0 -z-1 flex max-lg:hidden">
            {plan.ticks.map(({ week, width }) => (
              <Share key={week} percent={width} className="h-full border-s-2 border-line" />
            ))}
          </div>
          <ol role="list" className="grid gap-7 lg:gap-3.5 lg:pb-2.5">
            {work.map((task, index) => {
              const { before = 0, width = 100, after = 0, side = "after" } = plan.bars[index] ?? {};
              return (
                <li key={task.title} className="flex flex-wrap gap-y-2.5 lg:flex-nowrap lg:items-center">
                  {side === "after" && <Share percent={before} className="h-1" />}
                  {side === "before" && <Share percent={before} className="h-1 lg:hidden" />}
                  <Share
                    percent={width}
                    tone={tones[index % tones.length]}
                    className="h-6 rounded-md shadow-key lg:h-20 forced-colors:border-2"
                  />
                  <div className={`${words} ${sides[side]}`}>
                    <div className={`${covering} ${side === "before" ? "lg:ms-auto" : ""}`}>
                      <h3 className="text-h4">
                        {task.title}{" "}
                        <span className="font-text text-small font-bold tracking-normal text-soft">{spans[index]}</span>
                      </h3>
                      <p className="m-0 max-w-190 leading-snug">{task.text}</p>
                    </div>
                  </div>
                  {side === "before" && <Share percent={after} className="h-1 max-lg:hidden" />}
                </li>
              );
            })}
          </ol>
        </div>
        <ol role="list" aria-hidden="true" className="flex pt-2 font-bold text-soft">
          {plan.ticks.map(({ week, width }, index) => (
            <li key={week} className="contents">
              <span
                className={`flex w-0 whitespace-nowrap ${index === plan.ticks.length - 1 ? "justify-end" : ""} ${isCrowded(index, plan.ticks.length - 1) ? "max-md:invisible" : ""}`}
              >
                {week}
              </span>
              <Share percent={width} className="h-1" />
            </li>
          ))}
        </ol>
        <p className="mt-0.5 mb-0 text-small text-soft" aria-hidden="true">
          {axis}
        </p>
      </div>
    </Band>
  );
}

/** Whether a phone hides the number of this week: it has room for every third week and the last. */
const isCrowded = (index: number, last: number) => index < last && (index % 3 > 0 || last - index < 2);
