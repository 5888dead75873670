import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import type { Home4Page } from "#model/pages/home-4.server.ts";
import type { PlanLine } from "./page.tsx";
import "./plan-lengths.css";

interface PlanLengthsProps {
  words: Home4Page["plans"];
  plans: PlanLine[];
  currency: string;
}

/** Care plans as three drawers of growing length, flush with the left edge. */
export function PlanLengths({ words, plans, currency }: PlanLengthsProps) {
  return (
    <Band name="plan-lengths" tone="white" labelledBy="plans" bleed>
      <div className="wrap">
        <BandHead id="plans" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <ul>
          {plans.map((plan) => (
            <li key={plan.plan} data-tone={plan.bench}>
              <h3>{plan.plan}</h3>
              <p>
                <b>
                  {currency}
                  {plan.price}
                </b>{" "}
                {words.per}
              </p>
              <p>{plan.suits}</p>
              <p className="reply">
                {words.reply} {plan.response}
              </p>
            </li>
          ))}
        </ul>
        <ArrowLink to={words.action.url}>{words.action.label}</ArrowLink>
      </div>
    </Band>
  );
}
