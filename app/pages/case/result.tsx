import { FiguresBand } from "#app/bands/figures/figures.tsx";
import { hydratedLater } from "#app/browser/hydrated-later.tsx";
import { Island } from "#app/ui/island.tsx";
import type { ShownResult } from "./data.server.ts";

const LineChart = hydratedLater(async () => (await import("./line-chart.tsx")).LineChart);

/** The figures; below them what was measured, as lines, and what was given up. */
export function Result({ band }: { band: ShownResult }) {
  const { plot, foot } = band;
  // The document is ready once its islands have arrived, which this one may not wait for.
  const chart = plot && (
    <Island>
      <LineChart {...plot} />
    </Island>
  );
  return <FiguresBand band={{ ...band, shape: "figures", rhythm: "compact", foot: { ...foot, own: chart } }} />;
}
