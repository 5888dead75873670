import type { Content } from "#model/content.server.ts";
import { chosenEntry } from "#model/fields/chosen-entries.server.ts";

export type RollGame = ReturnType<typeof gamesOf>[number];
export type Scout = NonNullable<ReturnType<typeof personOf>>;

export function gamesOf(content: Content) {
  return content.games.map(({ slug, title, category, genre, imgUrl, alt, case: study }) => {
    return { slug, title, imgUrl, alt, publisher: category, isOurs: category === content.site.brand, genre, study };
  });
}

export function personOf(content: Content, wanted: string | undefined) {
  const person = chosenEntry(content.people, wanted);
  if (!person) return undefined;
  const { slug, name, position, imgUrl, alt } = person;
  return { slug, name, position, imgUrl, alt };
}
