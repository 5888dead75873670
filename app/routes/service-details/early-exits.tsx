import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Toy } from "#app/ui/toy.tsx";
import type { ServiceDetailsPage } from "#model/pages/service-details.server.ts";

type Door = ServiceDetailsPage["exits"]["doors"][number];

/** Three ways for a job to end early, as doors ajar. */
export function EarlyExits({ words }: { words: ServiceDetailsPage["exits"] }) {
  return (
    <Band name="early-exits" labelledBy="exits">
      <div className="wrap">
        <BandHead id="exits" title={words.title}>
          <p className="lead">{words.lead}</p>
        </BandHead>
        <ul role="list" className="grid gap-x-gut gap-y-12 md:grid-cols-3">
          {words.doors.map((door) => (
            <Exit key={door.title} door={door} />
          ))}
        </ul>
      </div>
    </Band>
  );
}

const leaf =
  "w-full max-md:row-span-2 md:-ms-[4%] md:mb-4 md:w-9/10 spring-calm motion-safe:group-hover:-translate-y-2";

function Exit({ door }: { door: Door }) {
  return (
    <li className="group gap-x-5 max-md:grid max-md:grid-cols-[1fr_2fr] max-md:items-start">
      <Toy toy={door.picture} sizes="33vw xxl:33vw" className={leaf} />
      <h3 className="max-md:self-end">{door.title}</h3>
      <p className="mt-2 mb-4 font-semibold">{door.text}</p>
      <ul role="list" className="max-md:col-span-2">
        {door.points.map((point) => (
          <li key={point} className="border-t-2 border-line py-2.5 leading-snug">
            {point}
          </li>
        ))}
      </ul>
    </li>
  );
}
