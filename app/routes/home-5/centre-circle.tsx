import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Home5Page } from "#model/pages/home-5.server.ts";
import "./centre-circle.css";

/** The close: half a centre circle rises from the foot of the page. */
export function CentreCircle({ words }: { words: Home5Page["close"] }) {
  return (
    <Band name="centre-circle" tone="white" pad="none" labelledBy="circle" bleed>
      <div className="dome">
        <h2 id="circle">{words.title}</h2>
        <p className="lead">{words.lead}</p>
        <ButtonLink to={words.action.url} tone="mari">
          {words.action.label} <Icon name="arrow-right" />
        </ButtonLink>
      </div>
    </Band>
  );
}
