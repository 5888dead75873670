import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Content } from "#model/read-content.server.ts";
import "./plain-clauses.css";

type Clauses = Content["pages"]["terms"]["clauses"];

/** Each clause with what it comes to beside it. */
export function PlainClauses({ label, meaning, clauses }: { label: string; meaning: string; clauses: Clauses }) {
  return (
    <Band name="plain-clauses" pad="none" label={label}>
      <ol className="wrap">
        {clauses.map((clause) => (
          <li key={clause.anchor} id={clause.anchor}>
            <div className="clause">
              <h2>{clause.title}</h2>
              <Prose text={clause.text} />
            </div>
            <p className="meaning">
              <b>{meaning}</b>
              {clause.meaning}
            </p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
