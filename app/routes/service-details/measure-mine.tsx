import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
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
          <p className="actions">
            <ButtonLink to={words.action.url}>
              {words.action.label}
              <Icon name="arrow-right" />
            </ButtonLink>
            <ArrowLink to={words.second.url} plain>
              {words.second.label}
            </ArrowLink>
          </p>
        </div>
      </div>
    </Band>
  );
}
