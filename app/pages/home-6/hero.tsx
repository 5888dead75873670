import { Actions } from "#app/bands/actions.tsx";
import { OwnSection } from "#app/bands/band.tsx";
import { useAct } from "#app/browser/acts/use-act.ts";
import { ProofMarks } from "#app/sections/proof-mark.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { OwnBand } from "./words.server.ts";

const planet =
  "w-full object-cover object-[60%_50%] max-md:h-[68vw] max-md:fade-bottom md:absolute md:-end-[5vw] md:top-0 md:h-full md:w-2/3 md:fade-start";

/** A game in the dark, and what we would do first to another one. */
export function Hero({ band }: { band: OwnBand<"hero"> }) {
  const { role, heading, lead, proofs, action, second, picture, ring } = band;
  const act = useAct(ring && (async () => ({ act: (await import("./act.ts")).rollOff(ring) })));
  return (
    <OwnSection
      band={band}
      tone="ink"
      rhythm="bleed"
      className="overflow-clip md:screen-tall md:justify-center"
      act={act}
    >
      <Picture image={picture.imgUrl} alt={picture.alt} sizes="100vw md:110vw xxl:101vw" priority className={planet} />
      <div className="wrap relative pb-12 max-md:-mt-4 md:py-16">
        <div className="pointer-events-none absolute inset-y-0 start-0 end-2/5 bg-linear-to-r from-ink from-55% max-md:hidden" />
        <div className="relative flex flex-col items-start gap-6 md:max-w-[46vw]">
          <h1 id={`${role}-heading`} className="text-h2">
            {heading}
          </h1>
          <p className="m-0 text-lead">
            <Prose text={lead} /> <ProofMarks ids={proofs} />
          </p>
          <Actions main={action} second={second} tone="ink" />
        </div>
      </div>
    </OwnSection>
  );
}
