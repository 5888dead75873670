import type { Content } from "../content.server.ts";
import type { WrittenFact } from "../facts/facts.server.ts";
import type { ContentProblem } from "./content-error.server.ts";

type Entries = Pick<Content, "blog" | "cases" | "testimonials">;

/** The facts of results, with the file of each. */
interface Results {
  facts: ReadonlyMap<string, Pick<WrittenFact, "case" | "asOf">>;
  homes: ReadonlyMap<string, string>;
}

const dayMs = 86_400_000;

/** Days that cannot be so across files: work that ends before it starts; praise, a result or a note before the work it is about. */
export function dateProblems({ blog, cases, testimonials }: Entries, { facts, homes }: Results): ContentProblem[] {
  const caseOf = new Map(cases.map((entry) => [entry.slug, entry]));
  return [
    ...cases.flatMap(spanProblems),
    ...[...facts].flatMap(([id, { case: slug = "", asOf }]): ContentProblem[] => {
      const study = caseOf.get(slug);
      if (!study || asOf >= study.from) return [];
      const reason = `is before ${study.from}, when the work on ${study.title} began, whose result it is; write a later day`;
      return [{ file: homes.get(id) ?? "", field: `${id}.asOf`, reason }];
    }),
    ...testimonials.flatMap(({ slug, date, case: about }): ContentProblem[] => {
      const study = about ? caseOf.get(about) : undefined;
      if (!study || date >= study.to) return [];
      const reason = `is before ${study.to}, when the work on ${study.title} ended; write a later day, or another case`;
      return [{ file: `content/testimonials/${slug}.yaml`, field: "date", reason }];
    }),
    ...blog.flatMap(({ slug, date, body }): ContentProblem[] => {
      const early = linkedCases(body)
        .flatMap((name) => caseOf.get(name) ?? [])
        .find((study) => date < study.from);
      if (!early) return [];
      const reason = `is before ${early.from}, when the work on ${early.title} began, to which it links; write a later day, or take the link out`;
      return [{ file: `content/blog/${slug}.md`, field: "date", reason }];
    }),
  ];
}

function spanProblems({ slug, from, to, weeks }: Content["cases"][number]): ContentProblem[] {
  const refuse = (field: string, reason: string) => [{ file: `content/cases/${slug}.yaml`, field, reason }];
  if (to < from) return refuse("to", `is before ${from}, when the work began; write a later day`);
  const counted = Math.round((Date.parse(to) - Date.parse(from)) / dayMs / 7);
  return counted === weeks
    ? []
    : refuse("weeks", `is ${weeks}, but from ${from} to ${to} are ${counted}; change the weeks or a day`);
}

/** Slugs of the cases to which a text links. */
function linkedCases(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linkedCases);
  if (typeof value !== "object" || value === null) return [];
  const attributes: unknown = "attrs" in value ? value.attrs : undefined;
  const href = typeof attributes === "object" && attributes !== null && "href" in attributes ? attributes.href : "";
  const own = /^\/portfolio\/([a-z0-9-]+)/.exec(String(href))?.[1] ?? [];
  return [own, "children" in value ? linkedCases(value.children) : []].flat();
}
