import { EstimateCrumb } from "#app/sections/estimate-link.tsx";
import { Band } from "#app/ui/band.tsx";
import type { ServiceDetailsPage } from "#model/pages/service-details.server.ts";
import "./tape.css";

interface HeroProps {
  words: ServiceDetailsPage["tape"];
  weeks: ServiceDetailsPage["weeks"]["items"];
}

const housingWide = "lg:relative lg:z-1 lg:-mb-1 lg:grid lg:w-[16vw] lg:max-w-64 lg:place-items-center lg:px-6";
const housingEdge = "max-lg:rounded-se-lg lg:shrink-0 lg:rounded-e-xl lg:border-e-14 lg:border-ink-3 lg:text-center";
const housing = `m-0 bg-ink p-4 text-mari ${housingWide} ${housingEdge}`;
const marks =
  "grid grid-cols-4 border-y-4 border-ink bg-mari xs:grid-cols-8 lg:-ms-5 lg:mt-6 lg:flex-1 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:ps-6";
const pulled = "transition-[padding] duration-calm ease-snap hover:bg-white hover:pb-4";
const markWide = "md:min-h-28 md:ps-2.5 md:text-h3 lg:min-h-34";
const mark = `tape-inches display relative grid min-h-19 content-end border-s-3 ps-1.5 pb-2 text-h4 no-underline focus-visible:-outline-offset-4 ${pulled} ${markWide}`;
const gate = "after:absolute after:end-2 after:top-7 after:size-2.5 after:rotate-45 after:rounded-xs after:bg-ink";

/** A tape measure pulled across the page; each mark leads to its week. */
export function Hero({ words, weeks }: HeroProps) {
  return (
    <Band name="hero" pad="none" bleed labelledBy="tape" className="pt-8 lg:pt-12">
      <div className="wrap">
        <EstimateCrumb to={words.crumb.url}>{words.crumb.label}</EstimateCrumb>
        <h1 id="tape" className="text-hero/(--clear) font-stretch-78% tracking-tight">
          {words.title}
        </h1>
        <div className="mt-6 grid gap-x-gut gap-y-4 md:grid-cols-[7fr_5fr] md:items-end">
          <p className="lead m-0">{words.lead}</p>
          <p className="m-0 text-soft">{words.note}</p>
        </div>
      </div>
      <nav className="mt-10 lg:mt-14 lg:flex lg:items-stretch" aria-label={words.caseLabel}>
        <p className={housing}>
          <span className="display text-h4 lg:text-h3">{words.caseLabel}</span>
        </p>
        <ol role="list" className={marks}>
          {weeks.map((week, index) => (
            <li key={week.title}>
              <a href={`#week-${index + 1}`} className={week.gate ? `${mark} ${gate}` : mark}>
                <span className="vh start-0">{words.weekWord} </span>
                {index + 1}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </Band>
  );
}
