import { Suspense } from "react";
import type { PreparedBand } from "#app/bands/prepare-bands.server.ts";
import { untilReady } from "#app/browser/ready.ts";
import { lazyPart } from "#app/ui/lazy-part.ts";

const DrawnBand = lazyPart(async () => {
  await untilReady();
  return (await import("./drawn-band.tsx")).DrawnBand;
});

/** A band of the kit that hydrates once the page is ready, for pages whose own script leaves no room for the shapes. */
export function LaterBand({ band }: { band: PreparedBand }) {
  return (
    <Suspense>
      <DrawnBand band={band} />
    </Suspense>
  );
}
