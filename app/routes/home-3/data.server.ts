import type { Content } from "#model/content.server.ts";

export type RollGame = ReturnType<typeof gamesOf>[number];
export type Scout = ReturnType<typeof personOf>;

export function gamesOf(content: Content) {
  return content.games.map(({ slug, title, category, genre, case: study }) => {
    return { slug, title, publisher: category, isOurs: category === content.site.brand, genre, study };
  });
}

export function personOf(content: Content, slug: string) {
  const person = content.people.find((entry) => entry.slug === slug);
  if (!person) throw new Error(`there is no person ${slug}`);
  const { name, position, imgUrl, alt } = person;
  return { slug, name, position, imgUrl, alt };
}
