import { Actions } from "#app/bands/actions.tsx";
import { OwnSection } from "#app/bands/band.tsx";
import { useAct } from "#app/browser/acts/use-act.ts";
import { ProofLinks } from "#app/sections/proof-link.tsx";
import { BlockTower } from "#app/ui/block-tower.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { OwnBand } from "./words.server.ts";

/** Everyone who asked, one chip each, in three piles on the lower edge. */
export function Hero({ band }: { band: OwnBand<"hero"> }) {
  const { role, heading, lead, proofs, action, second, piles } = band;
  const hasChips = piles.some(({ picture }) => picture);
  const act = useAct(hasChips ? () => import("./act.ts") : undefined);
  return (
    <OwnSection band={band} tone="tang" className="overflow-clip pt-8" act={act}>
      <div className="wrap grid gap-gut lg:cols-7-5 items-end">
        <div className="flex flex-col items-start gap-6 self-center pb-6">
          <h1 id={`${role}-heading`} className="text-h2">
            {heading}
          </h1>
          <p className="m-0 max-w-lead text-lead">
            <Prose text={lead} /> <ProofLinks ids={proofs} />
          </p>
          <Actions main={action} second={second} tone="tang" />
        </div>
        <ul role="list" className="grid grid-cols-3 items-end gap-3">
          {piles.map((pile) => (
            <li key={pile.label}>
              <p className="mb-3 text-small/tight font-bold">
                <b className="display block text-figure">{pile.count}</b> {pile.label}
              </p>
              <Pile {...pile} />
            </li>
          ))}
        </ul>
      </div>
    </OwnSection>
  );
}

/** Each lies on the one below by its thickness; none lies quite straight. */
const lying = "relative z-1 w-full max-w-none not-first:-mb-[60%] even:start-0.5";

function Pile({ count, tone, picture }: OwnBand<"hero">["piles"][number]) {
  if (!picture) {
    return (
      <div className="-mb-6 w-28">
        <BlockTower tones={Array.from({ length: count }, () => tone)} half={33} rise={14} />
      </div>
    );
  }
  return (
    <div className="-mb-8 flex flex-col-reverse">
      {Array.from({ length: count }, (_, index) => (
        <Picture
          key={index}
          image={picture.imgUrl}
          alt={index ? "" : picture.alt}
          sizes="29vw md:190px"
          className={lying}
        />
      ))}
    </div>
  );
}
