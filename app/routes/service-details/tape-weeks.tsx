import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { ServiceDetailsPage } from "#model/pages/service-details.server.ts";
import "./tape-weeks.css";

type Words = ServiceDetailsPage["weeks"];

/** The tape again, upright, with what happened beside each mark. */
export function TapeWeeks({ words, weekWord }: { words: Words; weekWord: string }) {
  return (
    <Band name="tape-weeks" labelledBy="weeks">
      <div className="wrap">
        <header>
          <h2 id="weeks">{words.title}</h2>
          <p>{words.lead}</p>
        </header>
        <ol>
          {words.items.map((week, index) => (
            <li key={week.title} id={`week-${index + 1}`} data-gate={week.gate ? "true" : undefined}>
              <p className="mark">
                <span className="vh">{weekWord} </span>
                {index + 1}
              </p>
              <div className="told">
                <h3>{week.title}</h3>
                <p>
                  <Prose text={week.text} />
                </p>
              </div>
              <p className="hours">
                <b>{week.hours}</b> {words.hoursWord}
                {week.gate && <span>{week.gate}</span>}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
