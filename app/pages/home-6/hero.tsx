import { Actions } from "#app/bands/actions.tsx";
import { OwnSection } from "#app/bands/band.tsx";
import { useAct } from "#app/browser/acts/use-act.ts";
import { ProofLinks } from "#app/sections/proof-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { OwnBand } from "./words.server.ts";

const planet = "melt-start aspect-photo w-full object-cover md:absolute md:end-0 md:top-0 md:h-full md:w-1/2";

/** A game in the dark, and what we would do first to another one. */
export function Hero({ band }: { band: OwnBand<"hero"> }) {
  const { role, heading, lead, proofs, action, second, picture, ring } = band;
  const act = useAct(ring && (async () => ({ act: (await import("./act.ts")).rollOff(ring) })));
  return (
    <OwnSection band={band} tone="ink" rhythm="bleed" className="screen-tall justify-center overflow-clip" act={act}>
      <Picture image={picture.imgUrl} alt={picture.alt} sizes="100vw md:110vw xxl:101vw" priority className={planet} />
      <div className="wrap relative py-8">
        <div className="flex flex-col items-start gap-6 md:max-w-1/2">
          <h1 id={`${role}-heading`} className="text-h2">
            {heading}
          </h1>
          <p className="m-0 text-lead">
            <Prose text={lead} /> <ProofLinks ids={proofs} />
          </p>
          <Actions main={action} second={second} tone="ink" />
        </div>
      </div>
    </OwnSection>
  );
}
