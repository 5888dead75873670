import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Home2Page } from "#model/pages/home-2.server.ts";
import "./handover-stages.css";

/** Four moments in large type, and what belongs to the client from each. */
export function HandoverStages({ words }: { words: Home2Page["handover"] }) {
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
        <p className="kept">
          <Prose text={words.refusal} />
        </p>
      </div>
    </Band>
  );
}
