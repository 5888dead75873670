import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { SportsPage } from "#model/pages/sports-and-data-solutions.server.ts";
import "./team-sheet.css";

/** The products as a team sheet, each with a shirt. */
export function TeamSheet({ words }: { words: SportsPage["sheet"] }) {
  return (
    <Band name="team-sheet" tone="pitch" labelledBy="sheet">
      <div className="wrap">
        <BandHead id="sheet" title={words.title}>
          <p className="lead">{words.lead}</p>
        </BandHead>
        <ol>
          {words.items.map((item, index) => (
            <li key={item.name}>
              <Shirt number={index + 1} />
              <h3>{item.name}</h3>
              <p>{item.text}</p>
              <p className="price">{item.price}</p>
              <p className="limit">
                <Icon name="close" />
                {item.limit}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}

function Shirt({ number }: { number: number }) {
  return (
    <svg className="shirt" viewBox="0 0 120 110" aria-hidden="true">
      <path className="cloth" d="M42 6Q60 20 78 6L116 26 103 54 90 48V106H30V48L17 54 4 26Z" />
      <path className="collar" d="M42 6Q60 20 78 6L74 4Q60 13 46 4Z" />
      <text x="60" y="82">
        {number}
      </text>
    </svg>
  );
}
