import { Band } from "#app/ui/band.tsx";
import type { ConsultancyPage } from "#model/pages/it-and-dev-consultancy.server.ts";
import "./hire-models.css";

type Words = ConsultancyPage["models"];

/** Three contracts side by side, each with the reason not to choose it. */
export function HireModels({ words }: { words: Words }) {
  return (
    <Band name="hire-models" tone="paper-2" labelledBy="models">
      <div className="wrap">
        <h2 id="models">{words.title}</h2>
        <div className="models">
          {words.items.map((model) => (
            <article key={model.title}>
              <h3>{model.title}</h3>
              <p className="lead">{model.lead}</p>
              <ul>
                {model.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
              <p className="not">
                <b>{words.warning}</b> {model.not}
              </p>
            </article>
          ))}
        </div>
      </div>
    </Band>
  );
}
