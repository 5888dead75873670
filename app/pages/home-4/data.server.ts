import type { Content } from "#model/content.server.ts";
import { linesOf } from "#model/fields/chosen-entries.server.ts";
import type { OwnBand } from "./words.server.ts";

export type ShownRooms = NonNullable<ReturnType<typeof prepareRooms>>;

interface Figure {
  value: string;
  label: string;
  proof?: string | undefined;
}

/** The rooms with the figures of their cases; undefined where none of these is published. */
export function prepareRooms({ rooms, ...words }: OwnBand<"before-after">, { cases }: Content) {
  const shown = linesOf(cases, rooms, (room) => room.case).map(({ line: { before, after, note }, entry }) => {
    const { slug, title, publisher, constraint, obstacle, measures } = entry;
    const figures: Record<"before" | "after", Figure[]> = { before: obstacle.figures, after: measures };
    return { slug, title, publisher, constraint, before, after, note, figures };
  });
  return shown.length > 0 ? { ...words, rooms: shown } : undefined;
}
