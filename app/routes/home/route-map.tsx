import { Band } from "#app/ui/band.tsx";
import { IsoTile } from "#app/ui/iso-tile.tsx";
import { RegMark } from "#app/ui/reg-mark.tsx";
import type { Bench } from "#shared/bench.ts";
import "./route-map.css";

interface RouteMapProps {
  title: string;
  steps: { title: string; description: string; bench: Bench }[];
}

/** The process as a dotted route over numbered tiles on the level map; vertical on small screens. */
export function RouteMap({ title, steps }: RouteMapProps) {
  return (
    <Band name="route-map" tone="paper-2" pad="none" grid="map" labelledBy="route-title" bleed>
      <div className="wrap">
        <RegMark />
        <h2 id="route-title">{title}</h2>
        <div className="way">
          <svg className="dots" viewBox="0 0 1296 560" preserveAspectRatio="none" aria-hidden="true">
            <path
              vectorEffect="non-scaling-stroke"
              d="M100 60 C300 56 378 110 378 244 M430 292 C560 288 560 92 668 88 M772 88 C940 84 1052 150 1052 272 M1108 310 C1210 300 1280 240 1360 110"
            />
          </svg>
          <ol>
            {steps.map(({ title: name, description, bench }, index) => (
              <li className="stop" data-reveal="shown" key={name}>
                <IsoTile bench={bench} label={String(index + 1)} />
                <h3>{name}</h3>
                <p>{description}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Band>
  );
}
