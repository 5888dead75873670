import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { TickLine } from "#app/ui/tick-line.tsx";
import { Toy } from "#app/ui/toy.tsx";
import type { Home3Page } from "#model/pages/home-3.server.ts";

type Words = Home3Page["checklist"];

/** A packing list with real tick boxes; the style sheet keeps the count below. */
export function Checklist({ words }: { words: Words }) {
  return (
    <Band name="checklist" tone="paper-2" labelledBy="parcel">
      <div className="wrap grid gap-x-gut gap-y-8 lg:grid-cols-12">
        <header className="lg:sticky lg:top-30 lg:col-span-4 lg:self-start">
          <h2 id="parcel" className="mb-6 lg:text-figure/(--clear)">
            {words.title}
          </h2>
          <p className="lead">{words.lead}</p>
          <p>
            <Prose text={words.leaveOut} />
          </p>
          <Toy
            toy={words.toy}
            sizes="80vw md:50vw lg:38vw xxl:38vw"
            className="-ms-[6%] mt-2 w-4/5 max-w-120 lg:w-28/25 lg:max-w-none"
          />
        </header>
        <fieldset className="[counter-reset:ticked] lg:col-span-7 lg:col-start-6" aria-labelledby="parcel">
          {words.items.map((item) => (
            <TickLine key={item.title} {...item} className={line} box={key} />
          ))}
          <p className="m-0 flex max-w-none items-baseline gap-2.5 border-t-3 pt-5 font-bold">
            <span aria-hidden="true" className="display text-figure/none before:content-[counter(ticked)]" />{" "}
            {words.count}
          </p>
        </fieldset>
      </div>
    </Band>
  );
}

const line = "gap-4.5 border-t-2 border-line py-3";
const key =
  "size-11 rounded-md bg-white shadow-key transition group-has-checked:translate-y-1 group-has-checked:bg-tang group-has-checked:shadow-none";
