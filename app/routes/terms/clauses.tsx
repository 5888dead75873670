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
    <Band name="clauses" label={label} className="pt-8 md:pt-half">
      <div className="wrap lg:grid lg:grid-cols-[3fr_9fr] lg:gap-x-half" ref={root}>
        <Contents label={label} clauses={clauses} />
        <div>
          <ol role="list">
            {clauses.map((clause, index) => (
              <Clause key={clause.anchor} number={index + 1} clause={clause} meaning={meaning} />
            ))}
          </ol>
          <p className="sticky bottom-4 ms-auto mb-0 w-fit lg:hidden print:hidden">
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
    <nav id="clauses" aria-label={label} className="mb-6 lg:sticky lg:top-25 lg:mt-6 lg:mb-0 lg:self-start">
      <ol role="list">
        {clauses.map((clause, index) => (
          <li key={clause.anchor} className="border-line not-first:border-t-2">
            <a
              href={`#${clause.anchor}`}
              className="grid min-h-11 grid-cols-[2rem_1fr] items-baseline py-2 text-body/snug font-bold no-underline hover:underline aria-[current]:underline lg:min-h-0"
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

const noteTargeted = "group-targeted:bg-mari group-targeted:[--ce:var(--color-mari-edge)]";
/** The targeted clause has a coloured number and plate. */
function Clause({ number, clause, meaning }: ClauseProps) {
  return (
    <li
      id={clause.anchor}
      className="group grid gap-x-half gap-y-6 border-line py-8 not-first:border-t-2 md:grid-cols-[4rem_1fr] lg:py-11 xl:grid-cols-[6rem_6fr_3.6fr]"
    >
      <b
        aria-hidden="true"
        className="display text-h3/none md:text-figure/none xl:text-h2/none group-targeted:text-tang-ink"
      >
        {number}
      </b>{" "}
      <div className="*:last:mb-0">
        <h2 className="mb-4 text-h3">{clause.title}</h2>
        <Prose text={clause.text} />
      </div>
      <p
        className={`m-0 self-start rounded-md bg-paper-2 px-5 py-4 text-body/snug shadow-key md:col-start-2 xl:col-start-3 ${noteTargeted}`}
      >
        <b className="mb-1 block text-small font-bold text-soft group-targeted:text-ink">{meaning}</b> {clause.meaning}
      </p>
    </li>
  );
}
