import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { answerToFailure } from "./answer-to-failure.ts";
import { SpliceError } from "./splice-yaml.ts";

/** What the embedded database throws on a full disk. */
function fullDisk(): Error {
  const database = new DatabaseSync(":memory:");
  database.exec("pragma max_page_count = 2; create table t (text)");
  try {
    for (;;) database.prepare("insert into t values (?)").run("x".repeat(4000));
  } catch (error) {
    return error as Error;
  } finally {
    database.close();
  }
}
const withCode = (code: string, message = "") => Object.assign(new Error(message), { code });
const parsed = z.string().safeParse(null).error ?? new Error("nothing was wrong");

test.each<[string, Error, number]>([
  ["a full disk of the embedded database", fullDisk(), 503],
  ["a full disk of the server", withCode("ENOSPC"), 503],
  ["a full disk of PostgreSQL", withCode("53100"), 503],
  ["a PostgreSQL that is away", withCode("ECONNREFUSED"), 503],
  ["a PostgreSQL that is too slow", new Error("timeout exceeded when trying to connect"), 503],
  ["a null character in PostgreSQL", withCode("22021"), 400],
  ["a body of another form", parsed, 400],
  ["a body that is not JSON", new SyntaxError("Unexpected token"), 400],
  ["an edit that a file cannot take", new SpliceError("not here"), 409],
  ["a fault of ours", new TypeError("x is undefined"), 500],
  ["a row that is there already", withCode("23505"), 500],
])("%s is answered as such", (_what, error, status) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  expect(answerToFailure(error).status).toBe(status);
  expect(log.mock.calls.length > 0).toBe(status >= 500);
});
