import { findFacts } from "#app/request/site-search.server.ts";
import type { Content } from "#model/content.server.ts";
import { findNextPage } from "#model/pages/find-next-page.server.ts";
import { pagesOfFact } from "#model/pages/pages-of-files.server.ts";
import { type Department, departments } from "#shared/department.ts";
import { closingCall } from "../closing-call.server.ts";

export type ShownHero = ReturnType<typeof hero>;
export type ShownLedger = Awaited<ReturnType<typeof ledger>>;

/** The bands of the page; the words after a search are shown as far as they were read. */
export async function proofData(content: Content, query: string) {
  const { head, next, ask } = content.pages.proof;
  const bands = [hero(content, query), await ledger(content, query), closingCall(ask, "pitch")];
  return { head, bands, next: findNextPage(content, next) };
}

const isShown = ({ isPublic }: Content["facts"][number]) => isPublic;

function hero({ pages, facts }: Content, query: string) {
  const count = facts.filter(isShown).length;
  const { title, lead, search, machines } = pages.proof;
  const words = { title, search, machines };
  return { role: "hero", words, lead: lead.replace("{count}", String(count)), query, count };
}

/** The facts in groups: the company's first, then each department's; after a search only what was found. */
async function ledger(content: Content, query: string) {
  const { people, pages, site } = content;
  const finding = query ? await findFacts(content, query) : undefined;
  const found = finding && new Set(finding.hits.map(({ path }) => path));
  const facts = content.facts.filter(isShown);
  const { company, search, index, columns, sample } = pages.proof;
  const personOf = (slug: string | null) => people.find((person) => person.slug === slug);
  const rows = facts.map(({ by, files, value: _, unit: __, isPublic: ___, file: ____, ...fact }) => {
    const person = personOf(by);
    return {
      ...fact,
      by: person && { name: person.name, path: `/team/${person.slug}` },
      pages: pagesOfFact(content, { files, asked: fact.asked }),
    };
  });
  const nameOf = (department: Department) => site.departments.find(({ slot }) => slot === department)?.name ?? company;
  const groups = [null, ...departments].map((department) => ({
    id: department ?? "company",
    department,
    title: department ? nameOf(department) : company,
    rows: rows.filter((row) => row.department === department && (!found || found.has(row.id))),
  }));
  return {
    role: "ledger",
    words: { search, index, columns, sample },
    query,
    meant: finding?.isClose ? (finding.meant ?? query) : undefined,
    groups: groups.filter((group) => group.rows.length > 0),
  };
}
