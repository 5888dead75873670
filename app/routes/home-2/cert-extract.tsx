import { Band } from "#app/ui/band.tsx";
import type { Home2Page } from "#model/pages/home-2.server.ts";
import "#app/sections/torn-sheet.css";
import "./cert-extract.css";

/** A torn-off sheet with the lines of the certification list that fail most builds. */
export function CertExtract({ words }: { words: Home2Page["checklist"] }) {
  return (
    <Band name="cert-extract" tone="tang" labelledBy="checklist" bleed>
      <div className="wrap">
        <header>
          <h2 id="checklist">{words.title}</h2>
          <p className="lead">{words.lead}</p>
        </header>
        <div className="torn-sheet">
          <ol>
            {words.lines.map((line) => (
              <li key={line.number}>
                <b aria-hidden="true">{line.number}</b>
                <div>
                  <h3>{line.check}</h3>
                  <p>{line.trap}</p>
                </div>
              </li>
            ))}
          </ol>
          <p className="foot">{words.foot}</p>
        </div>
      </div>
    </Band>
  );
}
