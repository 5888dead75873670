import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import type { Content } from "#model/read-content.server.ts";
import "./empty-dials.css";

type Dials = Content["pages"]["site-vitals"]["dials"];

/** One dial for each promise: its limit is marked, its needle is missing. */
export function EmptyDials({ dials }: { dials: Dials }) {
  return (
    <Band name="empty-dials" tone="ink" pad="none" labelledBy="dials">
      <div className="wrap">
        <BandHead id="dials" title={dials.title}>
          <p>{dials.text}</p>
        </BandHead>
        <ul>
          {dials.items.map(({ name, limit, text }) => (
            <li key={name}>
              <Dial />
              <h3>{name}</h3>
              <p className="limit">{limit}</p>
              <p>{text}</p>
              <p className="reading">{dials.reading}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

function Dial() {
  return (
    <svg viewBox="0 0 200 116" aria-hidden="true">
      <path className="scale" d="M16 104a84 84 0 0 1 168 0" />
      <path className="over" d="M159.400 44.600A84 84 0 0 1 184 104" />
      <path className="mark" d="m159.400 33 11.600 11.600-11.600 11.600-11.600-11.600Z" />
      <circle cx="100" cy="104" r="9" />
    </svg>
  );
}
