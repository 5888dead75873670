import { drawBands } from "#app/bands/bands.tsx";
import type { PreparedBand } from "#app/bands/prepare-bands.server.ts";

/** One band of the kit: in a file of its own, so that it can load later. */
export function DrawnBand({ band }: { band: PreparedBand }) {
  return drawBands([band], {});
}
