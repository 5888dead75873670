import { Band } from "#app/ui/band.tsx";
import { Toy } from "#app/ui/toy.tsx";
import type { LocalizationPage } from "#model/pages/game-localization.server.ts";
import { MachinePart } from "./machine-part.tsx";
import "./shapes.css";

interface ServicesProps {
  words: LocalizationPage["cast"];
  machine: LocalizationPage["machine"];
}

const sheet =
  "punched py-8 ps-14 pe-6 lg:col-span-8 lg:col-start-5 lg:row-span-2 lg:row-start-1 lg:py-14 lg:ps-22 lg:pe-12";

/** The services as a page of a screenplay, punched for its binder; the machine is its last part, and has limits only. */
export function Services({ words, machine }: ServicesProps) {
  return (
    <Band name="services" tone="ink" labelledBy="cast">
      <div className="wrap grid grid-cols-1 gap-x-gut gap-y-8 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <h2 id="cast" className="lg:col-span-4 lg:text-figure/(--clear)">
          {words.title}
        </h2>
        <Toy toy={words.toy} sizes="92vw lg:34vw xxl:32vw" className="lg:sticky lg:top-30 lg:col-span-4" />
        <div className={sheet} data-tone="white">
          <p className="mb-6 font-bold lg:mb-10">{words.scene}</p>
          <div className="grid grid-cols-1 gap-x-8 gap-y-9 md:grid-cols-2">
            {words.parts.map((part) => (
              <article key={part.name} className="leading-snug *:text-balance md:text-center">
                <h3>{part.name}</h3>
                <p className="mx-auto mt-1.5 mb-0 text-soft">({part.aside})</p>
                <p className="mx-auto mt-1.5 mb-0 max-w-[40ch]">{part.text}</p>
                <p className="mx-auto mt-1.5 mb-0 font-bold text-tang-ink">{part.limit}</p>
              </article>
            ))}
            <Toy toy={machine.toy} sizes="72vw md:40vw lg:28vw xxl:26vw" className="w-full" />
          </div>
          <MachinePart words={machine} />
        </div>
      </div>
    </Band>
  );
}
