import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IsoTile } from "#app/ui/iso-tile.tsx";
import type { Home6Page } from "#model/pages/home-6.server.ts";
import "./exit-stairs.css";

/** Four questions going down, each with a door beside it. */
export function ExitStairs({ words }: { words: Home6Page["exits"] }) {
  return (
    <Band name="exit-stairs" tone="paper-2" grid="map" labelledBy="exits" bleed>
      <div className="wrap">
        <h2 id="exits">{words.title}</h2>
        <ol>
          {words.steps.map((step, index) => (
            <li key={step.question}>
              <IsoTile bench="tang" label={String(index + 1)} />
              <div>
                <h3>{step.question}</h3>
                <p className="door">
                  <Icon name="close" />
                  <span>{step.no}</span>
                </p>
              </div>
            </li>
          ))}
          <li>
            <IsoTile bench="pitch" label="" />
            <div>
              <h3>{words.end.title}</h3>
              <p>{words.end.text}</p>
            </div>
          </li>
        </ol>
      </div>
    </Band>
  );
}
