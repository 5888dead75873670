import { Band } from "#app/ui/band.tsx";
import type { Pages } from "#model/content.server.ts";
import { BlockMap } from "./block-map.tsx";

interface OfficesProps {
  words: Pick<Pages["contact"]["offices"], "title" | "map">;
  offices: readonly { city: string; address: string; role: string; note: string }[];
}

/** The colours of cities on the map; the others are outlines. */
const marks: Record<string, string> = { Leeds: "bg-tang", Dundee: "bg-pitch" };

/** Where the offices are, on a map of blocks. */
export function Offices({ words, offices }: OfficesProps) {
  return (
    <Band name="offices" tone="orch" pad="none" bleed labelledBy="offices">
      <div className="wrap grid gap-x-gut md:grid-cols-12">
        <div className="pt-half md:col-span-5 md:pb-half">
          <h2 id="offices" className="md:text-[min(5rem,4.8vw)]">
            {words.title}
          </h2>
          <ul className="mt-8">
            {offices.map(({ city, address, role, note }) => (
              <li key={city} className="flex gap-4 border-t-2 border-ink/25 py-4">
                <span
                  className={`mt-1 size-4.5 flex-none rotate-45 rounded-xs border-ink ${marks[city] ?? "border-3"}`}
                  aria-hidden="true"
                />
                <div>
                  <h3 className="text-h4">{city}</h3>
                  <p className="mt-1 mb-0 leading-snug">
                    {address}. {role}. {note}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <figure className="self-center justify-self-center pt-4 pb-10 md:col-span-7 md:py-8">
          <BlockMap title={words.map} />
        </figure>
      </div>
    </Band>
  );
}
