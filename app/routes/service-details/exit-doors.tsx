import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import type { ServiceDetailsPage } from "#model/pages/service-details.server.ts";
import "./exit-doors.css";

/** Three ways in which a job ends early, as doors that stand ajar. */
export function ExitDoors({ words }: { words: ServiceDetailsPage["exits"] }) {
  return (
    <Band name="exit-doors" labelledBy="exits">
      <div className="wrap">
        <BandHead id="exits" title={words.title}>
          <p className="lead">{words.lead}</p>
        </BandHead>
        <ul className="doors">
          {words.doors.map((door) => (
            <li key={door.title}>
              <Door tone={door.bench} />
              <h3>{door.title}</h3>
              <p>{door.text}</p>
              <ul>
                {door.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

function Door({ tone }: { tone: string }) {
  return (
    <svg className="door" data-door={tone} viewBox="0 0 240 250" aria-hidden="true">
      <path className="frame" d="M30 246V20H180V246" />
      <path className="dark" d="M38 28H172V246H38Z" />
      <g className="hang">
        <path className="edge" d="M38 28L48 26V250L38 246Z" />
        <path className="leaf" d="M48 26L138 8V268L48 250Z" />
        <circle className="handle" cx="122" cy="142" r="8" />
      </g>
      <path className="floor" d="M0 246H240" />
    </svg>
  );
}
