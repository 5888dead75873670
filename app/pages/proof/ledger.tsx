import type { ReactNode } from "react";
import { OwnSection } from "#app/bands/band.tsx";
import { FoldSwitch, foldOf } from "#app/bands/fold.tsx";
import { FoundLine } from "#app/sections/found-line.tsx";
import { useOpenTarget } from "#app/sections/use-open-target.ts";
import { DiamondLabel } from "#app/ui/diamond-label.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { formatDate } from "#shared/format.ts";
import type { ShownLedger } from "./data.server.ts";

type Group = ShownLedger["groups"][number];
type Words = ShownLedger["words"];

/** The facts in folded groups, the first open; after a search all that have any are open. */
export function Ledger({ band }: { band: ShownLedger }) {
  const { groups, query, meant, words } = band;
  useOpenTarget();
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <OwnSection band={band} tone="paper" rhythm="normal">
      {query && <FoundLine words={words.search} query={query} meant={meant} count={count} />}
      <div className="wrap">
        <h2 id="ledger-heading" className="vh">
          {words.index}
        </h2>
        {groups.map((group, at) => (
          <Facts key={group.id} group={group} isOpen={at === 0 || query !== ""} words={words} />
        ))}
      </div>
    </OwnSection>
  );
}

function Facts({ group: { id, title, department, rows }, isOpen, words }: FactsProps) {
  return (
    <details id={id} open={isOpen} className="group border-t-2 border-current/25 py-4">
      <summary className="flex items-center justify-between gap-4">
        <h3 className="m-0 text-h3">
          {department ? <DiamondLabel department={department}>{title}</DiamondLabel> : title}{" "}
          <span className="font-text text-body text-soft">{rows.length}</span>
        </h3>
        <Icon name="caret-down" className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="folds pt-3">
        <ul role="list">
          {rows.map((fact, at) => (
            <Row key={fact.id} fact={fact} words={words} fold={foldOf(at, rows.length)} />
          ))}
        </ul>
        <FoldSwitch more={rows.length - 5} />
      </div>
    </details>
  );
}

interface FactsProps {
  group: Group;
  isOpen: boolean;
  words: Words;
}

/** A fact: its figure and claim, and how it was counted. The one that an address names is on a plate. */
function Row({ fact, words: { columns, sample }, fold }: { fact: Group["rows"][number]; words: Words; fold: string }) {
  const { id, claim, figure, source, by, asOf, until, isExpired, leavesOut, isSample, pages } = fact;
  return (
    <li
      id={id}
      data-fact={id}
      className={`grid gap-x-gut gap-y-3 border-t border-line py-3 targeted:bg-mari cols-4-8 ${fold}`}
    >
      <div>
        <p className="display m-0 text-h4 wrap-anywhere">{figure}</p>
        <h4 className="m-0 max-w-lead font-text text-small font-bold tracking-normal">{claim}</h4>
        {isSample && <p className="m-0 text-small text-soft">{sample}</p>}
      </div>
      <div className="min-w-0 text-small">
        <dl className="flex flex-wrap gap-x-6">
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
        </dl>
        {pages.length > 0 && (
          <details>
            <summary className="w-fit font-bold text-soft underline">{`${columns.pages} (${pages.length})`}</summary>
            <ul role="list" className="flex flex-wrap gap-x-6 gap-y-1 pt-2">
              {pages.map(({ path, title }) => (
                <li key={path}>
                  <Link to={path}>{title}</Link>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="contents font-bold">{term}</dt> <dd className="contents">{children}</dd>
    </div>
  );
}
