import { CallAndEstimate } from "#app/sections/estimate-link.tsx";
import { ProofMarks } from "#app/sections/proof-mark.tsx";
import { Band } from "#app/ui/band.tsx";
import { Toy } from "#app/ui/toy.tsx";
import type { Home7Page } from "#model/pages/home-7.server.ts";

type Words = Home7Page["opening"];

/** One line of a game in eight languages, each in a row of its own colour and natural width. */
export function Hero({ words }: { words: Words }) {
  return (
    <Band name="hero" pad="none" labelledBy="tongues" className="pt-10 xl:pt-14">
      <div className="wrap grid items-end gap-x-half gap-y-4 pb-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)_auto]">
        <h1 id="tongues" className="text-h2/(--clear) lg:text-figure/(--clear)">
          {words.title}
        </h1>
        <p className="m-0 text-lead font-lead">
          {words.lead}
          <ProofMarks ids={words.proofs} />
        </p>
        <div className="justify-self-start">
          <CallAndEstimate action={words.action} tone="tang" />
        </div>
      </div>
      <ul role="list" className="border-b-2">
        {words.lines.map((line) => (
          <Line key={line.lang} line={line} unit={words.unit} />
        ))}
      </ul>
      <div className={`wrap relative ${words.toy ? "lg:min-h-32" : ""}`}>
        <p className="mt-4 mb-0 text-soft lg:max-w-1/2">{words.source}</p>
        <Toy toy={words.toy} sizes="76vw md:46vw lg:25vw xxl:24vw" className={biting} />
      </div>
    </Band>
  );
}

/** Stands at the end of the last rows, between the shortest lines and their figures. */
const biting =
  "relative mx-auto mt-2 w-3/4 max-w-110 md:ms-auto md:me-0 md:w-5/11 lg:absolute lg:-top-48 lg:end-1/10 lg:w-[25%] lg:max-w-none xl:-top-52 xxl:-top-64";
const row =
  "group grid grid-cols-[1fr_auto] items-center gap-x-4 overflow-hidden border-t-2 border-ink px-out py-2.5 lg:grid-cols-[minmax(7rem,12%)_1fr_auto]";
const stretch = "transition-[font-stretch] duration-slow ease-snap group-hover:font-stretch-86%";
const specimenNarrow = "max-lg:col-span-2 max-lg:row-start-2 max-lg:leading-tight";
const specimen = `display text-h3 font-stretch-75% tracking-tight text-balance md:text-figure lg:text-[clamp(1.35rem,0.1rem+4.4vw,4.8rem)]/(--clear) ${stretch} ${specimenNarrow}`;

function Line({ line, unit }: { line: Words["lines"][number]; unit: string }) {
  return (
    <li className={row} data-tone={line.tone}>
      <span className="font-bold">{line.name}</span>{" "}
      <span className={specimen} lang={line.lang}>
        {line.text}
      </span>{" "}
      <span className="text-small font-semibold">
        <b className="display text-h4/none">{[...line.text].length}</b> {unit}
      </span>
    </li>
  );
}
