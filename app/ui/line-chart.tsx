import { useId } from "react";
import { formatNumber } from "#shared/format.ts";
import { type ChartLine, drawLine, frame, labelOf, scaleOf } from "./chart-scale.ts";
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

/** Measured values over time, drawn to scale from zero; scrolls sideways where it does not fit. */
export function LineChart({ title, description, start, end, ticks, limit, lines }: LineChartProps) {
  const id = useId();
  const y = scaleOf([...ticks, ...lines.flatMap(({ values }) => values)]);
  const [old] = lines.length > 1 ? lines : [];
  return (
    <div className="line-chart" role="region" aria-label={title} tabIndex={0}>
      <svg viewBox="0 0 1160 380" role="img" aria-labelledby={`${id}-title ${id}-text`}>
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-text`}>{description}</desc>
        {ticks.map((tick) => (
          <g key={tick} className="tick" data-limit={tick === limit?.value || undefined}>
            <path d={`M${frame.left} ${y(tick)}H${frame.right}`} />
            <text x={frame.left - 12} y={y(tick) + 5}>
              {formatNumber(tick)}
            </text>
          </g>
        ))}
        {limit && (
          <text className="name" x={frame.left + 6} y={y(limit.value) - 10}>
            {limit.label}
          </text>
        )}
        {lines.map((line) => (
          <g key={line.label} className="line" data-old={line === old || undefined}>
            <path d={drawLine(line.values, y)} />
            <text {...labelOf(line, old, y)}>{line.label}</text>
          </g>
        ))}
        <text className="end" x={frame.left} y="362">
          {start}
        </text>
        <text className="end" data-last x={frame.right} y="362">
          {end}
        </text>
      </svg>
    </div>
  );
}
