import { useSite } from "#app/frame/use-site.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { DiamondLabel } from "#app/ui/diamond-label.tsx";
import type { Department } from "#shared/department.ts";
import { formatWhole } from "#shared/money.ts";

interface PricesProps {
  title: string;
  lead: string;
  action: { label: string; url: string };
  /** With {duration}. */
  period: string;
  entries: { plan: string; price: number; duration: string; suits: string; department: Department }[];
}

/** The three care plans, one row each; the pricing page has the rest. */
export function Prices({ title, lead, action, period, entries }: PricesProps) {
  const { currency } = useSite().site;
  return (
    <Band name="prices" labelledBy="care-title">
      <div className="wrap">
        <BandHead id="care-title" title={title}>
          <p className="lead">{lead}</p>
        </BandHead>
        <ul role="list" className="border-t-3">
          {entries.map(({ plan, price, duration, suits, department }) => (
            <li key={plan} className="price-row">
              <h3 className="md:col-span-4">
                <DiamondLabel department={department} className="font-black before:text-body">
                  {plan}
                </DiamondLabel>
              </h3>
              <p className="m-0 md:col-span-5">{suits}</p>
              <p className="m-0 font-semibold md:col-span-3 md:text-end">
                <b className="display text-h3">{formatWhole(price, currency.symbol)}</b>{" "}
                {period.replace("{duration}", duration)}
              </p>
            </li>
          ))}
        </ul>
        <p className="mt-7 mb-0">
          <ArrowLink to={action.url}>{action.label}</ArrowLink>
        </p>
      </div>
    </Band>
  );
}
