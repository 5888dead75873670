import { Actions } from "#app/bands/actions.tsx";
import { ProofMarks } from "#app/sections/proof-mark.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { ShownHero } from "./data.server.ts";
import "./game-localization.css";

/** One sentence in boxes made for the first line; the others overrun by their true length. */
export function Hero({ band }: { band: ShownHero }) {
  const { role, heading, lead, proofs, action, second, links, lines, picture } = band;
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
          {lines.map((line) => (
            <Line key={line.aside} {...line} measure={lines[0]?.text} />
          ))}
        </ul>
        {picture && <Reader picture={picture} />}
      </div>
    </section>
  );
}

/** @param props.measure the line that the box is made for */
function Line({ lang, text, aside, measure }: ShownHero["lines"][number] & { measure: string | undefined }) {
  return (
    <li className="said-line display xl:col-span-full xl:grid xl:grid-cols-subgrid xl:items-center">
      <span className="said-words" lang={lang}>
        <i className="said-box" data-words={measure} aria-hidden="true" />
        {text}
      </span>{" "}
      <span className="block font-text text-small/tight font-bold tracking-normal max-xl:mt-1">{aside}</span>
    </li>
  );
}

/** Its lower seventh is empty, and the next band covers it. */
const figure = "to-floor -mt-16 w-3/5 translate-y-1/7 md:w-full xl:-mt-40";
const photo = "aspect-4/5 w-2/5 rounded-md object-cover";

/** Who reads the lines, at the end of the band's last row. */
function Reader({ picture: { imgUrl, alt } }: { picture: NonNullable<ShownHero["picture"]> }) {
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
