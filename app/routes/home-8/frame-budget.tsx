import { FrameTable } from "#app/instruments/frame/frame-table.tsx";
import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import type { FrameSource } from "#model/pages/frame-source.server.ts";
import type { Home8Page } from "#model/pages/home-8.server.ts";

/** A frame that is nearly full, with room to be made in it. */
export function FrameBudget({ words, frame }: { words: Home8Page["frame"]; frame: FrameSource }) {
  return (
    <Band name="frame-budget" tone="paper-2" labelledBy="frame">
      <div className="wrap">
        <BandHead id="frame" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <FrameTable words={words} frame={frame} />
      </div>
    </Band>
  );
}
