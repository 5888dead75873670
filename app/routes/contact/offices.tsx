import { Band } from "#app/ui/band.tsx";
import type { Pages } from "#model/content.server.ts";
import type { ImageSource } from "#shared/image-address.ts";
import { BlockMap } from "./block-map.tsx";

interface OfficesProps {
  words: Pick<Pages["contact"]["offices"], "title" | "map">;
  offices: readonly { city: string; address: string; role: string; note: string; peg: ImageSource | undefined }[];
}

/** The colours of towns on the map; the others are outlines. */
const marks = { tang: "bg-tang", mari: "bg-mari", pitch: "bg-pitch", orch: "bg-orch" } as const;

/** Without a map, the list stands beside the heading. */
const alone = "max-md:pb-half md:col-span-full md:grid md:grid-cols-2 md:gap-x-gut";

/** Where the offices are, on a map of blocks where there is one. */
export function Offices({ words, offices }: OfficesProps) {
  const markOf = (city: string) => {
    const pin = words.map?.land.pins.find((pin) => pin.city === city);
    return pin ? marks[pin.department] : "border-3";
  };
  return (
    <Band name="offices" tone="orch" pad="none" bleed labelledBy="offices">
      <div className="wrap grid gap-x-gut md:grid-cols-12">
        <div className={`pt-half md:pb-half ${words.map ? "md:col-span-5" : alone}`}>
          <h2 id="offices" className="md:text-[min(5rem,4.8vw)]">
            {words.title}
          </h2>
          <ul role="list" className="mt-8">
            {offices.map(({ city, address, role, note }) => (
              <li key={city} className="flex gap-4 border-t-2 border-ink/25 py-4">
                <span
                  className={`mt-1 size-4.5 flex-none rotate-45 rounded-xs border-ink ${markOf(city)}`}
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
        {words.map && (
          <figure className="self-center justify-self-center pt-4 pb-10 md:col-span-7 md:py-8">
            <BlockMap {...words.map} pegs={Object.fromEntries(offices.map(({ city, peg }) => [city, peg]))} />
          </figure>
        )}
      </div>
    </Band>
  );
}
