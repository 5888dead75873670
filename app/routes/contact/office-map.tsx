import { Band } from "#app/ui/band.tsx";
import type { Pages } from "#model/content.server.ts";
import { BlockMap } from "./block-map.tsx";
import "./office-map.css";

interface OfficeMapProps {
  words: Pick<Pages["contact"]["offices"], "title" | "map">;
  offices: readonly { city: string; address: string; role: string; note: string }[];
}

/** Where the offices are, on a map of blocks. */
export function OfficeMap({ words, offices }: OfficeMapProps) {
  return (
    <Band name="office-map" tone="orch" pad="none" bleed labelledBy="offices">
      <div className="wrap">
        <div className="text">
          <h2 id="offices">{words.title}</h2>
          <ul>
            {offices.map(({ city, address, role, note }) => (
              <li key={city} data-city={city.toLowerCase()}>
                <h3>{city}</h3>
                <p>
                  {address}. {role}. {note}
                </p>
              </li>
            ))}
          </ul>
        </div>
        <figure>
          <BlockMap title={words.map} />
        </figure>
      </div>
    </Band>
  );
}
