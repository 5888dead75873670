import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import type { Home4Page } from "#model/pages/home-4.server.ts";
import { type Currency, formatWhole } from "#shared/money.ts";
import type { PlanLine } from "./data.server.ts";

interface CarePlansProps {
  words: Home4Page["plans"];
  plans: PlanLine[];
  currency: Currency;
}

const lengths = ["me-[16%] lg:me-[18%]", "me-[8%] lg:me-[9%]", "lg:-me-out lg:rounded-none lg:pe-out"];
const drawerWide =
  "lg:grid-cols-[19rem_minmax(0,1fr)] lg:items-center xl:min-h-30 xl:grid-cols-[14.5rem_16rem_minmax(0,1fr)_minmax(0,11rem)]";
const pull = "spring-calm motion-safe:hover:translate-x-2.5 motion-safe:rtl:hover:-translate-x-2.5";
const out = "by-scroll [--piece:pull-out] [--range:0%_22%] rtl:[--pulled-from:30%]";
const drawer = `-ms-out grid gap-x-8 gap-y-2 rounded-e-md py-5.5 ps-out pe-6 leading-snug shadow-edge ${drawerWide} ${pull} ${out}`;

/** Care plans as three drawers of increasing length, flush with the edge. */
export function CarePlans({ words, plans, currency }: CarePlansProps) {
  return (
    <Band name="care-plans" tone="white" labelledBy="plans" bleed>
      <div className="wrap">
        <BandHead id="plans" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <ul role="list" className="mb-10 grid gap-4.5">
          {plans.map((plan, index) => (
            <li key={plan.plan} className={`${drawer} ${lengths[index] ?? ""}`} data-tone={plan.department}>
              <h3>{plan.plan}</h3>
              <p className="m-0">
                <b className="display text-h2/none font-stretch-80% tracking-tight">
                  {formatWhole(plan.price, currency.symbol)}
                </b>{" "}
                {words.per}
              </p>
              <p className="m-0">{plan.suits}</p>
              <p className="m-0 font-bold">
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
