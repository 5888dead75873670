import { OwnSection } from "#app/bands/band.tsx";
import { useAct } from "#app/browser/acts/use-act.ts";
import { EstimateLink } from "#app/sections/estimate-link.tsx";
import { ProofLinks } from "#app/sections/proof-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Night } from "./night.tsx";
import type { OwnBand } from "./words.server.ts";

/** A service level so steady through its night that it becomes the edge of the next band. */
export function Hero({ band }: { band: OwnBand<"hero"> }) {
  const { role, heading, lead, proofs, action, picture } = band;
  const act = useAct(() => import("./act.ts"));
  return (
    <OwnSection band={band} tone="mari" className="relative isolate overflow-clip pt-4" act={act}>
      {picture && (
        <Picture
          image={picture.imgUrl}
          alt={picture.alt}
          sizes="lg:42vw"
          className="melt-start absolute end-0 top-0 -z-1 h-full w-1/2 object-cover max-lg:hidden"
        />
      )}
      <div className="wrap grid lg:cols-7-5">
        <div className="flex flex-col items-start gap-4">
          <h1 id={`${role}-heading`} className="max-w-full text-h2 wrap-anywhere hyphens-auto">
            {heading}
          </h1>
          <p className="m-0 max-w-none text-lead">
            {lead} <ProofLinks ids={proofs} />
          </p>
          <p className="m-0 flex flex-wrap items-center gap-x-6 gap-y-4">
            <ButtonLink to={action.url} data-call="main">
              {action.label} <Icon name="arrow-right" />
            </ButtonLink>{" "}
            <EstimateLink />
          </p>
        </div>
      </div>
      <Night words={band} />
    </OwnSection>
  );
}
