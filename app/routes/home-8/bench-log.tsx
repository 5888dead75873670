import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { StatusToken } from "#app/ui/status-token.tsx";
import type { Home8Page } from "#model/pages/home-8.server.ts";
import { DayStrip } from "./day-strip.tsx";
import "./bench-log.css";

/** The experiments, with how each of them stands. */
export function BenchLog({ words }: { words: Home8Page["log"] }) {
  return (
    <Band name="bench-log" labelledBy="log">
      <div className="wrap">
        <BandHead id="log" title={words.title}>
          <p className="lead">{words.lead}</p>
        </BandHead>
        <ul>
          {words.items.map((item) => (
            <li key={item.title} data-standing={item.standing}>
              <StatusToken standing={item.standing}>{item.word}</StatusToken>
              <h3>{item.title}</h3>
              <div>
                <DayStrip to={item.days} />
                <p>{item.when}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
