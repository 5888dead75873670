import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Web3Page } from "#model/pages/web3-game-development.server.ts";
import "./sheet-close.css";

/** The close as a spreadsheet with one cell selected. */
export function SheetClose({ words }: { words: Web3Page["sheet"] }) {
  return (
    <Band name="sheet-close" pad="none" bleed labelledBy="sheet">
      <p className="formula" aria-hidden="true">
        {words.formula}
      </p>
      <div className="cells">
        <div className="wrap">
          <div className="cell" data-tone="tang">
            <h2 id="sheet">{words.title}</h2>
            <p className="lead">{words.text}</p>
            <ButtonLink to={words.action.url}>
              {words.action.label}
              <Icon name="arrow-right" />
            </ButtonLink>
          </div>
        </div>
      </div>
    </Band>
  );
}
