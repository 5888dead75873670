import { useId } from "react";
import { formatNumber } from "#shared/format.ts";
import { type ChartBox, type ChartLine, drawLine, labelOf, narrowBox, scaleOf, wideBox } from "./chart-scale.ts";
import "./line-chart.css";

interface LineChartProps {
  title: string;
  /** What the lines show, in words. */
  description: string;
  /** The words at both ends of the axis. */
  start: string;
  end: string;
  ticks: readonly number[];
  limit?: { value: number; label: string } | undefined;
  /** One or two lines; the last is drawn heavy. */
  lines: readonly ChartLine[];
}

/** Measured values over time, drawn to scale from zero: in a wide box, and in a narrow one that a phone shows whole. */
export function LineChart(chart: LineChartProps) {
  return (
    <div className="line-chart">
      <Drawing {...chart} box={wideBox} />
      <Drawing {...chart} box={narrowBox} />
    </div>
  );
}

function Drawing({ title, description, start, end, ticks, limit, lines, box }: LineChartProps & { box: ChartBox }) {
  const id = useId();
  const y = scaleOf([...ticks, ...lines.flatMap(({ values }) => values)], box);
  const [old] = lines.length > 1 ? lines : [];
  return (
    <svg viewBox={`0 0 ${box.width} ${box.height}`} role="img" aria-labelledby={`${id}-title ${id}-text`}>
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-text`}>{description}</desc>
      {ticks.map((tick) => (
        <g key={tick} className="tick" data-limit={tick === limit?.value || undefined}>
          <path d={`M${box.left} ${y(tick)}H${box.right}`} />
          <text x={box.left - 12} y={y(tick) + 5}>
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      {limit && (
        <text className="name" x={box.left + 6} y={y(limit.value) - 10}>
          {limit.label}
        </text>
      )}
      {lines.map((line) => (
        <g key={line.label} className="line" data-old={line === old || undefined}>
          <path d={drawLine(line.values, y, box)} />
          <text {...labelOf(line, old, y, box)}>{line.label}</text>
        </g>
      ))}
      <text className="end" x={box.left} y={box.height - 18}>
        {start}
      </text>
      <text className="end" data-last x={box.right} y={box.height - 18}>
        {end}
      </text>
    </svg>
  );
}
