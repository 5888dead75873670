import { FrameTable } from "#app/instruments/frame/frame-table.tsx";
import { Band } from "#app/ui/band.tsx";
import { Island } from "#app/ui/island.tsx";
import type { FrameSource } from "#model/pages/frame-source.server.ts";
import type { Home8Page } from "#model/pages/home-8.server.ts";

/** A frame that is nearly full, with room to be made in it. */
export function FrameBudget({ words, frame }: { words: Home8Page["frame"]; frame: FrameSource }) {
  return (
    <Band name="frame-budget" tone="paper-2" labelledBy="frame">
      <div className="wrap">
        <h2 id="frame">{words.title}</h2>
        <p className="lead mt-5 mb-10 max-w-[44em]">{words.lead}</p>
        <Island>
          <FrameTable words={words} frame={frame} />
        </Island>
      </div>
    </Band>
  );
}
