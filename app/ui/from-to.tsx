import type { Bench } from "#shared/bench.ts";
import "./from-to.css";

interface Stop {
  term: string;
  text: string;
}

interface FromToProps {
  from: Stop;
  to: Stop;
  /** Colour of the diamond at the end; without one it takes the colour of the text. */
  bench?: Bench | undefined;
  /** Stops beside each other where there is room, instead of one above the other. */
  wide?: boolean;
  className?: string;
}

/** Two statements joined by a dotted route: a ring where it began, a diamond where it ended. */
export function FromTo({ from, to, bench, wide, className = "" }: FromToProps) {
  return (
    <dl className={`from-to ${className}`} data-tone={bench} data-wide={wide || undefined}>
      {[from, to].map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
