import type { Content } from "../content.server.ts";
import type { LedgerFact } from "../facts/ledger.server.ts";
import { type Asked, standings, supplierTopics } from "../facts/supplier-topics.server.ts";

/** The content that answers and papers are made of. */
export type PapersOf = Pick<Content, "pages" | "site" | "facts" | "people" | "brand">;

/** A line of a supplier's form, filled in. */
interface Answer {
  /** The fact that it is, also its anchor on `/papers`; null for what the site file says. */
  id: string | null;
  question: string;
  answer: string;
  standing: Asked["standing"] | null;
  asOf: string | null;
  source: string | null;
  /** Who answers for it. */
  by: { name: string; path: string } | null;
  isSample: boolean;
  /** Whether the ledger has a row for it. */
  isPublic: boolean;
}

export interface Topic {
  id: Asked["topic"];
  title: string;
  answers: Answer[];
}

/** What supplier forms ask, below the topics that have an answer. */
export function supplierAnswers(content: PapersOf): Topic[] {
  const { topics, standards } = content.pages.papers;
  const titles = { ...topics, standards: standards.title, "sub-processors": topics.subProcessors };
  const asked = content.facts.flatMap((fact) => (fact.asked ? [{ fact, asked: fact.asked }] : []));
  return supplierTopics
    .map((id) => ({
      id,
      title: titles[id],
      answers: [
        ...(id === "company" ? registered(content) : []),
        ...asked.filter(({ asked }) => asked.topic === id).map(({ fact, asked }) => answerOf(fact, asked, content)),
      ],
    }))
    .filter(({ answers }) => answers.length > 0);
}

/** Standards by whether the company has them. */
export function standardColumns(content: PapersOf) {
  const { held, notHeld, underNda } = content.pages.papers.standards;
  const titles = { held, "not-held": notHeld, "under-nda": underNda };
  const rows = supplierAnswers(content).find(({ id }) => id === "standards")?.answers ?? [];
  return standings
    .map((standing) => ({ standing, title: titles[standing], rows: rows.filter((row) => row.standing === standing) }))
    .filter(({ rows }) => rows.length > 0);
}

function answerOf(fact: LedgerFact, { topic, question, standing }: Asked, { people }: PapersOf): Answer {
  const { id, claim, figure, asOf, source, isSample, isPublic } = fact;
  const person = people.find(({ slug }) => slug === fact.by);
  return {
    ...{ id, question, asOf, source, isSample, isPublic, standing: standing ?? null },
    // The figure of a sub-processor is its name.
    answer: topic === "sub-processors" ? `${figure}. ${claim}` : claim,
    by: person ? { name: person.name, path: `/team/${person.slug}` } : null,
  };
}

/** What the site file says of the company. */
function registered({ site, pages }: PapersOf): Answer[] {
  const { name, number, office, places } = pages.papers.topics.registered;
  const rest = { id: null, standing: null, asOf: null, source: null, by: null, isPublic: false };
  const lines: [question: string, answer: string | undefined][] = [
    [name, site.legalName],
    [number, site.companyNumber],
    [office, site.registeredOffice],
    [places, site.offices.map(({ city, people }) => `${city} ${people}`).join(", ")],
  ];
  return lines.flatMap(([question, answer]) =>
    answer ? [{ ...rest, question, answer, isSample: site.sampleNotice.shown }] : [],
  );
}
