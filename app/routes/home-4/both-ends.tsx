import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import type { Home4Page } from "#model/pages/home-4.server.ts";
import type { Change } from "./page.tsx";
import "./both-ends.css";

type Words = Home4Page["changes"];

/** Two jobs as two pairs of blocks: dark before, marigold after. */
export function BothEnds({ words, changes }: { words: Words; changes: Change[] }) {
  return (
    <Band name="both-ends" tone="paper-2" labelledBy="ends">
      <div className="wrap">
        <h2 id="ends">{words.title}</h2>
        {changes.map((change) => (
          <article key={change.slug}>
            <h3>{change.title}</h3>
            <p className="what">
              {change.publisher}. {change.constraint}
            </p>
            <Figures className="before" label={words.before} figures={change.before} />
            <Figures className="after" label={words.after} figures={change.after} />
            <p className="method">{change.method}</p>
            <ArrowLink to={`/portfolio/${change.slug}`}>
              {words.action}
              <span className="vh">: {change.title}</span>
            </ArrowLink>
          </article>
        ))}
      </div>
    </Band>
  );
}

function Figures({ className, label, figures }: { className: string; label: string; figures: Change["after"] }) {
  return (
    <div className={className}>
      <h4>{label}</h4>
      <dl>
        {figures.map((figure) => (
          <div key={figure.label}>
            <dt>{figure.label}</dt>
            <dd>{figure.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
