import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { StepList } from "#app/ui/step-list.tsx";
import type { Pages } from "#model/read-content.server.ts";
import "./erase-steps.css";

/** How to be erased: one mail, and what happens after it; each step is paler than the one before. */
export function EraseSteps({ words, email }: { words: Pages["privacy"]["erase"]; email: string }) {
  return (
    <Band name="erase-steps" tone="ink" labelledBy="erase-steps-title">
      <div className="wrap">
        <div className="words">
          <h2 id="erase-steps-title">{words.title}</h2>
          <p className="lead">{words.lead}</p>
          <div className="actions">
            <ButtonLink to={`mailto:${email}?subject=${encodeURIComponent(words.subject)}`} tone="mari">
              <Icon name="mail" /> {words.button}
            </ButtonLink>
          </div>
          <p className="address">{email}</p>
        </div>
        <StepList steps={words.steps} />
      </div>
    </Band>
  );
}
