import type { Content } from "#model/content.server.ts";
import { chosenEntries, linesOf } from "#model/fields/chosen-entries.server.ts";

export type Change = ReturnType<typeof changesOf>[number];
export type DeskLead = ReturnType<typeof leadsOf>[number];
export type PlanLine = ReturnType<typeof plansOf>[number];

export function changesOf(content: Content, slugs: readonly string[]) {
  return chosenEntries(content.cases, slugs, 2).map(
    ({ slug, title, constraint, publisher, imgUrl, alt, obstacle, measures, method }) => {
      return { slug, title, constraint, publisher, imgUrl, alt, before: obstacle.figures, after: measures, method };
    },
  );
}

export function leadsOf(content: Content) {
  const { people } = content.pages["home-4"].leads;
  return linesOf(content.people, people, ({ person }) => person).map(({ line: { ask }, entry }) => {
    const { slug, name, position, imgUrl, alt, phone = content.site.phone } = entry;
    return { slug, name, position, imgUrl, alt, phone, ask };
  });
}

export function plansOf(content: Content) {
  return content.plans.map(({ plan, price, suits, response, department }) => ({
    plan,
    price,
    suits,
    response,
    department,
  }));
}
