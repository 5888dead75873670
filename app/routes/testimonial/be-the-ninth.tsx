import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Pages } from "#model/read-content.server.ts";
import "./be-the-ninth.css";

/** Start a job, or speak to somebody who has had one done. */
export function BeTheNinth({ words }: { words: Pages["testimonial"]["ninth"] }) {
  return (
    <Band name="be-the-ninth" tone="tang" pad="none" labelledBy="be-the-ninth-title">
      <div className="wrap">
        <h2 id="be-the-ninth-title">{words.title}</h2>
        <div>
          <p className="lead">{words.lead}</p>
          <div className="actions">
            <ButtonLink to={words.action.url}>
              {words.action.label} <Icon name="arrow-right" />
            </ButtonLink>
            <ArrowLink to={words.other.url} plain>
              {words.other.label}
            </ArrowLink>
          </div>
        </div>
      </div>
    </Band>
  );
}
