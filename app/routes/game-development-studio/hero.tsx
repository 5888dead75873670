import { Arcade } from "#app/play/arcade/arcade.tsx";
import { EstimateCrumb } from "#app/sections/estimate-link.tsx";
import { ProofMarks } from "#app/sections/proof-mark.tsx";
import { ActionPair } from "#app/ui/action-pair.tsx";
import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { RegMark } from "#app/ui/reg-mark.tsx";
import type { GameStudioPage } from "#model/pages/game-development-studio.server.ts";

type Words = GameStudioPage["opening"];

const title = "text-h2/(--clear) font-stretch-84% md:max-w-[11em]";
const cabinetWide =
  "md:absolute md:-end-[3vw] md:top-32 md:z-3 md:m-0 md:w-[49vw] xl:top-auto xl:-bottom-30 xl:w-[min(54vw,820px)]";
const cabinet = `relative z-2 -mt-4 ms-[2vw] -mb-13 w-[112vw] max-w-none ${cabinetWide}`;
/** Over the picture, and above the words, whose box is as wide as the band. */
const arcadeWide =
  "md:absolute md:-end-[3vw] md:top-32 md:mb-0 md:aspect-10/11 md:h-auto md:w-[49vw] xl:top-auto xl:-bottom-30 xl:w-[min(54vw,820px)]";
const arcade = `pointer-events-none relative z-5 -mb-px h-px ${arcadeWide}`;
const startButton =
  "pointer-events-auto absolute start-edge top-8 w-30 md:start-auto md:end-20 md:top-full md:w-auto xl:start-[11%] xl:end-auto xl:top-[28%]";

/** The cabinet stands over the lower edge; promise and limits are cut out of the coloured block. */
export function Hero({ words }: { words: Words }) {
  return (
    <Band
      name="hero"
      tone="tang"
      pad="none"
      grid="iso"
      labelledBy="studio"
      className="z-1 overflow-x-clip overflow-y-visible pt-8 lg:pt-12"
    >
      <div className="wrap z-4">
        <EstimateCrumb to={words.crumb.url}>{words.crumb.label}</EstimateCrumb>
        <h1 id="studio" className={title}>
          {words.titleLines.map((line) => (
            <span key={line} className="block">
              {line}{" "}
            </span>
          ))}
        </h1>
        <p className="lead mt-5 mb-6 md:mt-7 md:mb-8 md:max-w-90 xl:max-w-[30em]">
          {words.lead}
          <ProofMarks ids={words.proofs} />
        </p>
        <ActionPair first={words.action} second={words.second} />
      </div>
      <Arcade words={words.arcade} className={arcade} buttonLook={startButton} />
      <Picture
        image={words.imgUrl}
        alt={words.alt}
        sizes="112vw md:49vw lg:54vw xl:780px"
        priority
        className={cabinet}
      />
      <RegMark className="end-6 top-6" />
      <div className="wrap z-4 max-md:px-3">
        <div className="grid gap-6 rounded-t-lg bg-paper px-5 pt-6 md:mt-12 md:grid-cols-2 md:gap-10 md:px-9 md:pt-8 xl:max-w-180">
          <Pact words={words.promise} icon="check" look="text-pitch" />
          <Pact words={words.refusal} icon="close" look="text-error" />
        </div>
      </div>
    </Band>
  );
}

function Pact({ words, icon, look }: { words: Words["promise"]; icon: string; look: string }) {
  return (
    <div>
      <h2 className="text-h4">{words.title}</h2>
      <ul role="list" className="mt-3.5">
        {words.items.map((item) => (
          <li key={item} className="flex gap-3 border-t-2 border-line py-2.5 leading-snug font-semibold">
            <Icon name={icon} className={`mt-0.5 ${look}`} />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
