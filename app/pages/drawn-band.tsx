import { drawBands } from "#app/bands/bands.tsx";
import type { PreparedBand } from "#app/bands/prepare-bands.server.ts";

/** The code that `LaterBand` loads. */
export function DrawnBand({ band }: { band: PreparedBand }) {
  return drawBands([band], {});
}
