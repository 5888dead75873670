import { ActionPair } from "#app/ui/action-pair.tsx";
import { Band } from "#app/ui/band.tsx";
import type { ServiceDetailsPage } from "#model/pages/service-details.server.ts";
import "./measure-mine.css";

/** The close: the end of the tape. */
export function MeasureMine({ words }: { words: ServiceDetailsPage["close"] }) {
  return (
    <Band name="measure-mine" tone="mari" pad="none" bleed labelledBy="measure">
      <div className="wrap">
        <h2 id="measure">{words.title}</h2>
        <div>
          <p className="lead">{words.text}</p>
          <ActionPair first={words.action} second={words.second} />
        </div>
      </div>
    </Band>
  );
}
