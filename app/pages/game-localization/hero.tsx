import { Actions } from "#app/bands/actions.tsx";
import { OwnSection } from "#app/bands/band.tsx";
import { useAct } from "#app/browser/acts/use-act.ts";
import { ProofLinks } from "#app/sections/proof-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { ShownHero } from "./data.server.ts";

/** One sentence in boxes made for the first line; the others overrun by their true length. */
export function Hero({ band }: { band: ShownHero }) {
  const { role, heading, lead, proofs, action, second, lines, picture } = band;
  const act = useAct(() => import("./act.ts"));
  return (
    <OwnSection band={band} tone="tang" rhythm="compact" className="overflow-x-clip" act={act}>
      <div className="wrap grid gap-x-gut gap-y-6 cols-8-4">
        <h1 id={`${role}-heading`} className="text-h2 md:col-span-full">
          {heading}
        </h1>
        <p className="m-0 text-lead">
          <Prose text={lead} /> <ProofLinks ids={proofs} />
        </p>
        <Actions main={action} second={second} tone="tang" />
        <ul role="list" className="@container grid content-start gap-y-2">
          {lines.map((line) => (
            <Line key={line.name} {...line} measure={lines[0]?.text} />
          ))}
        </ul>
        {picture && <Reader picture={picture} />}
      </div>
    </OwnSection>
  );
}

/** @param props.measure the line that the box is made for */
function Line({ lang, text, name, longer, measure }: ShownHero["lines"][number] & { measure: string | undefined }) {
  return (
    <li className="said-line display font-stretch-80% tracking-tight">
      <span className="relative isolate block said-words" lang={lang}>
        <i
          className="absolute inset-y-0 start-0 -z-1 overflow-clip rounded-md bg-white shadow-key said-box forced-colors:border-2"
          data-words={measure}
          aria-hidden="true"
        />
        <span className="block">{text}</span>
      </span>{" "}
      <span className="mt-1 block font-text text-small font-bold tracking-normal">
        {name} {longer && <span className="display text-h4">{longer}</span>}
      </span>
    </li>
  );
}

/** The next band covers the lowest of its empty edge. */
const figure = "said-reader to-floor pointer-events-none w-1/2 md:w-full";
const photo = "aspect-4/5 w-1/2 rounded-md object-cover md:w-4/5";

/** Who reads the lines, beside them. */
function Reader({ picture: { imgUrl, alt } }: { picture: NonNullable<ShownHero["picture"]> }) {
  return (
    <Picture
      image={imgUrl}
      alt={alt}
      sizes="60vw md:45vw"
      priority
      className={`mx-auto self-end ${imgUrl.isCutout ? figure : photo}`}
    />
  );
}
