import { useQuery } from "#app/browser/use-query.ts";
import { ColumnHeads } from "#app/ui/column-heads.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { formatNumber, formatPercent } from "#shared/format.ts";
import { minutesOf, pointsOf, readingNear } from "./level-line.ts";
import type { OwnBand } from "./words.server.ts";

type Words = OwnBand<"hero">;

/** The drawing's own units; the line leaves room above for the lift of its mark and below for the floor. */
const drawn = { width: 1440, height: 230, top: 12, depth: 112 };
const level = (hundredths: number) => formatPercent(formatNumber(hundredths / 100, 2));

/** The service level through a cut-over, to be scrubbed from reading to reading; the table below holds the same figures. */
export function Night({ words }: { words: Words }) {
  const { readings, mark } = words;
  const [{ at }, change] = useQuery({ at: mark });
  const found = readings.findIndex((reading) => reading.at === at);
  const marked = readings.findIndex((reading) => reading.at === mark);
  const index = Math.max(found < 0 ? marked : found, 0);
  const minutes = minutesOf(readings);
  const points = pointsOf(readings).map(({ x, y }) => ({ x, y: (drawn.top + y * drawn.depth) / drawn.height }));
  const point = points[index] ?? { x: 0, y: 0 };
  const here = readings[index];
  return (
    <figure>
      <div className="relative print:hidden">
        <input
          type="range"
          className="scrub-line absolute inset-0 z-1 noscript:hidden"
          aria-label={words.control}
          aria-valuetext={here && `${here.at}, ${level(here.levelHundredths)}. ${here.text}`}
          max={minutes.at(-1)}
          step={10}
          value={minutes[index] ?? 0}
          autoComplete="off"
          onChange={({ target }) =>
            change({ at: readings[readingNear(minutes, index, Number(target.value))]?.at ?? mark })
          }
        />
        {here && <Flag key={at} x={point.x} reading={here} inTime={words.inTime} />}
        <div className="relative rtl:-scale-x-100">
          <Line points={points} />
          <Mark {...point} />
        </div>
        <div className="absolute inset-x-0 bottom-0 border-t-3 border-dotted border-white py-1 text-small font-semibold">
          <p className="wrap m-0 text-paper">{words.floor}</p>
          <p className="wrap m-0 flex justify-between text-on-ink-soft">
            {words.hours.map((hour, index) => (
              <span key={hour} className={index % (words.hours.length - 1) ? "max-md:hidden" : ""}>
                {hour}{" "}
              </span>
            ))}
          </p>
        </div>
      </div>
      <Readings words={words} chosen={index} />
    </figure>
  );
}

/** Stands on the line at its reading; in the second half of the night it hangs to the other side. A new one comes for each, so that nothing shifts. */
function Flag({ x, reading, inTime }: { x: number; reading: Words["readings"][number]; inTime: string }) {
  const isLate = x > 0.5;
  return (
    <p className={`m-0 flex h-48 max-w-none leading-snug md:h-32 ${isLate ? "flex-row-reverse text-end" : ""}`}>
      <svg
        className="h-0 flex-none max-md:hidden"
        width={`${((isLate ? 1 - x : x) * 100).toFixed(2)}%`}
        aria-hidden="true"
      />
      <span className="grid gap-1 max-w-96 self-end bg-mari px-edge pb-6 md:px-4">
        <b className="display text-h3">
          {reading.at} {reading.title}
        </b>{" "}
        <b>
          {level(reading.levelHundredths)} {inTime}
        </b>{" "}
        <span>{reading.text}</span>
      </span>
    </p>
  );
}

function Line({ points }: { points: readonly { x: number; y: number }[] }) {
  const { width, height } = drawn;
  const way = points.map(({ x, y }) => `${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`).join("L");
  return (
    <svg
      className="-mb-px h-48 w-full fill-ink"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 ${height}L${way}L${width} ${height}Z`} />
    </svg>
  );
}

function Mark({ x, y }: { x: number; y: number }) {
  const [left, top] = [`${(x * 100).toFixed(2)}%`, `${(y * 100).toFixed(2)}%`];
  return (
    <svg className="absolute inset-0 size-full overflow-visible" aria-hidden="true">
      <line className="stroke-ink stroke-3" x1={left} x2={left} y1="-1.5rem" y2={top} />
      <line className="stroke-ink stroke-3 max-md:hidden" x1={left} x2={left} y1="-6rem" y2={top} />
      <svg x={left} y={top} className="overflow-visible">
        <path className="fill-tang stroke-ink stroke-3" d="M0 -13L13 0 0 13 -13 0Z" />
        <path className="fill-none stroke-paper stroke-3 noscript:hidden" d="M-22 -6L-28 0 -22 6M22 -6L28 0 22 6" />
      </svg>
    </svg>
  );
}

/** Every reading of the night, below a fold; the one that the drawing shows is highlighted. */
function Readings({ words: { label, columns, readings }, chosen }: { words: Words; chosen: number }) {
  return (
    <details data-tone="ink" className="group">
      <summary className="wrap flex items-center gap-3 py-4 font-bold">
        {label}
        <Icon name="caret-down" className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="wrap pb-8">
        <table className="ledger">
          <caption className="vh">{label}</caption>
          <ColumnHeads columns={columns} />
          <tbody>
            {readings.map(({ at, levelHundredths, movedPercent, title, text }, index) => (
              <tr key={at} data-lit={index === chosen || undefined} className={index === chosen ? "text-mari" : ""}>
                <th scope="row" className="display text-h4">
                  {at}
                </th>
                <td data-label={columns[1]}>{level(levelHundredths)}</td>
                <td data-label={columns[2]}>{formatPercent(String(movedPercent))}</td>
                <td className="max-md:col-span-full">
                  <b>{title}</b>. {text}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
