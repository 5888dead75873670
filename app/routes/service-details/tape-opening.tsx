import { Band } from "#app/ui/band.tsx";
import { Crumb } from "#app/ui/crumb.tsx";
import type { ServiceDetailsPage } from "#model/pages/service-details.server.ts";
import "./tape-opening.css";

interface Props {
  words: ServiceDetailsPage["tape"];
  weeks: ServiceDetailsPage["weeks"]["items"];
}

/** A tape measure pulled across the page; each mark leads to its week. */
export function TapeOpening({ words, weeks }: Props) {
  return (
    <Band name="tape-opening" pad="none" bleed labelledBy="tape">
      <div className="wrap">
        <Crumb to={words.crumb.url}>{words.crumb.label}</Crumb>
        <h1 id="tape">{words.title}</h1>
        <div className="told">
          <p className="lead">{words.lead}</p>
          <p>{words.note}</p>
        </div>
      </div>
      <nav className="tape" aria-label={words.caseLabel}>
        <p className="case">{words.caseLabel}</p>
        <ol>
          {weeks.map((week, index) => (
            <li key={week.title}>
              <a href={`#week-${index + 1}`} data-gate={week.gate ? "true" : undefined}>
                <span className="vh">{words.weekWord} </span>
                {index + 1}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </Band>
  );
}
