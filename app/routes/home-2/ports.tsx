import { PortMatrix } from "#app/instruments/port-matrix/port-matrix.tsx";
import { Band } from "#app/ui/band.tsx";
import { Island } from "#app/ui/island.tsx";
import type { Home2Page } from "#model/pages/home-2.server.ts";

type Words = Home2Page["matrix"];

/** Engines by platform; a raised block is work we have done. */
export function Ports({ words }: { words: Words }) {
  if (words.rows.length === 0) return null;
  return (
    <Band name="ports" tone="paper-2" grid="map" labelledBy="matrix">
      <div className="wrap">
        <h2 id="matrix" className="max-w-[15em]">
          {words.title}
        </h2>
        <p className="mt-5 mb-8 lg:mb-12">{words.note}</p>
        <Island>
          <PortMatrix words={words} />
        </Island>
      </div>
    </Band>
  );
}
