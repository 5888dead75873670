import { Suspense } from "react";
import type { PreparedBand } from "#app/bands/prepare-bands.server.ts";
import { untilReady } from "#app/browser/ready.ts";
import { lazyPart } from "#app/ui/lazy-part.ts";

const DrawnBand = lazyPart(async () => {
  await untilReady();
  return (await import("./drawn-band.tsx")).DrawnBand;
});

/** A band of the kit on a page that has parts of its own: served with the page, its code loads once that is ready. */
export function LaterBand({ band }: { band: PreparedBand }) {
  return (
    <Suspense>
      <DrawnBand band={band} />
    </Suspense>
  );
}
