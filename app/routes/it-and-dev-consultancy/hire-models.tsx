import { Band } from "#app/ui/band.tsx";
import type { ConsultancyPage } from "#model/pages/it-and-dev-consultancy.server.ts";
import "./hire-models.css";

type Words = ConsultancyPage["models"];
type Model = Words["items"][number];

/** Three contracts side by side: who stands where, what holds, and the reason not to choose it. */
export function HireModels({ words }: { words: Words }) {
  return (
    <Band name="hire-models" tone="paper-2" labelledBy="models">
      <div className="wrap">
        <h2 id="models">{words.title}</h2>
        <div className="models">
          {words.items.map((model) => (
            <article key={model.title}>
              <h3>{model.title}</h3>
              <figure>
                <Pegs model={model} />
                <figcaption>{model.crew}</figcaption>
              </figure>
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

const step = 46;

/** The people of a contract in a row, the lead on a block; white ones are the client's. */
function Pegs({ model: { yours, ours, leader } }: { model: Model }) {
  const others = leader === "ours" ? { yours, ours: ours - 1 } : { yours: yours - 1, ours };
  const row = [leader, ...Array<"yours">(others.yours).fill("yours"), ...Array<"ours">(others.ours).fill("ours")];
  return (
    <span className="crew">
      <svg className="pegs" viewBox="0 0 330 110" aria-hidden="true">
        <rect className="podium" y="88" width="44" height="22" rx="3" />
        {row.map((side, index) => (
          <g key={index} transform={`translate(${22 + index * step} ${index === 0 ? 88 : 110})`}>
            <g className="peg" data-side={side}>
              <path d="M-17 0Q-19 -40 0 -42Q19 -40 17 0Z" />
              <circle cy="-52" r="14" />
            </g>
          </g>
        ))}
      </svg>
    </span>
  );
}
