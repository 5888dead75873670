import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Home2Page } from "#model/pages/home-2.server.ts";
import "./nda-drop.css";

/** The close: three steps, and a letterbox with the key in it. */
export function NdaDrop({ words }: { words: Home2Page["close"] }) {
  return (
    <Band name="nda-drop" tone="tang" pad="top" labelledBy="nda" bleed>
      <div className="wrap">
        <h2 id="nda">{words.title}</h2>
        <ol>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div className="box">
        <div className="sheet">
          <ButtonLink to={words.action.url}>
            {words.action.label} <Icon name="arrow-right" />
          </ButtonLink>
          <p>{words.note}</p>
        </div>
        <div className="slot" />
      </div>
    </Band>
  );
}
