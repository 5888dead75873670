import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import type { Home7Page } from "#model/pages/home-7.server.ts";
import "./word-relay.css";

/** Six pairs of hands in a row; each block points to the next. */
export function WordRelay({ words }: { words: Home7Page["relay"] }) {
  return (
    <Band name="word-relay" tone="paper-2" labelledBy="relay" bleed>
      <div className="wrap">
        <BandHead id="relay" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
      </div>
      <ol>
        {words.steps.map((step) => (
          <li key={step.days}>
            <div className="hands">
              <p>{step.days}</p>
              <h3>{step.who}</h3>
            </div>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
