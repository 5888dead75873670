import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Home3Page } from "#model/pages/home-3.server.ts";

type Words = Home3Page["checklist"];

/** A packing list with real ticks; the count below is kept by the style. */
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
        </header>
        <fieldset className="[counter-reset:packed] lg:col-span-7 lg:col-start-6" aria-labelledby="parcel">
          {words.items.map((item) => (
            <Tick key={item.title} item={item} />
          ))}
          <p className="m-0 flex max-w-none items-baseline gap-2.5 border-t-3 pt-5 font-bold">
            <span aria-hidden="true" className="display text-figure/none before:content-[counter(packed)]" />{" "}
            {words.count}
          </p>
        </fieldset>
      </div>
    </Band>
  );
}

const key =
  "grid size-11 shrink-0 place-items-center rounded-md bg-white shadow-key outline-offset-3 outline-focus transition group-has-checked:translate-y-1 group-has-checked:bg-tang group-has-checked:shadow-none group-has-focus-visible:outline-3 forced-colors:hidden";

function Tick({ item }: { item: Words["items"][number] }) {
  return (
    <label className="group relative flex cursor-pointer items-center gap-4.5 border-t-2 border-line py-3 leading-snug">
      <input
        type="checkbox"
        className="absolute inset-0 cursor-pointer opacity-0 checked:[counter-increment:packed] forced-colors:static forced-colors:opacity-100"
      />
      <i aria-hidden="true" className={key}>
        <Icon name="check" className="opacity-0 group-has-checked:opacity-100" />
      </i>{" "}
      <span>
        <b className="display block text-h4/tight">{item.title}</b> {item.text}
      </span>
    </label>
  );
}
