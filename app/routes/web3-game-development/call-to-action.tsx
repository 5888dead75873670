import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Web3Page } from "#model/pages/web3-game-development.server.ts";
import "./ruled-sheets.css";

const formula = "m-0 max-w-none border-b-3 border-ink bg-white px-out py-3 text-body/snug font-semibold wrap-anywhere";
const cell =
  "relative border-5 border-ink px-6 pt-9 pb-10 after:absolute after:-end-3 after:-bottom-3 after:size-4.5 after:border-3 after:border-paper after:bg-ink md:p-12";

/** The close as a spreadsheet with one cell selected. */
export function CallToAction({ words }: { words: Web3Page["sheet"] }) {
  return (
    <Band name="call-to-action" pad="none" bleed labelledBy="sheet" className="border-t-3 border-ink">
      <p className={formula} aria-hidden="true">
        {words.formula}
      </p>
      <div className="cells pt-14 pb-24">
        <div className="wrap md:max-w-none md:px-[12.5vw]">
          <div className={cell} data-tone="tang">
            <h2
              id="sheet"
              className="text-[min(2.35rem,10.4vw)]/(--clear) font-stretch-80% tracking-tight md:text-hero/(--clear)"
            >
              {words.title}
            </h2>
            <p className="lead mt-5 mb-7 max-w-[30em]">{words.text}</p>
            <ButtonLink to={words.action.url} data-call="main">
              {words.action.label}
              <Icon name="arrow-right" />
            </ButtonLink>
          </div>
        </div>
      </div>
    </Band>
  );
}
