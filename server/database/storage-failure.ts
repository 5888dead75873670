/** SQLite's codes (https://www.sqlite.org/rescode.html): busy, read-only, disk error, disk full, cannot open. */
const ofSqlite = new Set([5, 8, 10, 13, 14]);
const ofSystem = new Set(["ENOSPC", "EDQUOT", "EROFS", "EIO", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "EPIPE"]);
/** PostgreSQL's classes: connection, resources, operator; and a server that only reads. */
const ofPostgres = /^(08|53|57|25006)/;
const lostConnection = /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/;
/** A text that the database cannot hold, such as one with a null character. */
const unstorableText = new Set(["22021", "22P05"]);

type Failure = Error & { code?: unknown; errcode?: unknown };

/** Whether a failure says that nothing can be stored just now: the disk is full, or the database is away. */
export function cannotStore(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode, message } = error as Failure;
  if (typeof errcode === "number") return ofSqlite.has(errcode & 0xff);
  if (typeof code !== "string") return lostConnection.test(message);
  return ofSystem.has(code) || (code.length === 5 && ofPostgres.test(code));
}

/** Whether the database refused a text because of its characters. */
export function isUnstorableText(error: unknown): boolean {
  return error instanceof Error && unstorableText.has(String((error as Failure).code));
}
