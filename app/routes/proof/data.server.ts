import { findFacts } from "#app/request/site-search.server.ts";
import type { Content } from "#model/content.server.ts";
import { findNextPage } from "#model/pages/find-next-page.server.ts";
import { pagesOfFact } from "#model/pages/pages-of-files.server.ts";
import { type Department, departments } from "#shared/department.ts";

/** The ledger in groups: the company's facts first, then each department's; after a search only what was found. */
export async function proofData(content: Content, query: string) {
  const { people, pages, site } = content;
  const finding = query ? await findFacts(content, query) : undefined;
  const found = finding && new Set(finding.hits.map(({ path }) => path));
  const facts = content.facts.filter(({ isPublic }) => isPublic);
  const { lead, head, next, ...words } = pages.proof;
  const personOf = (slug: string | null) => people.find((person) => person.slug === slug);
  const rows = facts.map(({ by, files, value: _, unit: __, isPublic: ___, file: ____, ...fact }) => {
    const person = personOf(by);
    return {
      ...fact,
      by: person && { name: person.name, path: `/team/${person.slug}` },
      pages: pagesOfFact(content, { files, asked: fact.asked }),
    };
  });
  const nameOf = (department: Department) =>
    site.departments.find(({ slot }) => slot === department)?.name ?? words.company;
  const groups = [null, ...departments].map((department) => ({
    id: department ?? "company",
    department,
    title: department ? nameOf(department) : words.company,
    rows: rows.filter((row) => row.department === department && (!found || found.has(row.id))),
  }));
  return {
    ...words,
    head,
    next: findNextPage(content, next),
    lead: lead.replace("{count}", String(facts.length)),
    count: facts.length,
    query,
    meant: finding?.isClose ? (finding.meant ?? query) : undefined,
    groups: groups.filter((group) => group.rows.length > 0),
  };
}

export type ProofData = Awaited<ReturnType<typeof proofData>>;
