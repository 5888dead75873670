import type { Content } from "#model/content.server.ts";
import { linesOf } from "#model/fields/chosen-entries.server.ts";
import { withDays } from "#model/pages/experiment-days.server.ts";

/** The experiments of the log, with their days worked out. */
export function experimentsOf(content: Content) {
  const { items, reported } = content.pages["home-8"].log;
  return items.map((item) => {
    const { title, standing, word, when, done, isOver } = withDays(item, item.days, content);
    return { title, when, done, standing: isOver ? ("open" as const) : standing, word: isOver ? reported : word };
  });
}

export type RoomPerson = ReturnType<typeof peopleOf>[number];

/** The lab's people, as the page shows them. */
export function peopleOf(content: Content) {
  const { people } = content.pages["home-8"].team;
  return linesOf(content.people, people, ({ person }) => person).map(({ line: { part }, entry }) => {
    const { slug, name, position, imgUrl, alt } = entry;
    return { slug, name, position, imgUrl, alt, part };
  });
}
