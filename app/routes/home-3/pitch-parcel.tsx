import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Home3Page } from "#model/pages/home-3.server.ts";
import "./pitch-parcel.css";

type Words = Home3Page["checklist"];

/** A packing list with real ticks; the count below is kept by the style sheet. */
export function PitchParcel({ words }: { words: Words }) {
  return (
    <Band name="pitch-parcel" tone="paper-2" labelledBy="parcel">
      <div className="wrap">
        <header>
          <h2 id="parcel">{words.title}</h2>
          <p className="lead">{words.lead}</p>
          <p>
            <Prose text={words.leaveOut} />
          </p>
        </header>
        <fieldset className="list" aria-labelledby="parcel">
          {words.items.map((item) => (
            <Tick key={item.title} item={item} />
          ))}
          <p className="packed">
            <span aria-hidden="true" /> {words.count}
          </p>
        </fieldset>
      </div>
    </Band>
  );
}

function Tick({ item }: { item: Words["items"][number] }) {
  return (
    <label>
      <input type="checkbox" />
      <i aria-hidden="true">
        <Icon name="check" />
      </i>{" "}
      <span>
        <b>{item.title}</b> {item.text}
      </span>
    </label>
  );
}
