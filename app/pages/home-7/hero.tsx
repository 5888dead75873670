import { Actions } from "#app/bands/actions.tsx";
import { OwnSection } from "#app/bands/band.tsx";
import { ProofLinks } from "#app/sections/proof-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { ShownHero } from "./data.server.ts";

/** One line of a game in eight languages, each in a row of its own colour and natural width. */
export function Hero({ band }: { band: ShownHero }) {
  const { role, heading, lead, proofs, action, second, lines, unit, source, picture } = band;
  return (
    <OwnSection band={band} tone="paper" className="pt-8">
      <div className="wrap grid items-end gap-x-gut gap-y-6 pb-8 cols-8-4">
        <h1 id={`${role}-heading`} className="max-w-none text-h2 md:col-span-full">
          {heading}
        </h1>
        <p className="m-0 max-w-text text-lead">
          <Prose text={lead} /> <ProofLinks ids={proofs} />
        </p>
        <Actions main={action} second={second} tone="paper" />
      </div>
      <div className="relative">
        <ul role="list" className="border-b-2">
          {lines.map((line) => (
            <Line key={line.lang} line={line} unit={unit} />
          ))}
        </ul>
        {picture && (
          <Picture
            image={picture.imgUrl}
            alt={picture.alt}
            sizes="76vw md:34vw"
            priority
            className="pointer-events-none mx-auto w-3/4 md:absolute md:end-edge md:-bottom-20 md:w-1/3"
          />
        )}
      </div>
      <div className="wrap pt-4 pb-compact">
        <p className="m-0 text-small md:max-w-1/2">{source}</p>
      </div>
    </OwnSection>
  );
}

const row = "items-center border-t-2 border-ink px-out py-2 lg:grid lg:grid-cols-12";

function Line({ line: { lang, name, text, tone, length }, unit }: { line: ShownHero["lines"][number]; unit: string }) {
  return (
    <li className={row} data-tone={tone}>
      <span className="text-small/tight lg:col-span-2">
        <b className="lg:block">{name}</b> <b className="display text-h4/none">{length}</b> {unit}
      </span>{" "}
      <span
        className="display block text-h3 font-stretch-80% tracking-tight lg:col-span-8 lg:text-figure/(--clear)"
        lang={lang}
      >
        {text}
      </span>
    </li>
  );
}
