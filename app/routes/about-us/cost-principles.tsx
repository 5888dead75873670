import { Band } from "#app/ui/band.tsx";
import type { Pages } from "#model/content.server.ts";
import "./cost-principles.css";

/** Each principle beside what it has cost, stepping to the right like a stair. */
export function CostPrinciples({ words }: { words: Pages["about-us"]["principles"] }) {
  return (
    <Band name="cost-principles" tone="paper-2" labelledBy="cost-principles-title">
      <div className="wrap">
        <h2 id="cost-principles-title">{words.title}</h2>
        <dl>
          {words.items.map(({ says, costs }) => (
            <div key={says}>
              <dt>{says}</dt>
              <dd>{costs}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
