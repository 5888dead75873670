import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Person } from "#model/people.server.ts";
import "./owned-list.css";

/** What a person decides, and whom to ask about what they do not. */
export function OwnedList({ heading, person: { owning, owns, doesNotOwn } }: { heading: string; person: Person }) {
  return (
    <Band name="owned-list" labelledBy="owned-list-title">
      <div className="wrap">
        <h2 id="owned-list-title">{owning.title}</h2>
        <div>
          <p className="lead">{owning.lead}</p>
          <ul>
            {owns.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <div className="others">
            <h3>{heading}</h3>
            {doesNotOwn.map((item, index) => (
              <p key={index}>
                <Prose text={item} />
              </p>
            ))}
          </div>
        </div>
      </div>
    </Band>
  );
}
