import { Icon } from "#app/ui/icon.tsx";
import type { Slide } from "#model/site/showroom.server.ts";

/** One stop a slide, and keys where script runs. */
export function Stops({ slides }: { slides: Slide[] }) {
  return (
    <div className="items-center gap-4 rounded-t-lg bg-paper px-4 py-4 md:flex md:px-6">
      <fieldset className="grow">
        <legend className="vh">Slides</legend>
        <div className="flex flex-wrap gap-y-2">
          {slides.map(({ titleHead, department }, index) => (
            <label
              key={titleHead}
              data-department={department}
              className="group relative grow basis-16 text-small/tight font-bold"
            >
              <input
                type="radio"
                name="slide"
                className="absolute inset-0 m-0 cursor-pointer opacity-0"
                aria-label={`Slide ${index + 1} of ${slides.length}: ${titleHead}`}
                defaultChecked={index === 0}
              />
              <span className="flex items-center gap-2 pb-3">
                <i className={stop} />
                <i className="grow dots-x opacity-25 group-has-checked:opacity-100" />
              </span>
              {titleHead}{" "}
            </label>
          ))}
        </div>
      </fieldset>
      {/* These wait for their script; the stops beside them need none. */}
      <div className="invisible hidden gap-2 in-data-moves:visible md:flex">
        <Key steps={-1} icon="arrow-left" label="Previous slide" />{" "}
        <Key steps={1} icon="arrow-right" label="Next slide" />
      </div>
    </div>
  );
}

/** The current one is a diamond. */
const stop =
  "size-4 rounded-full bg-(--c) forced-color-adjust-none outline-offset-3 outline-focus group-has-checked:rotate-45 group-has-checked:rounded-xs group-has-focus-visible:outline-3";

function Key({ steps, icon, label }: { steps: number; icon: string; label: string }) {
  return (
    <button type="button" data-steps={steps} className="rounded-md bg-white px-4 py-3 shadow-key">
      <Icon name={icon} />
      <span className="vh">{label}</span>
    </button>
  );
}
