import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findProgram } from "../cli/programs.ts";
import { missingCases } from "../tools/cases.ts";
import { installEngines } from "../tools/engines.ts";
import { reportFolder } from "../tools/reports.ts";
import { fixtureSiteFault } from "./support/fixture-site-fault.ts";
import { nginxProgram } from "./support/nginx.ts";
import { runProgram } from "./support/processes.ts";
import { type Check, runChecks } from "./support/run-checks.ts";
import { buildSite } from "./support/servers.ts";

const usage = `npm test                 everything that CI runs
npm run test:quick       the half that needs no build: checks of the sources and unit tests
npm test -- tests/site/http.test.ts -t "a port in use"
                         only that file, and of it only tests with such a title; takes every option of Vitest`;

const bin = (name: string) => join("node_modules", ".bin", name);
/** Each counts as one test; longest first. */
const checks: Check[] = [
  { name: "types", commands: [[bin("tsc")]] },
  { name: "unused code", commands: [[bin("knip")]] },
  { name: "format and lint", commands: [[bin("biome"), "ci"]] },
  { name: "spelling", commands: [[bin("cspell"), "lint", "--no-progress", "--no-summary", "--show-suggestions"]] },
  { name: "content", commands: [[process.execPath, "tools/check-content.ts"]] },
  { name: "duplicated code", commands: [[bin("jscpd")]] },
];

interface Counts {
  passed: number;
  failed: number;
}

const words = process.argv.slice(2);
const startedAt = performance.now();
if (words.includes("--help")) console.log(usage);
// Most tests run on that site, and each would fail for the same reason.
else if ((words.length === 0 || words[0] === "--quick") && (await tellFixtureSiteFault())) process.exitCode = 1;
else if (words[0] === "--quick") finish(await runQuickly(words.slice(1)));
else if (words.length > 0) finish([await runTests("chosen", words)]);
else await runAll();

async function tellFixtureSiteFault(): Promise<boolean> {
  const fault = await fixtureSiteFault();
  if (fault) console.log(fault);
  return fault !== undefined;
}

/** The build takes one core while checks and unit tests take the other; then come server and browsers. */
async function runAll(): Promise<void> {
  installEngines();
  findProgram(nginxProgram);
  await prepareTypes();
  const building = buildSite().then(
    () => true,
    () => false,
  );
  const quick = await runQuickly([], { isPrepared: true });
  const isBuilt = await building;
  const site = isBuilt ? await runTests("site", ["--project", "site"]) : { passed: 0, failed: 1 };
  finish([...quick, site, ...(isBuilt ? [checkCases()] : [])]);
}

/** Each numbered case has a test that passed, here or in a proof. */
function checkCases(): Counts {
  const missing = missingCases(["unit.json", "site.json"]);
  if (missing.length === 0) return { passed: 1, failed: 0 };
  console.log(`No test that passed names ${missing.join(", ")} (docs/contract.md, docs/testing.md).`);
  return { passed: 0, failed: 1 };
}

/** Checks of the sources, then unit tests. */
async function runQuickly(further: readonly string[], { isPrepared = false } = {}): Promise<Counts[]> {
  if (!isPrepared) await prepareTypes();
  const passed = await runChecks(checks);
  return [{ passed, failed: checks.length - passed }, await runTests("unit", ["--project", "unit", ...further])];
}

/** The checks of types and of unused code both read the route types. */
function prepareTypes(): Promise<void> {
  return runProgram(bin("react-router"), ["typegen"]);
}

function finish(counts: readonly Counts[]): void {
  const sum = (key: keyof Counts) => counts.reduce((all, count) => all + count[key], 0);
  console.log(`took ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes`);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = sum("failed") === 0 && sum("passed") > 0 ? 0 : 1;
}

async function runTests(name: string, wordsOfVitest: readonly string[]): Promise<Counts> {
  mkdirSync(reportFolder, { recursive: true });
  const report = join(reportFolder, `${name}.json`);
  rmSync(report, { force: true });
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
