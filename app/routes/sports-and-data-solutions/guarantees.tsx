import { Band } from "#app/ui/band.tsx";
import type { SportsPage } from "#model/pages/sports-and-data-solutions.server.ts";

const figure =
  "display text-hero/none font-stretch-78% tracking-tight transition-[font-stretch] duration-slow ease-snap motion-safe:group-hover:font-stretch-96%";
const row = "group gap-gut border-t-3 py-5 md:grid md:grid-cols-[5fr_4fr_3fr] md:items-center";

/** Three guarantees, each with what we owe if it is broken. */
export function Guarantees({ words }: { words: SportsPage["promise"] }) {
  return (
    <Band name="guarantees" pad="top" labelledBy="promise">
      <div className="wrap">
        <h2 id="promise" className="mb-7 text-h3">
          {words.title}
        </h2>
        <ul role="list" className="border-b-3">
          {words.items.map((item) => (
            <li key={item.figure} className={row}>
              <b className={figure}>{item.figure}</b>
              <p className="mb-0 text-lead max-md:mt-3.5">{item.text}</p>
              <p className="mb-0 font-bold text-pitch max-md:mt-3.5">{item.penalty}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
