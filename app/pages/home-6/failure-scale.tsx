import { OwnSection } from "#app/bands/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { OwnBand } from "./words.server.ts";

type Words = OwnBand<"failure-scale">;

/** A lever from calm to hurricane: the sky, the windsock and what happens follow it, without script. */
export function FailureScale({ band }: { band: Words }) {
  const { role, heading, lead, items } = band;
  return (
    <OwnSection band={band} tone="sand" rhythm="compact">
      <div className="wrap">
        <header className="mb-8 grid items-end gap-x-gut gap-y-4 cols-8-4">
          <h2 id={`${role}-heading`}>{heading}</h2>
          <p className="m-0 text-lead">
            <Prose text={lead} />
          </p>
        </header>
        <fieldset className="grid grid-cols-5 gap-y-6">
          <legend className="vh">{heading}</legend>
          {items.map((item, index) => (
            <div key={item.force} className="group contents">
              <label className="relative flex cursor-pointer flex-col items-center gap-3 text-center print:hidden">
                <i className="absolute inset-x-0 top-6 h-3 bg-ink" />
                <input
                  type="radio"
                  className="peer vh"
                  name={role}
                  defaultChecked={index === 0}
                  aria-describedby={`${role}-${item.force}`}
                />
                <b className={knob}>{item.force}</b>{" "}
                <span className="display text-h4 max-lg:sr-only">{item.heading}</span>
              </label>
              <Weather words={band} item={item} />
            </div>
          ))}
        </fieldset>
      </div>
    </OwnSection>
  );
}

/** Raised where the lever is. */
const knob =
  "relative grid size-14 place-items-center rounded-full border-3 border-ink bg-white display text-h4/none outline-offset-3 outline-focus peer-checked:-translate-y-2 peer-checked:bg-mari peer-focus-visible:outline-3";

/** All lie in one place, as high as the highest; on paper one below the other. */
const sky =
  "invisible col-span-full row-start-1 grid items-center gap-x-gut gap-y-4 overflow-clip rounded-lg px-6 py-8 group-has-checked:visible print:visible print:row-auto";

function Weather({ words, item }: { words: Words; item: Words["items"][number] }) {
  const answers = [
    { term: words.player, text: item.player },
    { term: words.founder, text: item.founder },
  ];
  return (
    <div
      id={`${words.role}-${item.force}`}
      data-tone={item.tone}
      className={`${sky} ${item.picture ? "cols-5-7" : ""}`}
    >
      {item.picture && (
        <Picture image={item.picture.imgUrl} alt={item.picture.alt} sizes="60vw md:40vw" className="w-full" />
      )}
      <div className="flex flex-col gap-6">
        <p className="m-0 font-bold">
          {words.force} {item.force}
        </p>
        <h3 className="text-h2">{item.heading}</h3>
        <dl className="grid gap-x-gut gap-y-4 sm:grid-cols-2">
          {answers.map(({ term, text }) => (
            <div key={term}>
              <dt className="text-small font-bold">{term}</dt>
              <dd className="text-lead">
                <Prose text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
