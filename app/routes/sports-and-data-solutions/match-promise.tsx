import { Band } from "#app/ui/band.tsx";
import type { SportsPage } from "#model/pages/sports-and-data-solutions.server.ts";
import "./match-promise.css";

/** Three promises, each with what is owed when it is broken. */
export function MatchPromise({ words }: { words: SportsPage["promise"] }) {
  return (
    <Band name="match-promise" pad="top" labelledBy="promise">
      <div className="wrap">
        <h2 id="promise">{words.title}</h2>
        <ul>
          {words.items.map((item) => (
            <li key={item.figure}>
              <b>{item.figure}</b>
              <p>{item.text}</p>
              <p className="penalty">{item.penalty}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
