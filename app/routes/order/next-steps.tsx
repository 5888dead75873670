import { useRef } from "react";
import { offerPrint } from "#app/browser/offer-print.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { Receipt, slipNote } from "#app/sections/receipt.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { StepList } from "#app/ui/step-list.tsx";
import type { OrderWords } from "./data.server.ts";

/** What happens now, and the receipt that proves that nothing was charged. */
export function NextSteps({ next, slip, keepLooking }: Pick<OrderWords, "next" | "slip" | "keepLooking">) {
  return (
    <Band name="next-steps" labelledBy="now">
      <div className="wrap grid items-start gap-x-gut gap-y-8 lg:cols-8-4">
        <div>
          <h2 id="now" className="mb-8">
            {next.title}
          </h2>
          <StepList steps={next.steps} />
          <p>{next.stop}</p>
          <ArrowLink to={keepLooking.url} isMain>
            {keepLooking.label}
          </ArrowLink>
        </div>
        <Receipt title={slip.title} where={slip.where} rows={slip.rows} sum={slip.sum} paid={slip.paid}>
          {slip.saved && <p className={slipNote}>{slip.saved}</p>}
          <PrintButton label={slip.print} />
          <p className={slipNote}>{slip.closes}</p>
        </Receipt>
      </div>
    </Band>
  );
}

function PrintButton({ label }: { label: string }) {
  const key = useRef<HTMLButtonElement>(null);
  useBehaviour(({ signal }) => key.current && offerPrint(key.current, { signal }));
  return (
    <Button tone="line" hidden ref={key} className="mt-5 w-full print:hidden">
      <Icon name="printer" /> {label}
    </Button>
  );
}
