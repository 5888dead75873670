import type { ReactNode } from "react";
import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import { formatDate } from "#shared/format.ts";
import type { ProofData } from "./data.server.ts";

type Group = ProofData["groups"][number];
type Words = Pick<ProofData, "columns" | "sample">;

/** The facts of one department as ruled rows; its name stays in sight beside them. */
export function Ledger({ group, words }: { group: Group; words: Words }) {
  return (
    <Band name="ledger" pad="none" labelledBy={group.id} className="border-b-3 border-ink py-half even:bg-paper-2">
      <div className="wrap gap-x-half lg:grid lg:grid-cols-[3fr_9fr]">
        <h2 id={group.id} className="mb-6 scroll-mt-27 text-h3 lg:sticky lg:top-28 lg:mb-0 lg:self-start">
          {group.title}
        </h2>
        <ul role="list">
          {group.rows.map((fact) => (
            <Row key={fact.id} fact={fact} words={words} />
          ))}
        </ul>
      </div>
    </Band>
  );
}

const place = "group grid scroll-mt-27 gap-x-gut gap-y-3 border-t-2 border-line py-7 md:grid-cols-[5fr_7fr]";

/** A fact: its figure and claim, and how it was counted. The one that an address names stands on a plate. */
function Row({ fact, words: { columns, sample } }: { fact: Group["rows"][number]; words: Words }) {
  const { id, claim, figure, source, by, asOf, until, isExpired, leavesOut, isSample, pages } = fact;
  return (
    <li id={id} data-fact={id} className={place}>
      <div>
        <p className="display mb-2 w-fit text-h3 wrap-anywhere group-targeted:bg-mari group-targeted:text-ink">
          {figure}
        </p>
        <h3 className="max-w-[24em] font-text text-body/snug font-bold tracking-normal">{claim}</h3>
        {isSample && <p className="mt-2 mb-0 text-small text-soft">{sample}</p>}
      </div>
      <dl className="grid content-start gap-y-2.5 text-small">
        <Line term={columns.source}>{source}</Line>
        {leavesOut && <Line term={columns.leavesOut}>{leavesOut}</Line>}
        {by && (
          <Line term={columns.by}>
            <Link to={by.path}>{by.name}</Link>
          </Line>
        )}
        <Line term={columns.asOf}>
          <time dateTime={asOf}>{formatDate(asOf)}</time>
        </Line>
        {until && (
          <Line term={isExpired ? columns.expired : columns.until}>
            <time dateTime={until}>{formatDate(until)}</time>
          </Line>
        )}
        {pages.length > 0 && (
          <Line term={columns.pages}>
            {pages.map(({ path, title }, index) => (
              <span key={path}>
                {index > 0 && ", "}
                <Link to={path}>{title}</Link>
              </span>
            ))}
          </Line>
        )}
      </dl>
    </li>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7.5rem_1fr] gap-x-4">
      <dt className="font-bold">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
