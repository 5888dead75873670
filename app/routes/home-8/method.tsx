import { Band } from "#app/ui/band.tsx";
import { Toy } from "#app/ui/toy.tsx";
import type { Home8Page } from "#model/pages/home-8.server.ts";
import { DayStrip } from "./day-strip.tsx";

const stretches = ["font-stretch-60%", "font-stretch-92%", "font-stretch-124%"];
const verb =
  "text-[clamp(5rem,1rem+15vw,15rem)]/(--clear) tracking-tight transition-[font-stretch] duration-slow ease-snap group-hover:font-stretch-140%";

/** Between the word and its days; where that is too narrow, in the corner. */
const work = "w-3/5 max-w-90 sm:max-lg:absolute sm:max-lg:end-0 sm:max-lg:top-4 sm:max-lg:w-2/5 lg:-mx-3 lg:w-9/8";

/** The method in three words of increasing width, each with what would end it. */
export function Method({ words }: { words: Home8Page["method"] }) {
  return (
    <Band name="method" labelledBy="method" bleed>
      <div className="wrap">
        <h2 id="method" className="mb-8 text-figure/(--clear)">
          {words.title}
        </h2>
        <ol role="list">
          {words.weeks.map((week, index) => (
            <li
              key={week.verb}
              className="group relative grid gap-x-gut border-t-3 py-4 lg:grid-cols-[5.8fr_2.4fr_3.8fr] lg:items-end xl:py-5"
            >
              <h3 className={`${verb} ${stretches[index]}`}>{week.verb}</h3>
              <Toy toy={week.toy} sizes="60vw md:40vw lg:24vw xxl:22vw" className={work} />
              <div className="leading-snug sm:max-lg:pe-[44%]">
                <DayStrip from={week.from} to={week.to} className="mt-4" />
                <p className="mt-3 mb-1.5 font-bold">{week.when}</p>
                <p className="mb-1.5">{week.text}</p>
                <p className="m-0 flex gap-3 font-bold">
                  <i className="mt-1.5 size-2.5 shrink-0 rotate-45 bg-orch-edge" aria-hidden="true" />
                  {week.stop}
                </p>
              </div>
            </li>
          ))}
        </ol>
        <p className="display m-0 max-w-none border-t-3 pt-6 text-h4/tight">{words.price}</p>
      </div>
    </Band>
  );
}
