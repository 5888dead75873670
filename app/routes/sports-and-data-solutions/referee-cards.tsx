import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import type { SportsPage } from "#model/pages/sports-and-data-solutions.server.ts";
import "./referee-cards.css";

/** Rights, integrity and safer gambling as a referee would show them. */
export function RefereeCards({ words }: { words: SportsPage["cards"] }) {
  return (
    <Band name="referee-cards" bleed labelledBy="cards">
      <div className="wrap">
        <BandHead id="cards" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <div className="cards">
          {words.items.map((item) => (
            <article key={item.title} data-tone={item.card}>
              <h3>{item.title}</h3>
              <ul>
                {item.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </article>
          ))}
        </div>
      </div>
    </Band>
  );
}
