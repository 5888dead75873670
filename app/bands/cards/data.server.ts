import type { Content } from "#model/content.server.ts";
import { listedCards } from "../entries.server.ts";
import type { Shown } from "../shown-foot.server.ts";
import type { Words } from "./words.server.ts";

export type ShownCardsBand = Shown<NonNullable<ReturnType<typeof prepare>>>;

/** The cards with the words of their entries; undefined without any. */
export function prepare(words: Words, content: Content) {
  const items = listedCards(words, content);
  return items.length + words.groups.length > 0 ? { ...words, items } : undefined;
}
