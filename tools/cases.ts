import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { reportFolder } from "./reports.ts";

const contractFile = "docs/contract.md";
const documentFile = "docs/testing.md";
const [begin, end] = ["<!-- cases: written by tools/cases.ts -->", "<!-- end of cases -->"];

interface Row {
  id: string;
  /** File and title of a test that passed. */
  test: string;
  /** The command that ran it: `npm test` or `npm run prove -- releases`. */
  ranBy: string;
}

interface Report {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

/** The ids of the numbered cases, in their order. */
export function caseIds(): string[] {
  return [...readFileSync(contractFile, "utf8").matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map(([, id = ""]) => id);
}

/**
 * The tests that passed, by the ids that their titles begin with. A test without an assertion fails (`vitest.config.ts`),
 * so one that passed has asserted.
 */
function passedIn(name: string): Row[] {
  const report: Report = JSON.parse(readFileSync(join(reportFolder, name), "utf8"));
  const ranBy = name.startsWith("prove-") ? `npm run prove -- ${name.slice(6, -5)}` : "npm test";
  return report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "passed")
      .flatMap(({ fullName }) =>
        [...fullName.matchAll(/\b[A-Z]+-\d+\b/g)].map(([id]) => ({
          ...{ id, ranBy },
          test: `${file.slice(process.cwd().length + 1)}: ${fullName.replace(/(\b[A-Z]+-\d+ )+/, "").trim()}`,
        })),
      ),
  );
}

/** The rows of the table in `docs/testing.md`. */
function writtenRows(): Row[] {
  const table = readFileSync(documentFile, "utf8").split(begin)[1]?.split(end)[0] ?? "";
  return [...table.matchAll(/^\| ([A-Z]+-\d+) \| (.*) \| `(.*)` \|$/gm)].map(([, id = "", test = "", ranBy = ""]) => ({
    ...{ id, test, ranBy },
  }));
}

/** Cases for which no test of these reports passed, unless the table says that a proof ran them. */
export function missingCases(reports: readonly string[]): string[] {
  const passed = new Set(reports.flatMap(passedIn).map(({ id }) => id));
  const proved = new Set(writtenRows().flatMap(({ id, ranBy }) => (ranBy === "npm test" ? [] : [id])));
  return caseIds().filter((id) => !passed.has(id) && !proved.has(id));
}

/** Writes the table from the reports of the last runs; cases that only a proof ran before keep their row. */
function writeTable(): string[] {
  const reports = readdirSync(reportFolder).filter((name) => /^(unit|site|prove-.*)\.json$/.test(name));
  const rows = [...reports.flatMap(passedIn), ...writtenRows().filter(({ ranBy }) => ranBy !== "npm test")];
  const chosen = caseIds().map((id) => {
    const all = rows.filter((row) => row.id === id);
    return all.find(({ ranBy }) => ranBy === "npm test") ?? all[0] ?? { id, test: "**no test**", ranBy: "nothing" };
  });
  const lines = chosen.map(({ id, test, ranBy }) => `| ${id} | ${test.replaceAll("|", "/")} | \`${ranBy}\` |`);
  const table = [begin, "", "| Case | Test | Ran by |", "|---|---|---|", ...lines, "", end].join("\n");
  const written = readFileSync(documentFile, "utf8");
  const [before = "", rest = ""] = written.split(begin);
  writeFileSync(documentFile, before + table + (rest.split(end)[1] ?? "\n"));
  return chosen.filter(({ ranBy }) => ranBy === "nothing").map(({ id }) => id);
}

if (import.meta.main) {
  const missing = writeTable();
  if (missing.length > 0) console.error(`No test of a last run names ${missing.join(", ")}.`);
  process.exitCode = missing.length > 0 ? 1 : 0;
}
