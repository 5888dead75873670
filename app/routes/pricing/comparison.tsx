import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Pages } from "#model/content.server.ts";
import type { Plan } from "#model/shop/catalogue.server.ts";
import { type Currency, formatWhole } from "#shared/money.ts";

interface ComparisonProps {
  words: Pages["pricing"]["table"];
  plans: readonly Plan[];
  currency: Currency;
}

const planName =
  "max-md:before:block max-md:before:text-note max-md:before:font-bold max-md:before:content-[attr(data-plan)]";
const cellNarrow = "max-md:first-of-type:ps-0 max-md:border-0 max-md:px-2.5 max-md:py-2 max-md:text-small";
/** The plans side by side, one row per difference; on a phone each row is a heading over three cells. */
export function Comparison({ words, plans, currency }: ComparisonProps) {
  if (words.rows.length === 0) return null;
  return (
    <Band name="comparison" labelledBy="as-a-table">
      <div className="wrap">
        <BandHead id="as-a-table" title={words.title}>
          <p>{words.note}</p>
        </BandHead>
        <TableScroll label={words.label}>
          <table className="ruled max-md:block md:table-fixed [&_:is(td,th):nth-child(3)]:bg-mari">
            <thead className="max-md:sr-only">
              <tr>
                <th scope="col">
                  <span className="vh">{words.feature}</span>
                </th>
                {plans.map(({ plan, price }) => (
                  <th scope="col" key={plan} className="display rounded-t-md px-5 pt-4 align-bottom text-h4">
                    {plan}{" "}
                    <span className="block font-text text-body/snug font-semibold tracking-normal">
                      {formatWhole(price, currency.symbol)}
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="max-md:block">
              {words.rows.map(({ feature, cells }) => (
                <tr key={feature} className="max-md:grid max-md:grid-cols-3 max-md:border-t-3">
                  <th
                    scope="row"
                    className="font-text text-body/snug font-bold max-md:col-span-full max-md:border-0 max-md:py-3"
                  >
                    {feature}
                  </th>
                  {cells.slice(0, plans.length).map((cell, index) => (
                    <td key={index} data-plan={plans[index]?.plan} className={`px-5 ${planName} ${cellNarrow}`}>
                      {cell === "No" ? <None word={cell} /> : cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      </div>
    </Band>
  );
}

function None({ word }: { word: string }) {
  return (
    <span className="text-soft [&_.icon]:me-[0.4em] [&_.icon]:inline">
      <Icon name="minus" />
      {word}
    </span>
  );
}
