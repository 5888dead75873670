import type { Content } from "#model/content.server.ts";
import { upcomingSlots } from "#model/pages/upcoming-slots.server.ts";
import { shownQuotes } from "../entries.server.ts";
import type { Shown } from "../shown-foot.server.ts";
import type { Words } from "./words.server.ts";

export type ShownCall = Shown<ReturnType<typeof prepare>>;

/** The call with the words of its client, and the next days on which its times can be booked. */
export function prepare({ quote, slots, ...words }: Words, content: Content) {
  return {
    ...words,
    quote: quote === undefined ? undefined : shownQuotes([quote], content)[0],
    slots: upcomingSlots(slots, words.action.url, content),
  };
}
