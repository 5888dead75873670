import { Band } from "#app/ui/band.tsx";
import type { Case } from "#model/cases/case-index.server.ts";
import type { Pages } from "#model/content.server.ts";

interface TradeOffProps {
  words: Pages["case"]["tradeOff"];
  tradeOff: Case["tradeOff"];
}

const half = "min-w-0 px-edge py-12 lg:py-20";
const claim = "display my-5 max-w-[9em] text-h2/(--clear) tracking-display text-balance";
const note = "block max-w-88 text-body";

/** What was given up, struck through, against what it bought. */
export function TradeOff({ words, tradeOff }: TradeOffProps) {
  return (
    <Band name="trade-off" pad="none" labelledBy="trade-off" className="md:grid md:grid-cols-2">
      <h2 className="vh" id="trade-off">
        {words.title}
      </h2>
      <div className={`bg-paper-3 ${half}`}>
        <h3 className="text-h4">{words.gaveUp}</h3>
        <p className={claim}>
          <s className="decoration-tang decoration-5">{tradeOff.gaveUp}</s>
        </p>
        <small className={note}>{tradeOff.gaveUpNote}</small>
      </div>
      <div className={half} data-tone="ink">
        <h3 className="text-h4">{words.got}</h3>
        <p className={claim}>{tradeOff.got}</p>
        <small className={note}>{tradeOff.gotNote}</small>
      </div>
    </Band>
  );
}
