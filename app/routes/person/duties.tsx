import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Person } from "#model/people/people.server.ts";

/** What a person decides, and whom to ask about everything else. */
export function Duties({ heading, person: { owning, owns, doesNotOwn } }: { heading: string; person: Person }) {
  return (
    <Band name="duties" labelledBy="owned-list-title">
      <div className="wrap grid gap-x-gut gap-y-6 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <h2 id="owned-list-title" className="text-figure">
          {owning.title}
        </h2>
        <div>
          <p className="lead">{owning.lead}</p>
          <ul role="list" className="my-6">
            {owns.map((item) => (
              <li key={item} className="border-t-2 border-line py-3 font-semibold">
                {item}
              </li>
            ))}
          </ul>
          <div className="text-soft">
            <h3 className="mb-1 font-text text-body font-bold font-stretch-normal tracking-normal">{heading}</h3>
            {doesNotOwn.map((item, index) => (
              <p key={index} className="m-0">
                <Prose text={item} />
              </p>
            ))}
          </div>
        </div>
      </div>
    </Band>
  );
}
