import { Band } from "#app/ui/band.tsx";
import { IsoTile } from "#app/ui/iso-tile.tsx";
import { RegMark } from "#app/ui/reg-mark.tsx";
import type { Department } from "#shared/department.ts";

interface ProcessProps {
  title: string;
  steps: { title: string; description: string; department: Department }[];
}

/** Where the drawn route passes on a wide screen. */
const places = ["lg:top-5", "lg:start-13/50 lg:top-63", "lg:start-13/25 lg:top-12", "lg:start-39/50 lg:top-70"];

/** The process as a dotted route over numbered tiles on the level map; vertical on small screens. */
export function Process({ title, steps }: ProcessProps) {
  return (
    <Band name="process" tone="paper-2" pad="top" grid="map" labelledBy="route-title" bleed className="pb-half">
      <div className="wrap">
        <RegMark className="end-edge top-0" />
        <h2 id="route-title" className="mb-8 max-w-[9em] lg:mb-12">
          {title}
        </h2>
        <div className="relative lg:h-140">
          <svg className="process-route" viewBox="0 0 1296 560" preserveAspectRatio="none" aria-hidden="true">
            <path
              vectorEffect="non-scaling-stroke"
              strokeLinecap="round"
              strokeDasharray="0.1 15"
              d="M100 60C300 56 378 110 378 244M430 292C560 288 560 92 668 88M772 88C940 84 1052 150 1052 272"
            />
          </svg>
          <ol role="list">
            {steps.map(({ title: name, description, department }, index) => (
              <li className={`group process-stop ${places[index]}`} data-reveal="shown" key={name}>
                <IsoTile department={department} label={String(index + 1)} className="process-tile" />
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
