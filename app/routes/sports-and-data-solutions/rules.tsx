import { Band } from "#app/ui/band.tsx";
import type { SportsPage } from "#model/pages/sports-and-data-solutions.server.ts";

const card =
  "rounded-xl px-6 pt-8 pb-9 shadow-[0_10px_0_var(--ce)] spring-slow md:min-h-115 motion-safe:md:hover:-translate-y-2 motion-safe:md:hover:rotate-0";
const tilts = ["md:-rotate-1", "md:translate-y-6 md:rotate-1", "md:rotate-3"];

/** Rights, integrity and safer gambling as a referee's cards. */
export function Rules({ words }: { words: SportsPage["cards"] }) {
  return (
    <Band name="rules" bleed labelledBy="cards">
      <div className="wrap">
        <h2 id="cards">{words.title}</h2>
        <p className="mt-4 mb-8">{words.lead}</p>
        <div className="grid gap-6 md:grid-cols-3 md:pt-4 md:pb-8">
          {words.items.map((item, index) => (
            <article key={item.title} data-tone={item.card} className={`${card} ${tilts[index] ?? ""}`}>
              <h3 className="text-figure font-stretch-80% tracking-tight">{item.title}</h3>
              <ul role="list" className="mt-6">
                {item.points.map((point) => (
                  <li key={point} className="border-t-2 border-ink/30 py-3.5 leading-snug">
                    {point}
                  </li>
                ))}
              </ul>
            </article>
          ))}
        </div>
      </div>
    </Band>
  );
}
