import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installEngines } from "../tools/engines.ts";
import { runProgram } from "./support/processes.ts";
import { type Check, runChecks } from "./support/run-checks.ts";

const usage = `npm test                 everything that CI runs
npm run test:quick       the half that needs no build: checks of the sources and unit tests
npm test -- tests/site/http.test.ts -t "a port in use"
                         only that file, and of it only tests with such a title; takes every option of Vitest`;

const bin = (name: string) => join("node_modules", ".bin", name);
/** Each counts as one test; longest first. */
const checks: Check[] = [
  { name: "types", commands: [[bin("tsc")]] },
  { name: "what nobody uses", commands: [[bin("knip")]] },
  { name: "format and lint", commands: [[bin("biome"), "ci"]] },
  { name: "spelling", commands: [[bin("cspell"), "lint", "--no-progress", "--no-summary", "--show-suggestions"]] },
  { name: "content", commands: [[process.execPath, "tools/check-content.ts"]] },
  { name: "what stands twice", commands: [[bin("jscpd")]] },
];

const words = process.argv.slice(2);
if (words.includes("--help")) console.log(usage);
else if (words[0] === "--quick") await run(checks, ["--project", "unit", ...words.slice(1)]);
else {
  if (words.length === 0) installEngines();
  await run(words.length === 0 ? checks : [], words);
}

/** Ends with one line that counts passed and failed. */
async function run(chosen: readonly Check[], wordsOfVitest: readonly string[]): Promise<void> {
  const startedAt = performance.now();
  // The checks of types and of unused parts both read the route types.
  if (chosen.length > 0) await runProgram(bin("react-router"), ["typegen"]);
  const passedChecks = await runChecks(chosen);
  const tests = await runTests(wordsOfVitest);
  const passed = passedChecks + tests.passed;
  const failed = chosen.length - passedChecks + tests.failed;
  console.log(`took ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && tests.passed > 0 ? 0 : 1;
}

async function runTests(wordsOfVitest: readonly string[]): Promise<{ passed: number; failed: number }> {
  const report = join(mkdtempSync(join(tmpdir(), "studio-site-report-")), "tests.json");
  // On a terminal Vitest shows its own progress.
  const progress = process.stdout.isTTY ? [] : [`--reporter=${join(import.meta.dirname, "support/progress.ts")}`];
  const reporters = ["--reporter=default", ...progress, "--reporter=json", `--outputFile.json=${report}`];
  const isWell = await runProgram(bin("vitest"), ["run", ...reporters, ...wordsOfVitest]).then(
    () => true,
    () => false,
  );
  const { numPassedTests, numFailedTests, numFailedTestSuites } = readReport(report);
  // A suite that could not even start has no failed test.
  const failedSuites = isWell || numFailedTests > 0 ? 0 : Math.max(1, numFailedTestSuites);
  return { passed: numPassedTests, failed: numFailedTests + failedSuites };
}

function readReport(file: string): { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number } {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numFailedTestSuites: 1 };
  }
}
