import { Band } from "#app/ui/band.tsx";
import type { Case } from "#model/cases/case-index.server.ts";
import type { Pages } from "#model/content.server.ts";
import "./case-trade.css";

interface CaseTradeProps {
  words: Pages["case"]["tradeOff"];
  tradeOff: Case["tradeOff"];
}

/** What was given up, struck through, against what was got for it. */
export function CaseTrade({ words, tradeOff }: CaseTradeProps) {
  return (
    <Band name="case-trade" pad="none" labelledBy="trade-off">
      <h2 className="vh" id="trade-off">
        {words.title}
      </h2>
      <div className="half gave">
        <h3>{words.gaveUp}</h3>
        <p>
          <s>{tradeOff.gaveUp}</s>
        </p>
        <small>{tradeOff.gaveUpNote}</small>
      </div>
      <div className="half" data-tone="ink">
        <h3>{words.got}</h3>
        <p>{tradeOff.got}</p>
        <small>{tradeOff.gotNote}</small>
      </div>
    </Band>
  );
}
