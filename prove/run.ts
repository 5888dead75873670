import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readCommand, refuse } from "../cli/command-line.ts";
import { runProgram } from "../tests/support/processes.ts";
import { reportFolder } from "../tools/reports.ts";
import { proofs as known, suites } from "./suites.ts";

/** One of the documents' claims, tested at length. */
export interface Proof {
  claim: string;
  /** What was observed, with its numbers. */
  seen: string;
  holds: boolean;
}

/** A file `prove/<name>.prove.ts` exports `prove`, which tests and returns what it observed. */
interface ProofFile {
  prove: () => Promise<Proof[]>;
}

const reportFile = join(import.meta.dirname, "..", "docs", "proof.md");
const files = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".prove.ts"))
  .map((file) => file.replace(".prove.ts", ""));
const names = [...new Set([...files, ...Object.keys(suites)])].sort();
const list = names.map((name) => {
  const { shows = "", minutes = 0 } = known[name] ?? {};
  return `  ${name.padEnd(14)} ${String(minutes).padStart(3)} min  ${shows}`;
});
const usage = `npm run prove -- [name …]

Tries claims of the documents at length, writes what was seen to docs/proof.md and prints a table. Without a name, all:
${list.join("\n")}`;
const wanted = readCommand(usage, {}).positionals;
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) refuse(`There is no proof ${unknown.join(", ")}; there are: ${names.join(", ")}.`);

const rows: string[] = [];
for (const name of names.filter((each) => wanted.length === 0 || wanted.includes(each))) {
  console.log(`${name}: ${known[name]?.shows}; some ${known[name]?.minutes} minutes`);
  const startedAt = performance.now();
  const proofs = [...(await runSuite(name)), ...(await runFile(name))];
  for (const { claim, seen, holds } of proofs) console.log(`${holds ? "holds" : "FAILS"}: ${claim}: ${seen}`);
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  const failed = proofs.filter(({ holds }) => !holds).length;
  rows.push(`${name.padEnd(14)} ${failed === 0 ? "holds" : `${failed} FAIL`}  ${minutes} min  ${proofs.length} claims`);
  if (failed > 0) process.exitCode = 1;
  report(name, proofs, minutes);
}
console.log(rows.join("\n"));

async function runFile(name: string): Promise<Proof[]> {
  if (!files.includes(name)) return [];
  const { prove }: ProofFile = await import(join(import.meta.dirname, `${name}.prove.ts`));
  return prove();
}

/** Test files; the run's report tells what passed. */
async function runSuite(name: string): Promise<Proof[]> {
  const suite = suites[name];
  if (!suite) return [];
  const file = join(reportFolder, `prove-${name}.json`);
  mkdirSync(reportFolder, { recursive: true });
  const words = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`, ...suite.words];
  const env = { ...process.env, ...(suite.isOnSample && { SITE: "sample" }) };
  const isWell = await runProgram(join("node_modules", ".bin", "vitest"), words, { env }).then(
    () => true,
    () => false,
  );
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(file, "utf8"));
  const seen = `${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`;
  return [{ claim: `Tests in ${suite.words.slice(2).join(", ") || "prove/sources"}`, seen, holds: isWell }];
}

/** Replaces this proof's part of the report; the others ran for hours of their own, on their own days. */
function report(name: string, proofs: readonly Proof[], minutes: string): void {
  const written = existsSync(reportFile) ? readFileSync(reportFile, "utf8") : "";
  const parts = new Map(
    written
      .split(/^(?=## )/m)
      .slice(1)
      .map((part) => [/^## (\S+)/.exec(part)?.[1] ?? "", part.trim()]),
  );
  const rowsOfPart = proofs.map(({ claim, seen, holds }) => `| ${claim} | ${seen} | ${holds ? "yes" : "**no**"} |`);
  const day = new Date().toISOString().slice(0, 10);
  const head = `## ${name} (${day}, ${minutes} minutes)`;
  parts.set(name, [head, "", "| Claim | Seen | Holds |", "|---|---|---|", ...rowsOfPart].join("\n"));
  const kept = names.flatMap((each) => parts.get(each) ?? []);
  mkdirSync(join(reportFile, ".."), { recursive: true });
  writeFileSync(reportFile, `${["# Proof", "Written by `npm run prove`.", ...kept].join("\n\n")}\n`);
}
