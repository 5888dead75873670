import { Band } from "#app/ui/band.tsx";
import type { Pages } from "#model/content.server.ts";
import { type Currency, formatWhole } from "#shared/money.ts";
import "#app/sections/torn-sheet.css";

type Words = Pages["pricing"]["drivers"];

const besideQuote = "wrap grid gap-x-gut gap-y-12 lg:grid-cols-[6fr_5fr] lg:gap-x-[calc(100%/12)]";

/** What affects a price, beside a real quote that it changed. */
export function PriceFactors({ words, currency }: { words: Words; currency: Currency }) {
  return (
    <Band name="price-factors" labelledBy="five-things" bleed>
      <div className={words.ticket ? besideQuote : "wrap"}>
        <div>
          <h2 id="five-things">{words.title}</h2>
          <ol role="list" className="mt-8">
            {words.list.map(({ name, effect }) => (
              <li key={name} className="border-t-2 border-line py-4 text-body/snug">
                <b className="display text-h4">{name}</b> {effect}
              </li>
            ))}
          </ol>
        </div>
        {words.ticket && <QuoteExample quote={words.ticket} currency={currency} />}
      </div>
    </Band>
  );
}

function QuoteExample({ quote, currency }: { quote: NonNullable<Words["ticket"]>; currency: Currency }) {
  const sum = quote.rows.reduce((total, { amount }) => total + amount, 0);
  return (
    <figure className="torn-sheet self-center rounded-b-lg px-5 py-6 spring-calm md:rotate-[1.4deg] md:p-9 md:pb-6 motion-safe:md:hover:rotate-0">
      <figcaption className="font-bold text-soft">
        {quote.caption} <b className="display mt-1 mb-5 block text-h4 text-ink">{quote.title}</b>
      </figcaption>
      <dl>
        {quote.rows.map(({ label, amount }) => (
          <div key={label} className="flex justify-between gap-4 border-t-2 border-line py-3 tabular-nums">
            <dt>{label}</dt>
            <dd className="font-bold">{formatWhole(amount, currency.symbol)}</dd>
          </div>
        ))}
        <div className="display flex justify-between gap-4 border-t-3 py-3 text-h4 tabular-nums">
          <dt>{quote.sum}</dt>
          <dd>{formatWhole(sum, currency.symbol)}</dd>
        </div>
      </dl>
      <p className="mt-3 mb-0 text-soft">{quote.note}</p>
    </figure>
  );
}
