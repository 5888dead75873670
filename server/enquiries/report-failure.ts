/** One line in the log. Words of the database or of a mail server may name people, so only codes of theirs are kept. */
export function reportFailure(what: string, error: unknown): void {
  console.error(`${what}: ${failureCode(error)}`);
}

/** What kind of failure it was, without anything that somebody typed. */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code, responseCode, errcode } = error as Error & { code?: string; responseCode?: number; errcode?: number };
  return [responseCode ?? errcode, code ?? error.name].filter(Boolean).join(" ");
}
