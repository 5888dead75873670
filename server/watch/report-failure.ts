/** One line in the log. Words of the database or of a mail server may name people, so only codes of theirs are kept. */
export function reportFailure(what: string, error: unknown): void {
  console.error(`${what}: ${failureCode(error)}${place(error)}`);
}

/** What kind of failure it was, without anything that somebody typed. */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code, responseCode, errcode, errstr } = error as Failure;
  const number = responseCode ?? errcode;
  const named = [number, code ?? error.name].filter(Boolean).join(" ");
  const words = plainWords[code ?? ""] ?? plainWords[errcode ?? ""] ?? errstr;
  return words ? `${words} (${named})` : named;
}

/** What an operator can put right at once: codes of the system, of PostgreSQL and of SQLite. */
const plainWords: Record<string, string> = {
  ENOSPC: "disk full",
  "53100": "disk full",
  13: "disk full",
  "28P01": "wrong password",
  "3D000": "no such database",
};

/** `errstr` is what SQLite says of the number, never of a statement or a value. */
type Failure = Error & { code?: string; responseCode?: number; errcode?: number; errstr?: string };

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
