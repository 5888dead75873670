import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import type { Home7Page } from "#model/pages/home-7.server.ts";
import "#app/sections/column-span.css";
import "./word-relay.css";

/** Nine days from left to right; each block is as long as somebody has the file, and points to the next. */
export function WordRelay({ words }: { words: Home7Page["relay"] }) {
  return (
    <Band name="word-relay" tone="paper-2" labelledBy="relay">
      <div className="wrap">
        <BandHead id="relay" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <ol>
          {words.steps.map((step) => (
            <li key={step.days} className="column-span" data-from={step.from} data-to={step.to}>
              <div className="hands">
                <p>{step.days}</p>
                <h3>{step.who}</h3>
              </div>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
