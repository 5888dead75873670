import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installEngines } from "../tools/engines.ts";

/** Everything that CI runs, in order; each step counts as one test, the tests by themselves. Ends with one plain line. */
const report = join(mkdtempSync(join(tmpdir(), "lodewright-report-")), "tests.json");
const bin = (name: string) => join("node_modules", ".bin", name);
const steps: [string, string[]][] = [
  [bin("biome"), ["ci"]],
  [bin("react-router"), ["typegen"]],
  [bin("tsc"), []],
  [process.execPath, ["model/check.ts"]],
  [bin("cspell"), ["lint", "--no-progress", "--no-summary", "--show-suggestions"]],
  [bin("knip"), []],
  [bin("jscpd"), []],
];

installEngines();
let passed = 0;
let failed = 0;
for (const [command, parameters] of steps) {
  console.log(`> ${command} ${parameters.join(" ")}`);
  const { status } = spawnSync(command, parameters, { stdio: "inherit", env: { ...process.env, FIXTURES: "1" } });
  if (status === 0) passed++;
  else failed++;
}

const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
const run = spawnSync(bin("vitest"), ["run", ...reporters, ...process.argv.slice(2)], { stdio: "inherit" });
const { numPassedTests, numFailedTests, numFailedTestSuites } = readReport(report);
passed += numPassedTests;
failed += numFailedTests;
// A suite that could not even start holds no failed test.
if (run.status !== 0 && numFailedTests === 0) failed += Math.max(1, numFailedTestSuites);

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && numPassedTests > 0 ? 0 : 1;

function readReport(file: string): { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number } {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numFailedTestSuites: 1 };
  }
}
