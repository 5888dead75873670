import { useRef } from "react";
import { followHeadings } from "#app/browser/follow-headings.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Content } from "#model/read-content.server.ts";
import "./plain-clauses.css";

type Clauses = Content["pages"]["terms"]["clauses"];

/** Each clause with what it comes to beside it; the list of all stays in sight or, on a phone, one key away. */
export function PlainClauses({ label, meaning, clauses }: { label: string; meaning: string; clauses: Clauses }) {
  const root = useRef<HTMLDivElement>(null);
  useBehaviour((options) => root.current && followHeadings(root.current, options));
  return (
    <Band name="plain-clauses" pad="none" label={label}>
      <div className="wrap" ref={root}>
        <nav id="clauses" aria-label={label}>
          <ol>
            {clauses.map((clause) => (
              <li key={clause.anchor}>
                <a href={`#${clause.anchor}`}>{clause.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          <ol className="texts">
            {clauses.map((clause) => (
              <li key={clause.anchor} id={clause.anchor}>
                <div className="clause">
                  <h2>{clause.title}</h2>
                  <Prose text={clause.text} />
                </div>
                <p className="meaning">
                  <b>{meaning}</b> {clause.meaning}
                </p>
              </li>
            ))}
          </ol>
          <p className="up">
            <a href="#clauses">
              <Icon name="caret-down" /> {label}
            </a>
          </p>
        </div>
      </div>
    </Band>
  );
}
