import type { Department } from "#shared/department.ts";

interface Stop {
  term: string;
  text: string;
}

interface FromToProps {
  from: Stop;
  to: Stop;
  /** Colour of the final diamond; the text colour by default. */
  department?: Department | undefined;
  /** Stops side by side where there is room, instead of stacked. */
  wide?: boolean;
  className?: string;
}

const stop = "relative ps-7.5 before:absolute before:top-[0.2em]";
const ring =
  "before:start-px before:size-3.25 before:rounded-full before:inset-ring-3 after:absolute after:start-1.25 after:top-6 after:-bottom-2.5 after:dots-y";
const alongside =
  "md:after:start-26 md:after:end-3.5 md:after:top-[0.42em] md:after:bottom-auto md:after:w-auto md:after:dots-x";
const diamond = "before:start-0 before:size-3.75 before:rotate-45 before:rounded-xs";

/** Two statements joined by a dotted route: a ring at the start, a diamond at the end. */
export function FromTo({ from, to, department, wide, className = "" }: FromToProps) {
  return (
    <dl
      className={`relative [--dot:1.7px] ${wide ? "md:grid md:grid-cols-2" : ""} ${className}`}
      data-department={department}
    >
      <div className={`${stop} ${ring} ${wide ? alongside : ""}`}>
        <dt className={word}>{from.term}</dt>
        <dd className="leading-snug">{from.text}</dd>
      </div>
      <div
        className={`${stop} ${diamond} ${department ? "before:bg-(--c)" : "before:bg-current"} ${wide ? "max-md:mt-3" : "mt-3"}`}
      >
        <dt className={word}>{to.term}</dt>
        <dd className="leading-snug font-bold">{to.text}</dd>
      </div>
    </dl>
  );
}

const word = "text-note/tight font-bold text-(--mute,var(--color-soft))";
