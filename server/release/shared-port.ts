/** Messages of a server to the process that owns its port. */
export type FromServer = { is: "serving" } | { is: "outdated" };

/** Its answers: another server has taken over, or none could start. */
export type ToServer = { do: "retire" } | { do: "stay" };

/** The variable by which servers of one machine's editor share what lets its browser in. */
export const localKey = "LOCAL_EDITING_KEY";

/** The connection to the process that owns the port. */
export interface SharedPort {
  /** Equal for all servers of one `npm run edit`. */
  key: string;
  /** Whether another served before this one. */
  isFirst: boolean;
  /** This server listens. */
  serving: () => void;
  /** Asks for a server on the release that is current now, which takes the place of this one; rejects if it cannot start. */
  next: () => Promise<never>;
}

/** @returns undefined if this process owns its port */
export function openSharedPort(retire: () => void): SharedPort | undefined {
  const given = process.env[localKey];
  if (!given) return undefined;
  // Nothing that is started from here needs it.
  delete process.env[localKey];
  let refused: ((error: Error) => void) | undefined;
  process.on("message", (message: ToServer) => {
    if (message.do === "retire") retire();
    else refused?.(new Error("the new release could not start; the previous one continues"));
  });
  const tell = (message: FromServer) => void process.send?.(message);
  return {
    key: given.replace(/\.$/, ""),
    isFirst: !given.endsWith("."),
    serving: () => tell({ is: "serving" }),
    next: () =>
      new Promise((_, reject) => {
        refused = reject;
        tell({ is: "outdated" });
      }),
  };
}
