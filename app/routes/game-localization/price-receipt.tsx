import { Band } from "#app/ui/band.tsx";
import type { LocalizationPage } from "#model/pages/game-localization.server.ts";
import "./price-receipt.css";

type Words = LocalizationPage["receipt"];

/** Price drivers beside a receipt that adds up. */
export function PriceReceipt({ words }: { words: Words }) {
  return (
    <Band name="price-receipt" labelledBy="receipt">
      <div className="wrap">
        <div>
          <h2 id="receipt">{words.title}</h2>
          <p className="lead">{words.lead}</p>
          <ul>
            {words.drivers.map((driver) => (
              <li key={driver.title}>
                <b>{driver.change}</b>
                <div>
                  <h3>{driver.title}</h3>
                  <p>{driver.text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <Slip slip={words.slip} />
      </div>
    </Band>
  );
}

function Slip({ slip }: { slip: Words["slip"] }) {
  return (
    <div className="slip">
      <h3>{slip.title}</h3>
      <p>{slip.meta}</p>
      <dl>
        {[...slip.lines, slip.total].map((line) => (
          <div key={line.label}>
            <dt>{line.label}</dt>
            <dd>{line.sum}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{slip.note}</p>
    </div>
  );
}
