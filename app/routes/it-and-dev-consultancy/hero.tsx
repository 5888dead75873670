import { EstimateCrumb } from "#app/sections/estimate-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ConsultancyPage } from "#model/pages/it-and-dev-consultancy.server.ts";

type Words = ConsultancyPage["spine"];

const complaintWide =
  "md:flex-row md:items-center md:justify-between md:gap-6 lg:h-full lg:py-7 lg:ps-10 lg:pe-out lg:hover:ps-14";
const complaint = `flex flex-col gap-2 border-b-2 border-ink px-edge py-6 no-underline transition-[padding] duration-calm hover:bg-mari hover:ps-13 focus-visible:-outline-offset-6 ${complaintWide}`;

/** The question in the colour column, complaints on paper; each links to the job that solves it. */
export function Hero({ words, jobs }: { words: Words; jobs: ConsultancyPage["jobs"]["items"] }) {
  return (
    <Band name="hero" pad="none" labelledBy="problem" className="lg:grid lg:grid-cols-[5fr_7fr]">
      <Question words={words} />
      <div className="min-w-0 lg:grid">
        <h2 className="vh">{words.listTitle}</h2>
        <ul role="list" className="lg:grid lg:auto-rows-fr">
          {words.moans.map(({ text, job }) => (
            <li key={text}>
              <a href={`#${job}`} className={complaint}>
                <span className="display text-h3/(--clear) text-balance">{text}</span>{" "}
                <span className="inline-flex items-center gap-2 text-small font-bold whitespace-nowrap md:text-body">
                  {jobs.find(({ id }) => id === job)?.title}
                  <Icon name="arrow-right" className="rotate-90" />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

const column =
  "relative overflow-clip px-edge pt-8 pb-[92vw] md:pt-10 md:pb-118 lg:min-h-175 lg:ps-out lg:pe-8 lg:pt-11 lg:pb-0";
const lines = "before:absolute before:inset-0 before:bg-(image:--iso) before:fade-top";
const picture = "absolute -end-[6vw] -bottom-[3%] w-[84vw] md:w-[64vw] md:max-w-130 lg:end-0 lg:w-3/5 lg:max-w-105";

function Question({ words }: { words: Words }) {
  return (
    <header data-tone="mari" className={`${column} ${lines}`}>
      <div className="relative z-2">
        <EstimateCrumb to={words.crumb.url}>{words.crumb.label}</EstimateCrumb>
        <h1 id="problem" className="text-hero/(--clear) font-stretch-82% tracking-tight lg:text-h2/(--clear)">
          {words.title}
        </h1>
        <p className="lead mt-6 mb-6 max-w-[22em]">{words.lead}</p>
        <ButtonLink to={words.action.url}>
          {words.action.label}
          <Icon name="arrow-right" />
        </ButtonLink>
      </div>
      <Picture image={words.imgUrl} alt={words.alt} sizes="84vw md:64vw lg:430px" priority className={picture} />
    </header>
  );
}
