import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
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
        <ul className="grid gap-x-gut gap-y-12 md:grid-cols-3">
          {words.doors.map((door) => (
            <Exit key={door.title} door={door} />
          ))}
        </ul>
      </div>
    </Band>
  );
}

function Exit({ door }: { door: Door }) {
  return (
    <li className="group gap-x-5 max-md:grid max-md:grid-cols-[1fr_2fr] max-md:items-start">
      <DoorDrawing department={door.department} />
      <h3 className="max-md:self-end">{door.title}</h3>
      <p className="mt-2 mb-4 font-semibold">{door.text}</p>
      <ul className="max-md:col-span-2">
        {door.points.map((point) => (
          <li key={point} className="border-t-2 border-line py-2.5 leading-snug">
            {point}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The client's is wide open, ours half open, and the door for failure is off its upper hinge. */
const swings: Record<string, string> = {
  mari: "motion-safe:group-hover:scale-x-72",
  orch: "scale-x-124 motion-safe:group-hover:scale-x-88",
  tang: "rotate-7 motion-safe:group-hover:rotate-13",
};

function DoorDrawing({ department }: { department: Door["department"] }) {
  return (
    <svg
      className="w-full overflow-visible max-md:row-span-2 md:mb-10 md:w-5/6 md:max-w-75"
      data-department={department}
      viewBox="0 0 240 250"
      aria-hidden="true"
    >
      <path className="fill-none stroke-ink stroke-8" d="M30 246V20H180V246" />
      <path className="fill-ink" d="M38 28H172V246H38Z" />
      <g className={`origin-[38px_246px] spring-slow ${swings[department] ?? ""}`}>
        <path className="fill-(--ce)" d="M38 28L48 26V250L38 246Z" />
        <path className="fill-(--c)" d="M48 26L138 8V268L48 250Z" />
        <circle className="fill-ink" cx="122" cy="142" r="8" />
      </g>
      <path className="stroke-ink stroke-4" d="M0 246H240" />
    </svg>
  );
}
