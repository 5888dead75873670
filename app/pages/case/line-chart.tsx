import { useId } from "react";
import { formatNumber } from "#shared/format.ts";
import {
  axisGap,
  type ChartBox,
  type ChartLine,
  drawLine,
  labelOf,
  narrowBox,
  scaleOf,
  wideBox,
  withRoom,
} from "./chart-scale.ts";

interface LineChartProps {
  title: string;
  /** What the chart shows, in words. */
  description: string;
  /** The labels at both ends of the axis. */
  start: string;
  end: string;
  ticks: readonly number[];
  limit?: { value: number; label: string } | undefined;
  /** One or two lines; the last is drawn heavy. */
  lines: readonly ChartLine[];
}

const dotted = { strokeWidth: 3, strokeDasharray: "0.1 9", strokeLinecap: "round" } as const;

/** Measured values over time, drawn to scale from zero: in a wide box, and in a narrow one that a phone shows whole. */
export function LineChart(chart: LineChartProps) {
  return (
    <figure className="pb-6" data-island="line-chart">
      <figcaption className="text-small font-bold">{chart.title}</figcaption>
      <Drawing {...chart} box={wideBox} className="max-lg:hidden" />
      <Drawing {...chart} box={narrowBox} className="max-w-120 lg:hidden" />
    </figure>
  );
}

const word = "text-body font-semibold fill-soft";
/** Edged in paper, so that it can be read across the line. */
const name = { paintOrder: "stroke", strokeLinejoin: "round", strokeWidth: 8 } as const;
const nameLook = "stroke-paper text-body font-bold";

interface DrawingProps extends LineChartProps {
  box: ChartBox;
  className: string;
}

function Drawing({ title, description, start, end, ticks, limit, lines, box: drawn, className }: DrawingProps) {
  const id = useId();
  const box = withRoom(
    drawn,
    ticks.map((tick) => formatNumber(tick)),
  );
  const y = scaleOf([...ticks, ...lines.flatMap(({ values }) => values)], box);
  const [old] = lines.length > 1 ? lines : [];
  return (
    <svg
      className={`w-full overflow-visible ${className}`}
      viewBox={`0 0 ${box.width} ${box.height}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-text`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-text`}>{description}</desc>
      {ticks.map((tick) => (
        <g key={tick}>
          <path
            className={`fill-none ${tick === limit?.value ? "stroke-ink" : "stroke-(--ce)"}`}
            {...(tick === limit?.value ? dotted : { strokeWidth: 1.5 })}
            d={`M${box.left} ${y(tick)}H${box.right}`}
          />
          <text className={word} textAnchor="end" x={box.left - axisGap} y={y(tick) + 5}>
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      {limit && (
        <text {...name} className={`${nameLook} fill-ink`} x={box.left + 6} y={y(limit.value) - 10}>
          {limit.label}
        </text>
      )}
      {lines.map((line) => (
        <g key={line.label}>
          <path
            className={`fill-none ${line === old ? "stroke-ink-3" : "stroke-ink"}`}
            strokeWidth={line === old ? 3 : 5}
            strokeLinejoin="round"
            d={drawLine(line.values, y, box)}
          />
          <text
            {...name}
            className={`${nameLook} ${line === old ? "fill-soft" : "fill-ink"}`}
            {...labelOf(line, old, y, box)}
          >
            {line.label}
          </text>
        </g>
      ))}
      <text
        className={word}
        textAnchor="middle"
        x={Math.max(box.left, (start.length * box.sign) / 2)}
        y={box.height - 18}
      >
        {start}
      </text>
      <text className={word} textAnchor="end" x={box.right} y={box.height - 18}>
        {end}
      </text>
    </svg>
  );
}
