import { Band } from "#app/ui/band.tsx";
import type { Home7Page } from "#model/pages/home-7.server.ts";
import "./name-rules.css";

/** The crediting policy: one sentence as large as it deserves, four rules. */
export function NameRules({ words }: { words: Home7Page["names"] }) {
  return (
    <Band name="name-rules" tone="tang" labelledBy="names">
      <div className="wrap">
        <h2 id="names">{words.title}</h2>
        <ul>
          {words.rules.map((rule) => (
            <li key={rule.title}>
              <h3>{rule.title}</h3>
              <p>{rule.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
