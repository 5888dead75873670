import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import type { Content } from "#model/content.server.ts";
import { formatDate } from "#shared/format.ts";
import "./weak-spots.css";

type Weak = Content["pages"]["accessibility"]["weak"];

/** What is known to fail, since when, what to do meanwhile and what would end it. */
export function WeakSpots({ weak }: { weak: Weak }) {
  return (
    <Band name="weak-spots" tone="ink" labelledBy="weak">
      <div className="wrap">
        <BandHead id="weak" title={weak.title}>
          <p>{weak.lead}</p>
        </BandHead>
        <ul>
          {weak.list.map((spot) => (
            <Spot key={spot.title} spot={spot} weak={weak} />
          ))}
        </ul>
      </div>
    </Band>
  );
}

function Spot({ spot, weak }: { spot: Weak["list"][number]; weak: Weak }) {
  return (
    <li>
      <div className="what">
        <h3>{spot.title}</h3>
        <p className="noted">
          {weak.noted} <time dateTime={spot.day}>{formatDate(spot.day)}</time>
        </p>
      </div>
      <p className="hits">{spot.text}</p>
      <dl>
        <div>
          <dt>{weak.around}</dt>
          <dd>{spot.around}</dd>
        </div>
        <div>
          <dt>{weak.ends}</dt>
          <dd>{spot.ends}</dd>
        </div>
      </dl>
    </li>
  );
}
