import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Home8Page } from "#model/pages/home-8.server.ts";
import "./whether-close.css";

/** The close: a line on which nothing is written yet. */
export function WhetherClose({ words }: { words: Home8Page["close"] }) {
  return (
    <Band name="whether-close" tone="orch" pad="none" grid="iso" labelledBy="whether" bleed>
      <div className="wrap">
        <h2 id="whether">
          {words.title} <span className="blank" aria-hidden="true" />
        </h2>
        <div className="rest">
          <p className="lead">{words.lead}</p>
          <ButtonLink to={words.action.url}>
            {words.action.label} <Icon name="arrow-right" />
          </ButtonLink>
          <p className="note">{words.note}</p>
        </div>
      </div>
    </Band>
  );
}
