import { OwnSection } from "#app/bands/band.tsx";
import { Island } from "#app/ui/island.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { PortMatrix } from "./port-matrix.tsx";
import type { OwnBand } from "./words.server.ts";

/** Engines by platform; a block is work we have done. */
export function Ports({ band }: { band: OwnBand<"ports"> }) {
  const { role, heading, counted } = band;
  return (
    <OwnSection band={band} tone="sand" rhythm="normal">
      <div className="wrap flex flex-col gap-8">
        <h2 id={`${role}-heading`} className="max-w-full wrap-anywhere hyphens-auto">
          {heading}
        </h2>
        <Island>
          <PortMatrix words={band} />
        </Island>
        <p className="m-0 max-w-text text-small">
          <Prose text={counted} />
        </p>
      </div>
    </OwnSection>
  );
}
