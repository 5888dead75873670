import { EstimateCrumb } from "#app/sections/estimate-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { LabsPage } from "#model/pages/research-and-development-innovation-ai-labs.server.ts";
import "./wire.css";

type Words = LabsPage["specimen"];

const specimenWide =
  "md:ms-auto md:-mt-16 md:-mb-8 md:w-[72vw] lg:-my-20 lg:-ms-28 lg:w-[56vw] lg:self-end lg:justify-self-start xl:-my-26 xl:-ms-36";
const specimen = `relative -ms-11 -mt-4 -mb-6 w-[112vw] max-w-none ${specimenWide}`;

/** Open questions as labels on a specimen: a toy lattice, wired to the words beside it. */
export function Hero({ words }: { words: Words }) {
  return (
    <Band name="hero" tone="orch" pad="none" grid="iso" bleed labelledBy="lattice" className="pt-8 xl:pt-11">
      <div className="wrap lg:grid lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-gut">
        <div className="relative z-2">
          <EstimateCrumb to={words.crumb.url}>{words.crumb.label}</EstimateCrumb>
          <h1 id="lattice" className="text-h2/(--clear) font-stretch-84% lg:max-w-[9em]">
            {words.title}
          </h1>
          <p className="lead mt-6 mb-7 max-w-[25em]">{words.lead}</p>
          <ButtonLink to={words.action.url}>
            {words.action.label}
            <Icon name="arrow-right" />
          </ButtonLink>
        </div>
        <Picture image={words.imgUrl} alt={words.alt} sizes="110vw md:70vw lg:52vw" priority className={specimen} />
        <div className="relative pb-14 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:ps-16 lg:pt-8 xl:ps-20 xl:pt-10">
          <h2 className="vh">{words.listTitle}</h2>
          <ol
            role="list"
            className="grid gap-x-gut md:max-lg:grid-cols-2 lg:flex lg:h-full lg:flex-col lg:justify-between"
          >
            {words.questions.map((item, index) => (
              <Question key={item.question} item={item} reach={reaches[index]} />
            ))}
          </ol>
        </div>
      </div>
    </Band>
  );
}

/** How far each question's wire runs into the drawing; beside the headline there is nothing to wire to. */
const reaches = ["w-0", "w-0", "w-0", "w-[21vw]", "w-[20vw]", "w-[17vw]"];

function Question({ item, reach }: { item: Words["questions"][number]; reach: string | undefined }) {
  return (
    <li className="relative border-t-3 py-4 lg:border-0 lg:py-0">
      <i className={`dotted-wire absolute end-full top-4 me-5.5 h-1.25 max-lg:hidden ${reach}`} aria-hidden="true" />
      <i
        className="absolute end-full top-2.5 me-3 size-4 rotate-45 rounded-xs bg-ink max-lg:hidden"
        aria-hidden="true"
      />
      <h3 className="text-h4 lg:text-h3">{item.question}</h3>
      <p className="mt-1.5 mb-0 leading-snug">{item.text}</p>
    </li>
  );
}
