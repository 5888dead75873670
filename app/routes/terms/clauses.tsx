import { useRef } from "react";
import { followHeadings } from "#app/browser/follow-headings.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Content } from "#model/content.server.ts";

type ListOfClauses = Content["pages"]["terms"]["clauses"];

interface ClausesProps {
  label: string;
  meaning: string;
  clauses: ListOfClauses;
}

/** Each clause with its plain meaning beside it; the list of clauses stays in sight or, on a phone, one tap away. */
export function Clauses({ label, meaning, clauses }: ClausesProps) {
  const root = useRef<HTMLDivElement>(null);
  useBehaviour((options) => root.current && followHeadings(root.current, options));
  return (
    <Band name="clauses" pad="none" label={label} className="py-half">
      <div className="wrap grid gap-x-12 lg:cols-4-8" ref={root}>
        <Contents label={label} clauses={clauses} />
        <div>
          <ol role="list">
            {clauses.map((clause, index) => (
              <Clause key={clause.anchor} number={index + 1} clause={clause} meaning={meaning} />
            ))}
          </ol>
          <p className="sticky bottom-3 ms-auto mb-0 w-fit lg:hidden print:hidden">
            <a
              href="#clauses"
              className="flex items-center gap-2 rounded-md bg-ink px-4 py-3 font-bold text-paper no-underline"
            >
              <Icon name="caret-down" className="rotate-180" /> {label}
            </a>
          </p>
        </div>
      </div>
    </Band>
  );
}

function Contents({ label, clauses }: { label: string; clauses: ListOfClauses }) {
  return (
    <nav id="clauses" aria-label={label} className="mb-6 lg:sticky lg:top-28 lg:self-start">
      <ol role="list">
        {clauses.map((clause, index) => (
          <li key={clause.anchor} className="border-t-2 border-line first:border-t-0">
            <a
              href={`#${clause.anchor}`}
              className="flex min-h-11 items-baseline gap-4 py-2 leading-snug font-bold no-underline hover:underline aria-[current]:underline"
            >
              <b aria-hidden="true" className="display">
                {index + 1}
              </b>{" "}
              {clause.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface ClauseProps {
  number: number;
  clause: ListOfClauses[number];
  meaning: string;
}

/** The targeted clause has a coloured plate. */
function Clause({ number, clause, meaning }: ClauseProps) {
  return (
    <li
      id={clause.anchor}
      className="group grid grid-cols-[3rem_1fr] gap-4 border-t-2 border-line py-8 first:border-t-0"
    >
      <b aria-hidden="true" className="display text-h3">
        {number}
      </b>{" "}
      <div>
        <h2 className="mb-4 text-h3">{clause.title}</h2>
        <Prose text={clause.text} />
      </div>
      <p className="col-start-2 m-0 rounded-md bg-paper-2 px-4 py-3 leading-snug group-targeted:bg-mari">
        <b className="block text-small">{meaning}</b> {clause.meaning}
      </p>
    </li>
  );
}
