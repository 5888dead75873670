import { FiguresBand } from "#app/bands/figures/figures.tsx";
import type { ShownResult } from "./data.server.ts";
import { LineChart } from "./line-chart.tsx";

/** The figures; below them what was measured, as lines, and what was given up. */
export function Result({ band }: { band: ShownResult }) {
  const { plot, foot } = band;
  const chart = plot && (
    <figure className="pb-6">
      <figcaption className="text-small font-bold">{plot.title}</figcaption>
      <LineChart {...plot} />
    </figure>
  );
  return <FiguresBand band={{ ...band, shape: "figures", rhythm: "compact", foot: { ...foot, own: chart } }} />;
}
