import type { Content } from "#model/content.server.ts";
import { linesOf } from "#model/fields/chosen-entries.server.ts";

export type RoomPerson = ReturnType<typeof peopleOf>[number];

/** The lab's people, as the page shows them. */
export function peopleOf(content: Content) {
  const { people } = content.pages["home-8"].team;
  return linesOf(content.people, people, ({ person }) => person).map(({ line: { part }, entry }) => {
    const { slug, name, position, imgUrl, alt } = entry;
    return { slug, name, position, imgUrl, alt, part };
  });
}
