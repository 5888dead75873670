import { expect, test } from "vitest";
import { createLog, logRequests, takeConsole } from "./log.ts";
import type { Done } from "./watch-requests.ts";

const done: Done = {
  ...{ id: "0123456789abcdef", method: "GET", target: "/x?k=secret", status: 200, ms: 1.26, bytes: 512 },
  isAborted: false,
};

function open(level: Parameters<typeof createLog>[0] = "info") {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line));
  const log = createLog(level, { write });
  const request = logRequests(level, write, (target) => target.split("?")[0] ?? "");
  return { lines, log, request: (done: Done) => request?.(done) };
}

test("a request is one line that names neither query nor visitor", () => {
  const { lines, request } = open();
  request(done);
  expect(lines).toEqual([
    {
      ...{ level: "info", time: expect.stringMatching(/^\d{4}-.*Z$/), id: done.id, method: "GET", path: "/x" },
      ...{ status: 200, ms: 1.3, bytes: 512 },
    },
  ]);
});

test("what we failed is an error, what the visitor left says so, and the level decides what is written", () => {
  const { lines, request } = open();
  request({ ...done, status: 503 });
  request({ ...done, isAborted: true });
  expect(lines).toMatchObject([
    { level: "error", status: 503 },
    { level: "info", aborted: true },
  ]);
  const quiet = open("error");
  quiet.request(done);
  quiet.request({ ...done, status: 500 });
  expect(quiet.lines).toMatchObject([{ status: 500 }]);
  const silent = open("silent");
  silent.request({ ...done, status: 500 });
  expect(silent.lines).toEqual([]);
});

test("an error of ours is written once with its words and its place, one that quotes others without its words", () => {
  const { lines, log } = open();
  const before = { ...console };
  takeConsole(log);
  try {
    console.error(new Error("unknown middleware"));
    console.error(
      Object.assign(new Error("Key (email)=(ada@example.com)"), { code: "23505", detail: "ada@example.com" }),
    );
    console.error(new SyntaxError("Unexpected token 'a', \"ada@example.com\""));
    console.warn("The disk is", 99, "% full");
  } finally {
    Object.assign(console, before);
  }
  expect(lines).toMatchObject([
    { level: "error", err: { message: "unknown middleware", stack: expect.stringContaining("log.test.ts") } },
    { level: "error", err: { code: "23505", stack: expect.stringContaining("log.test.ts") } },
    { level: "error", err: { type: "SyntaxError" } },
    { level: "warn", msg: "The disk is 99 % full" },
  ]);
  expect(JSON.stringify(lines)).not.toContain("ada@");
});
