import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { StatusToken } from "#app/ui/status-token.tsx";
import type { Home8Page } from "#model/pages/home-8.server.ts";
import type { experimentsOf } from "./data.server.ts";
import { DayStrip } from "./day-strip.tsx";

type Experiment = ReturnType<typeof experimentsOf>[number];

const fills = { good: "bg-pitch", part: "bg-mari-edge", bad: "bg-ink", open: "bg-orch-edge" };

/** The experiments, with the status of each. */
export function Experiments({ words, experiments }: { words: Home8Page["log"]; experiments: Experiment[] }) {
  return (
    <Band name="experiments" labelledBy="log">
      <div className="wrap">
        <BandHead id="log" title={words.title}>
          <p className="lead">{words.lead}</p>
        </BandHead>
        <ul role="list" className="border-t-3">
          {experiments.map((item) => (
            <li
              key={item.title}
              className="grid items-baseline gap-x-gut gap-y-2 border-b-2 border-line py-5 md:grid-cols-[8.5rem_minmax(0,7fr)_minmax(0,5fr)]"
            >
              <StatusToken standing={item.standing}>{item.word}</StatusToken>
              <h3 className="text-h4">{item.title}</h3>
              <div>
                <DayStrip to={item.done} fill={fills[item.standing]} className="max-w-80" />
                <p className="mt-2 mb-0 text-soft">{item.when}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
