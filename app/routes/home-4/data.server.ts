import type { Content } from "#model/content.server.ts";

export type Change = ReturnType<typeof changesOf>[number];
export type DeskLead = ReturnType<typeof leadOf> & { ask: string };
export type PlanLine = ReturnType<typeof plansOf>[number];

export function changesOf(content: Content, slugs: readonly string[]) {
  return slugs.flatMap((wanted) =>
    content.cases
      .filter(({ slug }) => slug === wanted)
      .map(({ slug, title, constraint, publisher, imgUrl, alt, obstacle, measures, method }) => {
        return { slug, title, constraint, publisher, imgUrl, alt, before: obstacle.figures, after: measures, method };
      }),
  );
}

export function leadOf(content: Content, slug: string) {
  const person = content.people.find((entry) => entry.slug === slug);
  if (!person) throw new Error(`there is no person ${slug}`);
  const { name, position, imgUrl, alt, phone = content.site.phone } = person;
  return { slug, name, position, imgUrl, alt, phone };
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
