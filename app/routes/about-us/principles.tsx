import { Band } from "#app/ui/band.tsx";
import type { Pages } from "#model/content.server.ts";

const stairs = ["", "md:ps-8", "md:ps-16", "md:ps-24", "md:ps-32"];

/** Each principle beside its cost, stepping inward like a stair. */
export function Principles({ words }: { words: Pages["about-us"]["principles"] }) {
  return (
    <Band name="principles" tone="paper-2" labelledBy="principles">
      <div className="wrap">
        <h2 id="principles" className="mb-10 lg:mb-14">
          {words.title}
        </h2>
        <dl>
          {words.items.map(({ says, costs }, index) => (
            <div
              key={says}
              className="group grid items-baseline gap-2.5 border-t-3 py-6 md:grid-cols-[7fr_5fr] xl:py-8"
            >
              <dt
                className={`display text-h3 text-balance spring-calm motion-safe:group-hover:translate-x-2 ${stairs[index] ?? ""}`}
              >
                {says}
              </dt>
              <dd className="flex items-baseline gap-5 text-lead">
                <span className="dots-x w-7.5 flex-none -translate-y-1.5 md:w-15" aria-hidden="true" />
                <span>{costs}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
