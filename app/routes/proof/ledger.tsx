import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import { openTarget } from "#app/browser/open-target.ts";
import { FoundLine } from "#app/sections/found-line.tsx";
import { Band } from "#app/ui/band.tsx";
import { DiamondLabel } from "#app/ui/diamond-label.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { formatDate } from "#shared/format.ts";
import type { ProofData } from "./data.server.ts";

type Group = ProofData["groups"][number];
type Words = Pick<ProofData, "columns" | "sample" | "index" | "search" | "query" | "meant" | "groups">;

/** The facts in folded groups, the first open, beside an index that stays in sight; after a search all that have any are open. */
export function Ledger({ groups, query, meant, search, index, ...words }: Words) {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again opens a group that was closed
  useEffect(() => openTarget(hash), [hash, key]);
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <Band name="ledger" pad="none" label="Figures" className="py-half">
      {query && <FoundLine words={search} query={query} meant={meant} count={count} />}
      {groups.length > 0 && (
        <div className="wrap gap-x-half lg:grid lg:grid-cols-[3fr_9fr]">
          <nav aria-label={index} className="z-1 mb-6 bg-paper lg:sticky lg:top-28 lg:mb-0 lg:self-start">
            <ul role="list" className="flex flex-wrap gap-x-5 lg:block">
              {groups.map(({ id, title, department, rows }) => (
                <li key={id}>
                  <Link to={`#${id}`} className="flex min-h-11 items-center gap-3 py-2 text-ink">
                    <DiamondLabel {...(department && { department })}>{title}</DiamondLabel>{" "}
                    <span className="text-soft">{rows.length}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            {groups.map((group, at) => (
              <Facts key={group.id} group={group} isOpen={at === 0 || query !== ""} words={words} />
            ))}
          </div>
        </div>
      )}
    </Band>
  );
}

interface FactsProps {
  group: Group;
  isOpen: boolean;
  words: Pick<Words, "columns" | "sample">;
}

function Facts({ group: { id, title, rows }, isOpen, words }: FactsProps) {
  return (
    <details id={id} open={isOpen} className="group scroll-mt-27 border-t-3 border-ink last:border-b-3">
      <summary className="flex items-center justify-between gap-4 py-5">
        <h2 className="text-h3">{title}</h2>
        <Icon name="plus" className="text-h4 spring-calm group-open:rotate-45" />
      </summary>
      <ul role="list" className="pb-6">
        {rows.map((fact) => (
          <Row key={fact.id} fact={fact} words={words} />
        ))}
      </ul>
    </details>
  );
}

const place =
  "group/row grid grid-cols-[minmax(0,1fr)] scroll-mt-27 gap-x-gut gap-y-3 border-t-2 border-line py-3 md:grid-cols-[4fr_8fr]";

/** A fact: its figure and claim, and how it was counted. The one that an address names stands on a plate. */
function Row({ fact, words: { columns, sample } }: { fact: Group["rows"][number]; words: FactsProps["words"] }) {
  const { id, claim, figure, source, by, asOf, until, isExpired, leavesOut, isSample, pages } = fact;
  const [only] = pages.length === 1 ? pages : [];
  return (
    <li id={id} data-fact={id} className={place}>
      <div>
        <p className="display mb-1 w-fit text-h4 wrap-anywhere group-targeted/row:bg-mari group-targeted/row:text-ink">
          {figure}
        </p>
        <h3 className="max-w-[24em] font-text text-small/snug font-bold tracking-normal">{claim}</h3>
        {isSample && <p className="mt-1 mb-0 text-small text-soft">{sample}</p>}
      </div>
      <div className="min-w-0 text-small/snug">
        <dl className="grid gap-y-1.5">
          <Line term={columns.source}>{source}</Line>
          {leavesOut && <Line term={columns.leavesOut}>{leavesOut}</Line>}
        </dl>
        <dl className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-soft">
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
          {only && (
            <Line term={columns.pages}>
              <Link to={only.path}>{only.title}</Link>
            </Line>
          )}
        </dl>
        {pages.length > 1 && (
          <details className="mt-1.5">
            <summary className="w-fit font-bold text-soft underline">{`${columns.pages} (${pages.length})`}</summary>
            <ul role="list" className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1">
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
      <dt className="inline font-bold">{term}</dt> <dd className="inline">{children}</dd>
    </div>
  );
}
