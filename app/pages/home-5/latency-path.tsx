import { useState } from "react";
import { OwnSection } from "#app/bands/band.tsx";
import { Slider } from "#app/instruments/slider.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { OwnBand } from "./words.server.ts";

type Words = OwnBand<"latency-path">;
type Stage = Words["stages"][number];

/** The way of an event to the screen, as long as it takes; each stage can be slowed, and the sum says what it costs. */
export function LatencyPath({ band }: { band: Words }) {
  const { role, heading, lead, unit, slower, sum, kept, missed, stages } = band;
  const [delays, setDelays] = useState<readonly number[]>([]);
  const times = stages.map(({ ms }, index) => ms + (delays[index] ?? 0));
  const [promised, total] = [sumOf(stages.map(({ ms }) => ms)), sumOf(times)];
  const isLate = total > promised;
  return (
    <OwnSection band={band} tone="sand" rhythm="normal">
      <div className="wrap grid gap-y-8">
        <header className="grid items-end gap-x-gut gap-y-4 lg:cols-8-4">
          <h2 id={`${role}-heading`}>{heading}</h2>
          <p className="m-0 max-w-lead text-lead">
            <Prose text={lead} />
          </p>
        </header>
        <div className="@container">
          <Path stages={stages} times={times} />
        </div>
        <ol role="list" className="grid gap-x-gut gap-y-4 md:grid-cols-2 lg:grid-cols-3">
          {stages.map((stage, index) => (
            <li key={stage.title} className="border-t-2 border-current pt-3">
              <h3 className="mb-1 flex items-baseline gap-2 text-h4">
                <i className="h-4 w-5 shrink-0 rounded-xs forced-colors:hidden" data-tone={stage.tone} />
                <span className="grow">{stage.title}</span>{" "}
                <span className="tabular-nums">{`${times[index]} ${unit}`}</span>
              </h3>
              <p className="m-0 mb-1">{stage.text}</p>
              <Slider
                label={
                  <>
                    <span className="vh">{stage.title}: </span>
                    {slower}
                  </>
                }
                said={`${delays[index] ?? 0} ${unit}`}
                value={delays[index] ?? 0}
                max={100}
                step={10}
                onMove={(delay) => setDelays(stages.map((_, at) => (at === index ? delay : (delays[at] ?? 0))))}
              />
            </li>
          ))}
        </ol>
        <p
          role="status"
          className="m-0 flex max-w-none flex-wrap items-baseline gap-x-6 gap-y-1 rounded-lg px-6 py-4"
          data-tone={isLate ? "tang" : "pitch"}
        >
          <span className="text-small font-bold">{sum}</span>{" "}
          <b className="display text-figure tabular-nums">{`${total} ${unit}`}</b>{" "}
          <span className="text-lead">{isLate ? missed : kept}</span>
        </p>
      </div>
    </OwnSection>
  );
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Blocks to scale with a peg at the end of each; the ball rolls along them with the page. */
function Path({ stages, times }: { stages: readonly Stage[]; times: readonly number[] }) {
  const total = sumOf(times);
  const share = (ms: number) => `${((ms / total) * 100).toFixed(2)}%`;
  return (
    <svg className="path overflow-visible" aria-hidden="true" direction="ltr">
      {stages.map(({ title, tone }, index) => {
        const [start, time = 0] = [sumOf(times.slice(0, index)), times[index]];
        return (
          <g key={title} data-tone={tone} className="fill-(--c)">
            <svg className="overflow-visible stroke-line stroke-2 max-md:hidden" x={share(start)}>
              <path d="M14 100v-34a19 16 0 0 1 38 0v34z" />
              <circle cx="33" cy="32" r="19" />
            </svg>
            <rect x={share(start)} width={share(time)} y="92" height="68" />
            <rect className="fill-(--ce)" x={share(start)} width={share(time)} y="160" height="14" />
            <text
              className={`display fill-(--on) text-h4 md:text-h3 ${time * 12 < total ? "max-md:hidden" : ""}`}
              x={share(start)}
              dx="12"
              y="138"
            >
              {time}
            </text>
          </g>
        );
      })}
      <svg x="100%" className="overflow-visible">
        <g className="ball by-scroll fill-white stroke-ink stroke-3">
          <circle cx="-24" cy="71" r="21" />
          <path
            className="fill-ink"
            d="M-24 63l8 6-3 9h-10l-3-9zM-24 50v13M-4 66l-12 3M-11 88l-8-10M-37 88l8-10M-44 66l12 3"
          />
        </g>
      </svg>
    </svg>
  );
}
