/** One line in the log. Words of the database or of a mail server may name people, so only codes of theirs are kept. */
export function reportFailure(what: string, error: unknown): void {
  console.error(`${what}: ${failureCode(error)}${place(error)}`);
}

/** What kind of failure it was, without anything that somebody typed. */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code, responseCode, errcode } = error as Failure;
  return [responseCode ?? errcode, code ?? error.name].filter(Boolean).join(" ");
}

type Failure = Error & { code?: string; responseCode?: number; errcode?: number };

/** Where a mistake of our own happened; the other side's failures have a code instead. */
function place(error: unknown): string {
  if (!(error instanceof Error) || (error as Failure).code) return "";
  return (
    error.stack
      ?.split("\n")
      .find((line) => /^\s+at /.test(line))
      ?.replace(/^\s+at/, " at") ?? ""
  );
}
