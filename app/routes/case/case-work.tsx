import { Band } from "#app/ui/band.tsx";
import type { Case } from "#model/cases/case-index.server.ts";
import type { Pages } from "#model/content.server.ts";
import { benches } from "#shared/bench.ts";
import type { WeekPlan } from "./lay-out-weeks.ts";
import "./case-work.css";

interface CaseWorkProps {
  words: Pages["case"]["work"];
  work: Case["work"];
  plan: WeekPlan;
  /** The weeks of each piece in words. */
  spans: readonly string[];
}

/** The weeks of the job as keys on a chart; the words stand beside each key. */
export function CaseWork({ words, work, plan, spans }: CaseWorkProps) {
  return (
    <Band name="case-work" labelledBy="work">
      <div className="wrap">
        <h2 id="work">{words.title}</h2>
        <div className="chart" data-columns={plan.columns}>
          <ol className="pieces">
            {work.map(({ title, text }, index) => (
              <li key={title} data-at={plan.bars[index]?.at} data-span={plan.bars[index]?.span}>
                <div className="bar" data-tone={benches[index % benches.length]}>
                  <h3>{title}</h3>
                  <span>{spans[index]}</span>
                </div>
                <p data-side={plan.bars[index]?.side}>{text}</p>
              </li>
            ))}
          </ol>
          <ol className="axis" aria-hidden="true">
            {plan.firstWeeks.map((week) => (
              <li key={week}>{week}</li>
            ))}
          </ol>
          <p className="unit" aria-hidden="true">
            {words.axis}
          </p>
        </div>
      </div>
    </Band>
  );
}
