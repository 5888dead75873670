import type { OwnBand } from "./words.server.ts";

export type ShownFailures = ReturnType<typeof prepareFailures>;
export type Feed = ShownFailures["feed"];

/** The faults, and what can be tried of them: what the feed says when one match scout or both fall silent. */
export function prepareFailures({ trial, ...words }: OwnBand<"failures">) {
  const rowOf = (cause: string) => {
    const row = words.rows.find((one) => one.cause === cause);
    return row && { flaggedMs: row.flaggedTenths * 100, sends: row.sends, shows: row.shows };
  };
  const { pathMs, edgeMs } = trial;
  return { ...words, feed: { words: trial, pathMs, edgeMs, one: rowOf("one-silent"), none: rowOf("both-silent") } };
}
