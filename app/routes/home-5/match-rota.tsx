import { Band } from "#app/ui/band.tsx";
import type { Home5Page } from "#model/pages/home-5.server.ts";
import "./match-rota.css";

type Words = Home5Page["rota"];

/** A Saturday from breakfast to bed, one bar a shift, with kick-off as a line through all of them. */
export function MatchRota({ words }: { words: Words }) {
  const hours = Array.from({ length: words.closes - words.opens }, (_, index) => words.opens + index);
  const share = shareOfDay(words.opens, words.closes);
  return (
    <Band name="match-rota" grid="map" labelledBy="rota">
      <div className="wrap">
        <h2 id="rota">{words.title}</h2>
        <p className="lead">{words.lead}</p>
        <div className="hours">
          <svg aria-hidden="true">
            {hours.map((hour) => (
              <text key={hour} x={share(hour)} y="15" dx={hour === words.opens ? 0 : -8}>
                {hour}
              </text>
            ))}
          </svg>
        </div>
        <ul>
          {words.shifts.map((shift) => (
            <Shift key={shift.role} shift={shift} share={share} kickOff={words.kickOff.hour} />
          ))}
        </ul>
        <div className="hours">
          <svg aria-hidden="true">
            <text className="kick" x={share(words.kickOff.hour)} y="18" dx="-4">
              {words.kickOff.label}
            </text>
          </svg>
        </div>
        <p className="rule">{words.rule}</p>
      </div>
    </Band>
  );
}

interface ShiftProps {
  shift: Words["shifts"][number];
  share: ReturnType<typeof shareOfDay>;
  kickOff: number;
}

function Shift({ shift, share, kickOff }: ShiftProps) {
  const [from, to] = [hourOf(shift.from), hourOf(shift.to)];
  return (
    <li>
      <h3>{shift.role}</h3>
      <p>
        {shift.task}. <span className="hours">{`${shift.from} to ${shift.to}`}</span>
      </p>
      <svg aria-hidden="true">
        <rect x={share(from)} width={share(to, from)} height="30" rx="6" y="6" />
        <line x1={share(kickOff)} x2={share(kickOff)} y1="0" y2="42" />
      </svg>
    </li>
  );
}

/** Where an hour stands on a day from one hour to another, or how far it is from a given one, in per cent. */
function shareOfDay(opens: number, closes: number) {
  return (hour: number, since: number = opens) => `${(((hour - since) / (closes - opens)) * 100).toFixed(2)}%`;
}

function hourOf(time: string) {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours + minutes / 60;
}
