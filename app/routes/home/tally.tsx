import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import type { Bench } from "#shared/bench.ts";
import "./tally.css";

interface TallyProps {
  title: string;
  lead: string;
  text: string;
  action: { label: string; url: string };
  counters: { number: number; symbol: string; title: string; note: string; bench: Bench }[];
}

/** Who we are, and four figures as bars that grow out of the page's edge; their lengths are decoration, not a scale. */
export function Tally({ title, lead, text, action, counters }: TallyProps) {
  return (
    <Band name="tally" labelledBy="tally-title" bleed>
      <div className="wrap">
        <div className="head">
          <h2 id="tally-title">{title}</h2>
          <div className="text">
            <p className="lead">{lead}</p>
            <p>{text}</p>
            <ArrowLink to={action.url}>{action.label}</ArrowLink>
          </div>
        </div>
        <dl className="bars">
          {counters.map(({ number, symbol, title: name, note, bench }) => (
            <div className="bar" data-tone={bench} key={name}>
              <dt>
                {name} <small>{note}</small>
              </dt>
              <dd>
                {number}
                {symbol}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
