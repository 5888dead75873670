import { OwnSection } from "#app/bands/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { SplitBar } from "#app/ui/split-bar.tsx";
import { formatNumber } from "#shared/format.ts";
import type { OwnBand } from "./words.server.ts";

/** One measured frame from edge to edge, and to scale below it what took its time; the bar fills with the page. */
export function FrameBudget({ band }: { band: OwnBand<"frame-budget"> }) {
  const { role, heading, lead, picture, label, parts } = band;
  return (
    <OwnSection band={band} tone="ink" rhythm="bleed" className="overflow-clip">
      <div className="wrap grid items-end gap-x-gut gap-y-4 pt-compact pb-8 cols-8-4">
        <h2 id={`${role}-heading`} className="max-w-full wrap-anywhere hyphens-auto">
          {heading}
        </h2>
        <p className="m-0 text-lead">
          <Prose text={lead} />
        </p>
      </div>
      <figure>
        <Picture
          image={picture.imgUrl}
          alt={picture.alt}
          sizes="100vw"
          className="aspect-4/3 w-full object-cover md:aspect-14/5"
        />
        <div className="by-scroll px-out pt-4 pb-compact [--piece:draw-along]">
          <SplitBar label={label} parts={parts.map(inMilliseconds)} />
        </div>
      </figure>
    </OwnSection>
  );
}

function inMilliseconds({ tenths, label, tone }: OwnBand<"frame-budget">["parts"][number]) {
  return { amount: tenths, value: formatNumber(tenths / 10, 1), label, tone };
}
