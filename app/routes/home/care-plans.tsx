import { useSite } from "#app/frame/use-site.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import type { Bench } from "#shared/bench.ts";
import "./care-plans.css";

interface CarePlansProps {
  title: string;
  lead: string;
  action: { label: string; url: string };
  entries: { plan: string; price: number; duration: string; suits: string; bench: Bench }[];
}

/** The three care plans in a row each; the page behind has the rest. */
export function CarePlans({ title, lead, action, entries }: CarePlansProps) {
  const { currency } = useSite().site;
  return (
    <Band name="care-plans" labelledBy="care-title">
      <div className="wrap">
        <BandHead id="care-title" title={title}>
          <p className="lead">{lead}</p>
        </BandHead>
        <ul className="plans">
          {entries.map(({ plan, price, duration, suits, bench }) => (
            <li className="plan" key={plan} data-bench={bench}>
              <h3>{plan}</h3>
              <p className="suits">{suits}</p>
              <p className="price">
                <b>
                  {currency.symbol}
                  {price}
                </b>{" "}
                a {duration}
              </p>
            </li>
          ))}
        </ul>
        <p className="more">
          <ArrowLink to={action.url}>{action.label}</ArrowLink>
        </p>
      </div>
    </Band>
  );
}
