import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import type { LabsPage } from "#model/pages/research-and-development-innovation-ai-labs.server.ts";
import "./policy-flasks.css";

/** What models may be used for: a full flask, a half one, an empty one. */
export function PolicyFlasks({ words }: { words: LabsPage["flasks"] }) {
  return (
    <Band name="policy-flasks" tone="orch" bleed labelledBy="flasks">
      <div className="wrap">
        <BandHead id="flasks" title={words.title}>
          <p className="lead">{words.lead}</p>
        </BandHead>
        <ul className="flasks">
          {words.items.map((item) => (
            <li key={item.title} data-reveal="shown">
              <Flask level={item.level} />
              <div>
                <h3>{item.title}</h3>
                <ul>
                  {item.points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

const liquids = {
  full: "M67 62L22 166Q14 186 36 186H144Q166 186 158 166L113 62Z",
  half: "M45 114L22 166Q14 186 36 186H144Q166 186 158 166L135 114Z",
  empty: null,
};

function Flask({ level }: { level: keyof typeof liquids }) {
  const liquid = liquids[level];
  return (
    <svg className="flask" viewBox="0 0 180 200" aria-hidden="true">
      <path className="glass" d="M70 10V58L20 166Q10 192 36 192H144Q170 192 160 166L110 58V10Z" />
      {liquid && <path className="liquid" d={liquid} />}
      <path className="rim" d="M62 10H118" />
      <path className="shine" d="M58 112L44 142" />
    </svg>
  );
}
