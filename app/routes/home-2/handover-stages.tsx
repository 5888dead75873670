import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Home2Page } from "#model/pages/home-2.server.ts";
import "./handover-stages.css";

type Words = Home2Page["handover"];

/** Four moments, and bars that say from which to which of them the client holds what. */
export function HandoverStages({ words }: { words: Words }) {
  return (
    <Band name="handover-stages" tone="white" labelledBy="handover">
      <div className="wrap">
        <h2 id="handover">{words.title}</h2>
        <p className="lead">{words.lead}</p>
        <ol>
          {words.stages.map((stage) => (
            <li key={stage.when}>
              <h3>{stage.when}</h3>
              <p>
                <Prose text={stage.text} />
              </p>
            </li>
          ))}
        </ol>
        <ul className="holds">
          {words.holds.map((hold) => (
            <Hold key={hold.what} hold={hold} stages={words.stages} />
          ))}
        </ul>
        <p className="kept">
          <Prose text={words.refusal} />
        </p>
      </div>
    </Band>
  );
}

function Hold({ hold, stages }: { hold: Words["holds"][number]; stages: Words["stages"] }) {
  const [first, last] = [stages[hold.from - 1]?.when, stages[hold.to - 1]?.when];
  return (
    <li data-from={hold.from} data-to={hold.to}>
      <p>
        {hold.what}
        <span className="vh">{first === last ? `: ${first}` : `: ${first} to ${last}`}</span>
      </p>
    </li>
  );
}
