import type { Content } from "#model/content.server.ts";

export type RoomPerson = ReturnType<typeof personOf> & { part: string };

/** What the page shows of somebody in the room. */
export function personOf(content: Content, slug: string) {
  const person = content.people.find((entry) => entry.slug === slug);
  if (!person) throw new Error(`there is no person ${slug}`);
  const { name, position, imgUrl, alt } = person;
  return { slug, name, position, imgUrl, alt };
}
