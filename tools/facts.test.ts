import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { fixtureSite } from "../tests/support/fixture-site.ts";

function factsOf(...words: string[]) {
  const env = { ...process.env, CONTENT_DIR: fixtureSite, TODAY: "2026-11-22" };
  return spawnSync(process.execPath, ["tools/facts.ts", ...words], { encoding: "utf8", env });
}

test("all facts are listed with their figures, the files that cite them, and what has run out", () => {
  const { status, stdout } = factsOf();
  expect(status).toBe(0);
  expect(stdout).toMatch(/^kettles +600\skettles {2}as of 2020-01-02 {2}cited in .*\bshowroom\b/m);
  expect(stdout).toMatch(/^scout +€935 {2}as of 2024-05-06 {2}not public {2}cited nowhere$/m);
  expect(stdout).toMatch(/^paper-security +Locked .* cited in pages\/papers$/m);
  expect(stdout).toMatch(/Within 60 days:\n {2}rivers-mapped /);
});

test("one fact is listed with each line that cites it, and the facts calculated from it", () => {
  const { status, stdout } = factsOf("saddle-week");
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /^claim: A saddle costs €4,310 to €5,170 a week\.\ncounted: The price list of the day\.\nas of: /,
  );
  expect(stdout).toMatch(
    /^content\/facts\/counted\.yaml\n {2}\d+: value: "\{\{saddle-week\}\} \* 6 weeks.*\(saddle-season\)$/m,
  );
});

test("an unknown fact is refused with the nearest name", () => {
  const { status, stderr } = factsOf("saddle-weak");
  expect([status, stderr]).toEqual([2, 'There is no fact "saddle-weak"; did you mean "saddle-week"?\n']);
});
