/** Logs one line. Error messages of the database or a mail server may name people, so only their codes are kept. */
export function reportFailure(what: string, error: unknown): void {
  console.error(`${what}: ${failureCode(error)}${place(error)}`);
}

/** What fails in a promise that nobody waits for is logged and does not end the process, which serves others. */
export function keepServing(): void {
  process.on("unhandledRejection", (error) => reportFailure("Something failed that nobody waited for", error));
}

/** The kind of failure, without anything that a visitor typed. */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code, responseCode, errcode, errstr } = error as Failure;
  const number = responseCode ?? errcode;
  const named = [number, code ?? error.name].filter(Boolean).join(" ");
  const words = plainWords[code ?? ""] ?? plainWords[errcode ?? ""] ?? errstr;
  return words ? `${words} (${named})` : named;
}

/** What an operator can fix at once: codes of the system, PostgreSQL and SQLite. */
const plainWords: Record<string, string> = {
  ENOSPC: "disk full",
  "53100": "disk full",
  13: "disk full",
  "28P01": "wrong password",
  "3D000": "no such database",
};

/** `errstr` is SQLite's text for the error code, never part of a statement or value. */
type Failure = Error & { code?: string; responseCode?: number; errcode?: number; errstr?: string };

/** Where a bug of our own is; remote failures have a code instead. */
function place(error: unknown): string {
  if (!(error instanceof Error) || (error as Failure).code) return "";
  return (
    error.stack
      ?.split("\n")
      .find((line) => /^\s+at /.test(line))
      ?.replace(/^\s+at/, " at") ?? ""
  );
}
