import { Actions } from "#app/bands/actions.tsx";
import { ProofMarks } from "#app/sections/proof-mark.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { formatPercent } from "#shared/format.ts";
import type { OwnBand } from "./words.server.ts";

const sentence =
  "display text-[6.1vw]/(--clear) font-stretch-80% tracking-tight md:text-h3/(--clear) lg:text-[min(3.3vw,3.2rem)]/(--clear)";
/** Its box is behind the words, which overrun its edge and wrap only at the page's. */
const boxed = "relative isolate block w-max max-w-[calc(100%+var(--spacing-edge)-4px)] px-[0.34em] py-[0.2em]";
/** As wide as the words that it is made for, which are clipped away. */
const box =
  "absolute inset-y-0 start-0 -z-1 overflow-clip rounded-md bg-white shadow-key forced-colors:border-2 before:content-[attr(data-words)]";
const unseen = "before:px-[0.34em] before:leading-[9] before:whitespace-nowrap";

/** One sentence in boxes made for the first line; the others overrun by their true length. */
export function Hero({ band }: { band: OwnBand<"hero"> }) {
  const { role, heading, lead, proofs, action, second, links, original, lines, over, picture } = band;
  return (
    <section
      id={role}
      data-band={role}
      data-tone="tang"
      data-rhythm="compact"
      className="overflow-x-clip"
      aria-labelledby={`${role}-heading`}
    >
      <div className="wrap grid gap-x-gut gap-y-6 md:grid-cols-12 md:gap-y-8">
        <h1 id={`${role}-heading`} className="text-h2 md:col-span-full">
          {heading}
        </h1>
        <div className="flex flex-col items-start gap-6 md:col-span-full lg:order-1 lg:col-span-4">
          <p className="m-0 text-lead">
            <Prose text={lead} /> <ProofMarks ids={proofs} />
          </p>
          <Actions main={action} second={second} links={links} tone="tang" />
        </div>
        <ul
          role="list"
          className="grid content-start gap-x-6 gap-y-4 md:col-span-8 lg:row-span-2 xl:grid-cols-[max-content_1fr]"
        >
          <Line text={original.text} aside={original.name} measure={original.text} />
          {lines.map(({ lang, name, text }) => (
            <Line
              key={lang}
              lang={lang}
              text={text}
              measure={original.text}
              aside={`${name}, ${formatPercent(String(longerBy(text, original.text)))} ${over}`}
            />
          ))}
        </ul>
        {picture && <Reader picture={picture} />}
      </div>
    </section>
  );
}

interface LineProps {
  lang?: string;
  text: string;
  aside: string;
  measure: string;
}

function Line({ lang, text, aside, measure }: LineProps) {
  return (
    <li className={`xl:col-span-full xl:grid xl:grid-cols-subgrid xl:items-center ${sentence}`}>
      <span className={boxed} lang={lang}>
        <i className={`${box} ${unseen}`} data-words={measure} aria-hidden="true" />
        {text}
      </span>{" "}
      <span className="block font-text text-small/tight font-bold tracking-normal max-xl:mt-1">{aside}</span>
    </li>
  );
}

function longerBy(text: string, measure: string) {
  return Math.round(([...text].length / [...measure].length - 1) * 100);
}

/** Its lower seventh is empty, and the next band covers it. */
const figure = "to-floor -mt-16 w-3/5 translate-y-1/7 md:w-full xl:-mt-40";
const photo = "aspect-4/5 w-2/5 rounded-md object-cover";

/** Who reads the lines, at the end of the band's last row. */
function Reader({ picture: { imgUrl, alt } }: { picture: NonNullable<OwnBand<"hero">["picture"]> }) {
  return (
    <Picture
      image={imgUrl}
      alt={alt}
      sizes="40vw lg:25vw"
      priority
      className={`self-end justify-self-end md:col-span-4 lg:order-2 ${imgUrl.isCutout ? figure : photo}`}
    />
  );
}
