import type { Bench } from "#shared/bench.ts";
import "./clock.css";

interface ClockProps {
  bench: Bench;
  /** Without a time the face has no hands: better none than wrong ones. */
  time: { hour: number; minute: number } | undefined;
}

const hours = Array.from({ length: 12 }, (_, hour) => hour);

/** A thick wall clock in a bench colour; decoration, so the time stands beside it in figures. */
export function Clock({ bench, time }: ClockProps) {
  return (
    <svg className="clock" data-tone={bench} viewBox="0 0 120 120" aria-hidden="true">
      <circle className="side" cx="60" cy="66" r="52" />
      <circle className="rim" cx="60" cy="58" r="52" />
      <circle className="face" cx="60" cy="58" r="42" />
      {hours.map((hour) => (
        <path
          key={hour}
          className={hour % 3 === 0 ? "quarter" : "hour"}
          d={hour % 3 === 0 ? "M60 21v9" : "M60 21v5"}
          transform={`rotate(${hour * 30} 60 58)`}
        />
      ))}
      {time && (
        <>
          <path
            className="little"
            d="M60 58V39"
            transform={`rotate(${(time.hour % 12) * 30 + time.minute / 2} 60 58)`}
          />
          <path className="big" d="M60 58V30" transform={`rotate(${time.minute * 6} 60 58)`} />
        </>
      )}
      <circle className="pin" cx="60" cy="58" r="6" />
    </svg>
  );
}
