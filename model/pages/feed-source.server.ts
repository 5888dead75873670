import type { Content } from "../content.server.ts";
import type { triedCauses } from "./feed-trial-words.server.ts";

export type Feed = ReturnType<typeof feedOf>;

/** What can be tried: the path with its times, a viewer's screen, and what the feed says when scouts fall silent. */
export function feedOf(content: Content) {
  const { passes, failures } = content.pages["sports-and-data-solutions"];
  const sum = (list: readonly { ms: number }[]) => list.reduce((all, { ms }) => all + ms, 0);
  const rowOf = (cause: (typeof triedCauses)[number]) => {
    const row = failures.rows.find((one) => one.cause === cause);
    return row && { flaggedMs: row.flaggedTenths * 100, sends: row.sends, shows: row.shows };
  };
  return {
    words: failures.trial,
    pathMs: sum(passes.players),
    edgeMs: sum(passes.players.slice(-2)),
    one: rowOf("one-silent"),
    none: rowOf("both-silent"),
  };
}
