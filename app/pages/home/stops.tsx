import { Icon } from "#app/ui/icon.tsx";
import type { Slide } from "#model/site/showroom.server.ts";

/** One stop a slide, and keys where script runs. */
export function Stops({ slides }: { slides: Slide[] }) {
  return (
    <div className="slide-stops">
      <fieldset className="grow">
        <legend className="vh">Slides</legend>
        <div className="grid auto-cols-fr max-xs:grid-cols-2 max-xs:gap-2 xs:grid-flow-col">
          {slides.map(({ titleHead, department }, index) => (
            <label
              key={titleHead}
              data-department={department}
              className="slide-stop group relative pe-1 pt-8 text-note/tight font-bold md:text-body/tight"
            >
              <input
                type="radio"
                name="slide"
                className="absolute inset-0 m-0 cursor-pointer opacity-0"
                aria-label={`Slide ${index + 1} of ${slides.length}: ${titleHead}`}
                defaultChecked={index === 0}
              />
              <i className="stop-way" />
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

function Key({ steps, icon, label }: { steps: number; icon: string; label: string }) {
  return (
    <button type="button" data-steps={steps} className="slide-key">
      <Icon name={icon} />
      <span className="vh">{label}</span>
    </button>
  );
}
