import type { Content } from "#model/content.server.ts";

export type RoomPerson = ReturnType<typeof personOf> & { part: string };

/** One of the lab's people, as the page shows them. */
export function personOf(content: Content, slug: string) {
  const person = content.people.find((entry) => entry.slug === slug);
  if (!person) throw new Error(`there is no person ${slug}`);
  const { name, position, imgUrl, alt } = person;
  return { slug, name, position, imgUrl, alt };
}
