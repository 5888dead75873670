import { Band } from "#app/ui/band.tsx";
import type { Home7Page } from "#model/pages/home-7.server.ts";

/** The crediting policy: one sentence set as large as it deserves, and four rules. */
export function Credits({ words }: { words: Home7Page["names"] }) {
  return (
    <Band name="credits" tone="tang" labelledBy="names">
      <div className="wrap">
        <h2 id="names" className="text-hero/(--clear) font-stretch-80% tracking-tight">
          {words.title}
        </h2>
        <ul role="list" className="mt-half grid gap-x-gut gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          {words.rules.map((rule) => (
            <li key={rule.title} className="border-t-3 pt-3.5">
              <h3 className="text-h4">{rule.title}</h3>
              <p className="mt-2 mb-0 leading-snug">{rule.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
