import { Band } from "#app/ui/band.tsx";
import type { Home8Page } from "#model/pages/home-8.server.ts";
import { DayStrip } from "./day-strip.tsx";
import "./three-verbs.css";

/** The method in three words that grow wider, each with what would end it. */
export function ThreeVerbs({ words }: { words: Home8Page["method"] }) {
  return (
    <Band name="three-verbs" labelledBy="method" bleed>
      <div className="wrap">
        <h2 id="method">{words.title}</h2>
        <ol>
          {words.weeks.map((week) => (
            <li key={week.verb}>
              <h3>{week.verb}</h3>
              <div>
                <DayStrip from={week.from} to={week.to} />
                <p className="when">{week.when}</p>
                <p>{week.text}</p>
                <p className="stop">{week.stop}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="price">{words.price}</p>
      </div>
    </Band>
  );
}
