import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import type { Home6Page } from "#model/pages/home-6.server.ts";
import "./chain-forecast.css";

type Words = Home6Page["forces"];

const strongest = 12;

/** What goes wrong with chains and markets, on the sailors' scale. */
export function ChainForecast({ words }: { words: Words }) {
  return (
    <Band name="chain-forecast" tone="white" labelledBy="forces" bleed>
      <div className="wrap">
        <BandHead id="forces" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <ul>
          {words.items.map((item) => (
            <Weather key={item.force} item={item} words={words} />
          ))}
        </ul>
      </div>
    </Band>
  );
}

function Weather({ item, words }: { item: Words["items"][number]; words: Words }) {
  return (
    <li>
      <p className="force">
        {words.force} <b>{item.force}</b>
      </p>
      <svg aria-hidden="true">
        <rect width={`${(item.force / strongest) * 100}%`} height="12" rx="6" />
      </svg>
      <h3>{item.title}</h3>
      <dl>
        <dt>{words.player}</dt>
        <dd>{item.player}</dd>
        <dt>{words.founder}</dt>
        <dd>{item.founder}</dd>
      </dl>
    </li>
  );
}
