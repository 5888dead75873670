import { Band } from "#app/ui/band.tsx";
import type { LocalizationPage } from "#model/pages/game-localization.server.ts";
import "#app/sections/head-aside.css";
import "./cast-list.css";

/** The services as a page of a screenplay, under the five lamps of its scene. */
export function CastList({ words }: { words: LocalizationPage["cast"] }) {
  return (
    <Band name="cast-list" tone="paper-2" pad="none" bleed labelledBy="cast">
      <div className="wrap head-aside">
        <header>
          <Lamps />
          <h2 id="cast">{words.title}</h2>
        </header>
        <div className="script">
          <p className="scene">{words.scene}</p>
          {words.parts.map((part) => (
            <article key={part.name}>
              <h3>{part.name}</h3>
              <p className="aside">({part.aside})</p>
              <p>{part.text}</p>
              <p className="limit">{part.limit}</p>
            </article>
          ))}
        </div>
      </div>
    </Band>
  );
}

const cords = [150, 96, 182, 118, 70];

/** One lamp for each part; that of the part in hand swings. */
function Lamps() {
  return (
    <svg className="lamps" viewBox="0 0 440 330" aria-hidden="true">
      {cords.map((cord, index) => (
        <g key={cord} transform={`translate(${44 + index * 88} 0)`}>
          <g className="lamp">
            <path className="light" d={`M-15 ${cord + 34}H15L62 330H-62Z`} />
            <path className="cord" d={`M0 -400V${cord}`} />
            <circle className="bulb" cy={cord + 35} r="11" />
            <path className="shade" d={`M-10 ${cord}H10L30 ${cord + 36}H-30Z`} />
          </g>
        </g>
      ))}
    </svg>
  );
}
