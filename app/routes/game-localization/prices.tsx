import { Band } from "#app/ui/band.tsx";
import type { LocalizationPage } from "#model/pages/game-localization.server.ts";
import "#app/sections/torn-sheet.css";

type Words = LocalizationPage["receipt"];

/** What drives the price, beside a receipt that adds up. */
export function Prices({ words }: { words: Words }) {
  return (
    <Band name="prices" tone="paper-2" labelledBy="receipt">
      <div className="wrap grid items-start gap-x-half gap-y-12 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <h2 id="receipt">{words.title}</h2>
          <p className="lead mt-5 mb-8">{words.lead}</p>
          <ul role="list">
            {words.drivers.map((driver) => (
              <li
                key={driver.title}
                className="grid grid-cols-[5.5rem_1fr] items-baseline gap-4 border-t-2 border-line py-4 md:grid-cols-[8rem_1fr]"
              >
                <b className="display text-h3/none">{driver.change}</b>
                <div>
                  <h3 className="text-h4">{driver.title}</h3>
                  <p className="mt-1 mb-0 leading-snug">{driver.text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <Receipt slip={words.slip} />
      </div>
    </Band>
  );
}

const sheet =
  "torn-sheet origin-top rounded-b-lg px-6 pt-8 pb-6 spring-slow md:mt-half md:rotate-1 md:px-9 md:pt-10 motion-safe:md:hover:-rotate-2";
const sumLine = "last:mt-1.5 last:border-t-3 last:border-ink last:pt-4 last:display last:text-h3/none";
const line = `flex flex-wrap justify-between gap-x-4 border-line py-2.5 not-last:border-t-2 not-last:border-dashed tabular-nums ${sumLine}`;

function Receipt({ slip }: { slip: Words["slip"] }) {
  return (
    <div className={sheet}>
      <h3>{slip.title}</h3>
      <p className="mt-1 mb-4 text-soft">{slip.meta}</p>
      <dl>
        {[...slip.lines, slip.total].map(({ label, sum }) => (
          <div key={label} className={line}>
            <dt>{label}</dt>
            <dd className="whitespace-nowrap">{sum}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 mb-0 text-small text-soft">{slip.note}</p>
    </div>
  );
}
