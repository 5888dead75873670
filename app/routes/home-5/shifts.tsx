import type { ReactNode } from "react";
import { Band } from "#app/ui/band.tsx";
import type { Home5Page } from "#model/pages/home-5.server.ts";
import { formatSpan } from "#shared/format.ts";

type Words = Home5Page["rota"];

/** A Saturday from breakfast to bedtime, one bar per shift, with kick-off as a line through all of them. */
export function Shifts({ words }: { words: Words }) {
  const hours = Array.from({ length: words.closes - words.opens }, (_, index) => words.opens + index);
  const share = shareOfDay(words.opens, words.closes);
  return (
    <Band name="shifts" grid="map" labelledBy="rota">
      <div className="wrap">
        <h2 id="rota">{words.title}</h2>
        <p className="lead mt-5 mb-half max-w-150">{words.lead}</p>
        <Axis>
          {hours.map((hour) => (
            <text
              key={hour}
              className="fill-soft max-md:even:hidden forced-colors:fill-[CanvasText]"
              x={share(hour)}
              y="15"
              dx={hour === words.opens ? 0 : -8}
            >
              {hour}
            </text>
          ))}
        </Axis>
        <ul role="list">
          {words.shifts.map((shift, index) => (
            <Shift
              key={shift.role}
              shift={shift}
              fill={fills[index % fills.length]}
              share={share}
              kickOff={words.kickOff.hour}
            />
          ))}
        </ul>
        <Axis>
          <text className="fill-ink forced-colors:fill-[CanvasText]" x={share(words.kickOff.hour)} y="18" dx="-4">
            {words.kickOff.label}
          </text>
        </Axis>
        <div className={`mt-6 ${besideRoles}`}>
          <p className="display m-0 text-h4/tight text-balance lg:col-span-8 lg:col-start-5">{words.rule}</p>
        </div>
      </div>
    </Band>
  );
}

const fills = ["fill-mari", "fill-pitch", "fill-ink"];
const besideRoles = "lg:grid lg:grid-cols-12 lg:gap-x-gut";

function Axis({ children }: { children: ReactNode }) {
  return (
    <div className={besideRoles}>
      <svg
        className="h-6 w-full overflow-visible text-small font-bold whitespace-nowrap tabular-nums lg:col-span-8 lg:col-start-5"
        aria-hidden="true"
      >
        {children}
      </svg>
    </div>
  );
}

interface ShiftProps {
  shift: Words["shifts"][number];
  fill: string | undefined;
  share: ReturnType<typeof shareOfDay>;
  kickOff: number;
}

function Shift({ shift, fill, share, kickOff }: ShiftProps) {
  const [from, to] = [hourOf(shift.from), hourOf(shift.to)];
  return (
    <li className={`items-center border-t-2 border-line py-3 first:border-t-3 first:border-ink ${besideRoles}`}>
      <div className="lg:col-span-4">
        <h3 className="text-h4">{shift.role}</h3>
        <p className="mt-1 mb-2 text-body/snug lg:mb-0">
          {shift.task}. <span className="whitespace-nowrap">{formatSpan(shift.from, shift.to)}</span>
        </p>
      </div>
      <svg className="h-10.5 w-full overflow-visible lg:col-span-8" aria-hidden="true">
        <rect
          className={`${fill} forced-colors:fill-[GrayText]`}
          x={share(from)}
          width={share(to, from)}
          height="30"
          rx="6"
          y="6"
        />
        <line
          className="stroke-ink stroke-3 forced-colors:stroke-[CanvasText]"
          strokeDasharray="0.1 8"
          strokeLinecap="round"
          x1={share(kickOff)}
          x2={share(kickOff)}
          y1="0"
          y2="42"
        />
      </svg>
    </li>
  );
}

/** The position of an hour within a day's opening hours, or its distance from another hour, in per cent. */
function shareOfDay(opens: number, closes: number) {
  return (hour: number, since: number = opens) => `${(((hour - since) / (closes - opens)) * 100).toFixed(2)}%`;
}

function hourOf(time: string) {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours + minutes / 60;
}
