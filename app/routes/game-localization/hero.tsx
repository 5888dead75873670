import { EstimateCrumb } from "#app/sections/estimate-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { LocalizationPage } from "#model/pages/game-localization.server.ts";
import { formatPercent } from "#shared/format.ts";
import type { ImageSource } from "#shared/image-address.ts";

type Words = LocalizationPage["boxes"];

interface HeroProps {
  words: Words;
  peg: { imgUrl: ImageSource; alt: string } | undefined;
}

const sentence = "display text-[6.4vw]/(--clear) font-stretch-80% tracking-tight md:text-h2/(--clear)";
/** Its box is behind the words, which overrun its edge and wrap only at the page's. */
const boxed =
  "relative isolate block w-max max-w-[calc(100%+var(--spacing-edge)-4px)] min-w-[7.75em] px-[0.34em] py-[0.2em]";
const box =
  "before:absolute before:inset-y-0 before:start-0 before:-z-1 before:w-[7.75em] before:rounded-md before:bg-white before:shadow-key";

const figure = "absolute -end-4 -bottom-10 w-2/5 max-w-70 md:end-16 md:-bottom-14";
/** With a ground of its own it would cover words of a narrow window. */
const photo = "mx-edge mt-8 aspect-4/5 w-2/5 rounded-md object-cover md:absolute md:end-16 md:bottom-0 md:m-0 md:w-52";

/** One sentence in boxes of equal width: English fits, the others overrun by their true length. */
export function Hero({ words, peg }: HeroProps) {
  return (
    <Band name="hero" tone="tang" pad="none" bleed labelledBy="boxes" className="pt-8 pb-half lg:pt-12">
      <div className="wrap md:relative md:z-1">
        <EstimateCrumb to={words.crumb.url}>{words.crumb.label}</EstimateCrumb>
        <h1 id="boxes" className={sentence}>
          <span className={`${boxed} ${box}`}>{words.title}</span>
        </h1>
        <ul role="list" className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-6 md:gap-5">
          {words.lines.map((line) => (
            <li key={line.lang} className={`xl:flex xl:items-center xl:justify-between ${sentence}`}>
              <span className={`${boxed} ${box}`} lang={line.lang}>
                {line.text}
              </span>{" "}
              <span className="block font-text text-small/tight font-bold tracking-normal max-xl:mt-3 xl:shrink-0">
                {line.name}, {formatPercent(String(longerBy(line.text, words.title)))} {words.over}
              </span>
            </li>
          ))}
        </ul>
        <div className="mt-10 md:pe-80">
          <p className="lead mb-6 max-w-160">{words.lead}</p>
          <ButtonLink to={words.action.url}>
            {words.action.label}
            <Icon name="arrow-right" />
          </ButtonLink>
        </div>
      </div>
      {peg && (
        <Picture
          image={peg.imgUrl}
          alt=""
          sizes="40vw md:280px"
          priority
          className={peg.imgUrl.isCutout ? figure : photo}
        />
      )}
    </Band>
  );
}

function longerBy(text: string, measure: string) {
  return Math.round(([...text].length / [...measure].length - 1) * 100);
}
