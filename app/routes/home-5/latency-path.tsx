import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import type { Home5Page } from "#model/pages/home-5.server.ts";
import "./latency-path.css";

type Words = Home5Page["latency"];

/** Six stretches of the way from stand to screen, as long as they take. */
export function LatencyPath({ words }: { words: Words }) {
  return (
    <Band name="latency-path" labelledBy="latency" bleed>
      <div className="wrap">
        <BandHead id="latency" title={words.title}>
          <p>{words.note}</p>
        </BandHead>
        <div className="path">
          <ol>
            {words.parts.map((part) => (
              <Stretch key={part.title} part={part} unit={words.unit} />
            ))}
          </ol>
        </div>
      </div>
    </Band>
  );
}

// A drawing that is `ms` wide and 24 high takes its width from its height, so the bar keeps its scale at any size.
function Stretch({ part, unit }: { part: Words["parts"][number]; unit: string }) {
  return (
    <li data-stretch={part.tone}>
      <svg viewBox={`0 0 ${part.ms} 24`} aria-hidden="true">
        <rect width="100%" height="100%" />
      </svg>
      <b>
        {part.ms}
        <span className="vh"> {unit}</span>
      </b>
      <h3>{part.title}</h3>
      <p>{part.text}</p>
    </li>
  );
}
