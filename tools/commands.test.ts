import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const commands = ["tools/shots.ts", "prove/run.ts", "bench/run.ts", "art/make.ts", "tests/run.ts"].concat(
  ...["build-steps/build.ts", "build-steps/export.ts", "tools/new.ts", "tools/adopt.ts", "tools/translate.ts"],
  "server/staff/main.ts",
);
const run = (...words: string[]) => spawnSync(process.execPath, words, { encoding: "utf8" });

test.each(commands)("%s says what it does when it is asked for help, and does nothing", (file) => {
  const { status, stdout, stderr } = run(file, "--help");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(/npm (run|test)/);
});

test.each([
  ["tools/shots.ts", "--nope"],
  ["tools/shots.ts", "--widths", "wide"],
  ["bench/run.ts", "nothing"],
  ["prove/run.ts", "--nope"],
  ["tools/translate.ts", "nothing"],
])("%s with %s is refused with one line", (...words) => {
  const { status, stderr } = run(...words);
  expect(status).toBe(2);
  expect(stderr).toMatch(/^[^\n]+\n$/);
});
