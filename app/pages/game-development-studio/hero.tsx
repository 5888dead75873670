import { Actions } from "#app/bands/actions.tsx";
import { OwnSection } from "#app/bands/band.tsx";
import { useAct } from "#app/browser/acts/use-act.ts";
import { Arcade } from "#app/play/arcade/arcade.tsx";
import { ProofLinks } from "#app/sections/proof-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { OwnBand } from "./words.server.ts";

type Words = OwnBand<"hero">;

/** The cabinet with its start button on it; promises and limits are cut out of the coloured ground. */
export function Hero({ band }: { band: Words }) {
  const { role, heading, lead, proofs, action, second, links, picture, blocks, arcade, promise, refusal } = band;
  const act = useAct(blocks && (async () => ({ act: (await import("./act.ts")).leapOut(blocks) })));
  return (
    <OwnSection band={band} tone="tang" className="relative z-1 overflow-x-clip pt-8 lg:pt-12" act={act}>
      <div className="wrap grid gap-x-gut gap-y-6 cols-7-5">
        <div className="flex flex-col items-start gap-6">
          <h1 id={`${role}-heading`} className="max-w-full text-h2 font-stretch-84% wrap-anywhere hyphens-auto">
            {heading}
          </h1>
          <p className="m-0 max-w-text text-lead">
            <Prose text={lead} />
            <ProofLinks ids={proofs} />
          </p>
          <Actions main={action} second={second} links={links} tone="tang" />
        </div>
        <div className="relative z-1 self-center md:row-span-2">
          <Picture
            image={picture.imgUrl}
            alt={picture.alt}
            sizes="92vw md:44vw"
            priority
            className="w-full max-w-none max-md:-my-8 md:-ms-16 md:w-5/4"
          />
          <Arcade words={arcade} className="pointer-events-none absolute inset-0" buttonLook={startButton} />
        </div>
        <div className="grid gap-6 self-end rounded-t-lg px-6 pt-6 sm:grid-cols-2" data-tone="paper">
          <Pact words={promise} icon="check" look="text-pitch" />
          <Pact words={refusal} icon="close" look="text-error" />
        </div>
      </div>
    </OwnSection>
  );
}

const startButton = "pointer-events-auto absolute start-0 top-3/4";

function Pact({ words, icon, look }: { words: Words["promise"]; icon: string; look: string }) {
  return (
    <div>
      <h2 className="text-h4">{words.heading}</h2>
      <ul role="list" className="mt-3">
        {words.items.map((item) => (
          <li key={item} className="flex gap-3 border-t-2 border-line py-2 leading-snug font-semibold">
            <Icon name={icon} className={look} />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
