import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { StatusToken } from "#app/ui/status-token.tsx";
import type { LabsPage } from "#model/pages/research-and-development-innovation-ai-labs.server.ts";
import type { experimentsOf } from "./data.server.ts";

type Words = LabsPage["strips"];
type Experiment = ReturnType<typeof experimentsOf>[number];

const looks = {
  running: { standing: "good", fill: "fill-orch-edge" },
  paused: { standing: "part", fill: "fill-mari-edge" },
  reported: { standing: "open", fill: "fill-orch-edge" },
  failed: { standing: "bad", fill: "fill-ink" },
} as const;
const row =
  "group grid justify-items-start gap-x-gut gap-y-2.5 border-b-2 border-line py-6 lg:grid-cols-[8rem_minmax(0,5fr)_minmax(0,5fr)] lg:items-center lg:gap-y-1.5";

/** Experiments with their status, one cell per working day. */
export function Experiments({ words, experiments }: { words: Words; experiments: Experiment[] }) {
  return (
    <Band name="experiments" labelledBy="strips">
      <div className="wrap">
        <BandHead id="strips" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <ul role="list" className="border-t-3">
          {experiments.map((item) => (
            <li key={item.title} className={row}>
              <StatusToken standing={looks[item.status].standing}>{item.word}</StatusToken>
              <h3>{item.title}</h3>
              <DayStrip days={words.days} done={item.done} fill={looks[item.status].fill} />
              <p className="m-0 leading-snug lg:col-start-3">{item.when}</p>
              <p className="m-0 leading-snug text-soft lg:col-start-2 lg:row-start-2">
                <b>{words.stopLabel}</b> {item.stop}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

const done = "spring-calm motion-safe:group-hover:-translate-y-1";

function DayStrip({ days, done: count, fill }: { days: number; done: number; fill: string }) {
  return (
    <svg
      className="my-1 w-full overflow-visible max-lg:max-w-115 lg:col-start-3 lg:row-start-1"
      viewBox={`0 0 ${days * 20 - 3} 17`}
      aria-hidden="true"
    >
      {Array.from({ length: days }, (_, day) => (
        <rect
          key={day}
          className={day < count ? `${done} ${fill}` : "fill-paper-3"}
          x={day * 20}
          width="17"
          height="17"
          rx="4"
        />
      ))}
    </svg>
  );
}
