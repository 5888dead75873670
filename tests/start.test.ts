import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

let holder: Server;
let taken: string;

beforeAll(async () => {
  holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  taken = String((holder.address() as AddressInfo).port);
});
afterAll(() => void holder.close());

const programs = ["build-steps/start.ts", "build-steps/edit.ts", "server/main.ts", "server/main.ts --dev"];

/** Starts a program where nothing can be built, so that it ends in any case. */
function start(words: readonly string[], wrong: NodeJS.ProcessEnv) {
  const { NODE_ENV: _, ...env } = process.env;
  const folders = { DATA_DIR: mkdtempSync(join(tmpdir(), "studio-site-start-")), BUILD_FOLDER: "/dev/null/build" };
  const ours = { ...env, HOST: "127.0.0.1", PORT: "0", ...folders, ...wrong };
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { env: ours, encoding: "utf8" });
  return { status, output: stdout + stderr };
}

test.each(programs)("a port in use is reported before %s builds or loads anything", (program) => {
  const line = /^PORT: \d+ is in use; [^\n]*\n$/;
  expect(start(program.split(" "), { PORT: taken })).toEqual({ status: 1, output: expect.stringMatching(line) });
});

const wrongStarts: [NodeJS.ProcessEnv, RegExp][] = [
  [{ PORT: "eighty", LOG_LEVEL: "loud" }, /^PORT: accepts [^\n]*\nLOG_LEVEL: accepts [^\n]*\n$/],
  [{ PORT: "4820", METRICS_PORT: "4820" }, /^METRICS_PORT: accepts another port than PORT[^\n]*\n$/],
  [{ DATA_DIR: "/dev/null/data" }, /^DATA_DIR: the folder [^\n]* cannot be written[^\n]*\n$/],
  [{}, /^BUILD_FOLDER: the folder \/dev\/null\/build cannot be written[^\n]*\n$/],
];

test.each(wrongStarts)("a start with %o ends in one line, without a build", (wrong, line) => {
  expect(start(["build-steps/start.ts"], wrong)).toEqual({ status: 1, output: expect.stringMatching(line) });
});

test("a port for metrics that is in use is named as that", () => {
  const line = /^METRICS_PORT: \d+ is in use; [^\n]*\n$/;
  expect(start(["build-steps/start.ts"], { METRICS_PORT: taken }).output).toMatch(line);
});

test("warns of a misspelt setting, and the start goes on", () => {
  const { output } = start(["build-steps/start.ts"], {
    RATELIMIT: "9",
    METRIC_PORT: "1",
    HOSTS: "x",
    MAIL: "/var/mail/x",
  });
  expect(output.split("\n").slice(0, -2)).toEqual([
    "RATELIMIT has no effect; did you mean RATE_LIMIT?",
    "METRIC_PORT has no effect; did you mean METRICS_PORT?",
  ]);
});
