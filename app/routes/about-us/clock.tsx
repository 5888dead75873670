import type { Department } from "#shared/department.ts";

interface ClockProps {
  department: Department;
  /** Without a time the clock has no hands: better none than wrong ones. */
  time: { hour: number; minute: number } | undefined;
}

const hours = Array.from({ length: 12 }, (_, hour) => hour);

/** A thick wall clock in a department's colour; decoration, so the time stands beside it in figures. */
export function Clock({ department, time }: ClockProps) {
  return (
    <svg
      className="h-auto w-[clamp(110px,11.4vw,168px)] flex-none overflow-visible stroke-ink"
      data-department={department}
      viewBox="0 0 120 120"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle className="fill-(--ce) stroke-none" cx="60" cy="66" r="52" />
      <circle className="fill-(--c) stroke-none" cx="60" cy="58" r="52" />
      <circle className="fill-white stroke-none" cx="60" cy="58" r="42" />
      {hours.map((hour) => (
        <path
          key={hour}
          strokeWidth={hour % 3 === 0 ? 5 : 3}
          d={hour % 3 === 0 ? "M60 21v9" : "M60 21v5"}
          transform={`rotate(${hour * 30} 60 58)`}
        />
      ))}
      {time && (
        <>
          <path strokeWidth="7" d="M60 58V39" transform={`rotate(${(time.hour % 12) * 30 + time.minute / 2} 60 58)`} />
          <path className="stroke-tang" strokeWidth="5" d="M60 58V30" transform={`rotate(${time.minute * 6} 60 58)`} />
        </>
      )}
      <circle className="fill-ink stroke-none" cx="60" cy="58" r="6" />
    </svg>
  );
}
