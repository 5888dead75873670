import { ProofMarks } from "#app/sections/proof-mark.tsx";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Home4Page } from "#model/pages/home-4.server.ts";

type Words = Home4Page["opening"];

const title = "text-[clamp(2.35rem,0.95rem+5.3vw,6.2rem)]/(--clear) font-stretch-82% tracking-tight lg:col-span-8";

/** A service level so steady that it becomes the edge of the next band. */
export function Hero({ words }: { words: Words }) {
  return (
    <Band name="hero" tone="mari" pad="none" labelledBy="flat" bleed className="pt-14 lg:pt-20">
      <div className="wrap grid gap-x-gut gap-y-6 lg:grid-cols-12">
        <h1 id="flat" className={title}>
          {words.title}
        </h1>
        <div className="lg:col-span-4 lg:self-end">
          <p className="lead mb-6">
            {words.lead} <ProofMarks ids={words.proofs} />
          </p>
          <ButtonLink to={words.action.url}>
            {words.action.label} <Icon name="arrow-right" />
          </ButtonLink>
        </div>
      </div>
      <LevelChart words={words} />
    </Band>
  );
}

const cutOver =
  "absolute start-[34.7%] bottom-[58%] grid h-32 max-w-3/5 content-start gap-1 border-s-3 ps-4 leading-tight text-balance";
const small = "text-small font-semibold";

/** The line dips at the cut-over. */
function LevelChart({ words }: { words: Words }) {
  return (
    <figure className="relative mt-18">
      <svg
        className="-mb-px h-[19vw] max-h-68 min-h-50 w-full fill-ink"
        viewBox="0 0 1440 230"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M0 230V62L90 52 160 66 240 54 330 64 420 56 460 62 500 98 545 56 610 66 700 52 790 64 880 54 960 62 1060 50 1150 64 1240 54 1340 66 1440 56V230Z" />
      </svg>
      <div className={cutOver}>
        <i className="absolute -start-2.5 -bottom-2 size-4.5 rotate-45 rounded-xs bg-tang" />
        <b className="display text-h4/none">{words.mark.title}</b> <span>{words.mark.text}</span>
      </div>
      <p
        className={`absolute inset-x-0 top-3/5 m-0 max-w-none border-t-3 border-dotted border-mari pt-1.5 text-paper ${small}`}
      >
        <span className="wrap block">{words.floor}</span>
      </p>
      <figcaption className={`wrap absolute inset-x-0 bottom-1.5 flex justify-between text-on-ink-soft ${small}`}>
        {words.hours.map((hour) => (
          <span key={hour} className="max-md:nth-3:hidden">
            {hour}{" "}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
