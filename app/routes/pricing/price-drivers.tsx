import { Band } from "#app/ui/band.tsx";
import type { Pages } from "#model/read-content.server.ts";
import { formatWhole } from "#shared/money.ts";
import "#app/sections/torn-sheet.css";
import "./price-drivers.css";

interface PriceDriversProps {
  words: Pages["pricing"]["drivers"];
  currency: string;
}

/** What moves a price, beside a quote that was really moved by it. */
export function PriceDrivers({ words, currency }: PriceDriversProps) {
  return (
    <Band name="price-drivers" labelledBy="five-things" bleed>
      <div className="wrap grid-12">
        <div className="list">
          <h2 id="five-things">{words.title}</h2>
          <ol>
            {words.list.map(({ name, effect }) => (
              <li key={name}>
                <b>{name}</b> {effect}
              </li>
            ))}
          </ol>
        </div>
        <QuoteTicket ticket={words.ticket} currency={currency} />
      </div>
    </Band>
  );
}

function QuoteTicket({ ticket, currency }: { ticket: Pages["pricing"]["drivers"]["ticket"]; currency: string }) {
  const sum = ticket.rows.reduce((total, { amount }) => total + amount, 0);
  return (
    <figure className="ticket torn-sheet">
      <figcaption>
        {ticket.caption} <b>{ticket.title}</b>
      </figcaption>
      <dl>
        {ticket.rows.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatWhole(amount, currency)}</dd>
          </div>
        ))}
        <div className="sum">
          <dt>{ticket.sum}</dt>
          <dd>{formatWhole(sum, currency)}</dd>
        </div>
      </dl>
      <p>{ticket.note}</p>
    </figure>
  );
}
