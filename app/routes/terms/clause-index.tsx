import { PageDate } from "#app/sections/page-date.tsx";
import { Band } from "#app/ui/band.tsx";
import type { Content } from "#model/read-content.server.ts";
import "./clause-index.css";

type Words = Pick<Content["pages"]["terms"], "title" | "lead" | "date" | "contents" | "clauses">;

/** The heading beside a numbered list of all clauses. */
export function ClauseIndex({ title, lead, date, contents, clauses }: Words) {
  return (
    <Band name="clause-index" tone="mari" pad="none" labelledBy="terms">
      <div className="wrap">
        <div className="say">
          <h1 id="terms">{title}</h1>
          <p className="lead">{lead}</p>
          <PageDate label={date.label} date={date.day} />
        </div>
        <nav aria-label={contents}>
          <ol>
            {clauses.map((clause) => (
              <li key={clause.anchor}>
                <a href={`#${clause.anchor}`}>{clause.title}</a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </Band>
  );
}
