import type { Content } from "../content.server.ts";
import type { triedCauses } from "./feed-trial-words.server.ts";

export type Feed = ReturnType<typeof feedOf>;

/** What both pages try: the path with its times, a viewer's screen, and what the feed says when scouts fall silent. */
export function feedOf(content: Content, page: "home-5" | "sports-and-data-solutions") {
  const { latency, failure } = content.pages["home-5"];
  const { passes, failures } = content.pages["sports-and-data-solutions"];
  const times = page === "home-5" ? latency.parts : passes.players;
  const sum = (list: readonly { ms: number }[]) => list.reduce((all, { ms }) => all + ms, 0);
  const rowOf = (cause: (typeof triedCauses)[number]) => {
    const row = failures.rows.find((one) => one.cause === cause);
    return row && { flaggedMs: row.flaggedTenths * 100, sends: row.sends, shows: row.shows };
  };
  return {
    words: page === "home-5" ? failure.trial : failures.trial,
    screen: failure.screen,
    pathMs: sum(times),
    edgeMs: sum(times.slice(-2)),
    one: rowOf("one-silent"),
    none: rowOf("both-silent"),
  };
}
