import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import type { Home5Page } from "#model/pages/home-5.server.ts";
import "./kit-rail.css";

/** Products as a team sheet: each wears a shirt. */
export function KitRail({ words }: { words: Home5Page["products"] }) {
  return (
    <Band name="kit-rail" tone="white" labelledBy="products">
      <div className="wrap">
        <BandHead id="products" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <ul>
          {words.items.map((item) => (
            <li key={item.number}>
              <Shirt number={item.number} />
              <div>
                <h3>{item.title}</h3>
                <p>{item.text}</p>
                <p className="price">{item.price}</p>
              </div>
            </li>
          ))}
        </ul>
        <ArrowLink to={words.action.url}>{words.action.label}</ArrowLink>
      </div>
    </Band>
  );
}

function Shirt({ number }: { number: number }) {
  return (
    <svg className="shirt" viewBox="0 0 100 100" aria-hidden="true">
      <path d="M22 10 37 4q13 10 26 0l15 6 19 20-14 15-7-7v58H24V38l-7 7L3 30Z" />
      <text x="50" y="70">
        {number}
      </text>
    </svg>
  );
}
