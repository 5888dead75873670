import { type SpawnOptions, spawnSync } from "node:child_process";
import { closeSync, cpSync, existsSync, openSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { countAloud } from "../cli/progress.ts";
import { runProgram } from "../tests/support/processes.ts";
import { wholeProject } from "../tests/support/project-copy.ts";
import { testSite } from "../tests/support/servers.ts";
import type { Proof } from "./run.ts";

const folder = join(import.meta.dirname, "mutants");

/** A fault put into the source, as `mutants/<name>.patch` describes it. */
interface Mutant {
  name: string;
  fault: string;
  /** The test that has to fail: its file, and part of its title. */
  file: string;
  title: string;
  patch: string;
  needsBuild: boolean;
}

interface TestFile {
  name: string;
  assertionResults: TestResult[];
}
interface TestResult {
  fullName: string;
  status: string;
  failureMessages: string[];
}

/** How the message of a test begins that saw something else than it expected, or waited for it in vain. */
const assertions = ["AssertionError: ", "Error: expected ", "TimeoutError: "];

// One of them: npm exec -c 'node prove/mutants.prove.ts wrong-price'
if (import.meta.main)
  for (const { claim, seen, holds } of await prove(process.argv.slice(2)))
    console.log(`${holds ? "holds" : "FAILS"}: ${claim}: ${seen}`);

/** Puts one fault after the other into a copy of the project and runs the test that has to notice it. */
export async function prove(names: readonly string[] = []): Promise<Proof[]> {
  const all = readMutants();
  const unknown = names.find((wanted) => !all.some(({ name }) => name === wanted));
  if (unknown) throw new Error(`There is no ${join(folder, unknown)}.patch`);
  const mutants = all.filter(({ name }) => names.length === 0 || names.includes(name));
  const root = wholeProject();
  console.log(`  in ${root}; what the tests say is in ${root}.log`);
  // A build of the same sources is not made again.
  if (existsSync(testSite.buildFolder))
    cpSync(testSite.buildFolder, join(root, testSite.buildFolder), { recursive: true });
  const before = await runTests(root, mutants);
  return await countAloud("faults", mutants.length, async (advance) => {
    const proofs: Proof[] = [];
    for (const mutant of mutants) {
      proofs.push(await tryMutant(root, mutant, resultsOf(mutant, before)));
      advance();
    }
    return proofs;
  });
}

/** Faults of the server come first: they need no build, and those of pages leave none that is fresh. */
function readMutants(): Mutant[] {
  const mutants = readdirSync(folder).map((file) => {
    const patch = join(folder, file);
    const text = readFileSync(patch, "utf8");
    const [, fault = "", test = "", title = ""] = /^Fault: (.+)\nCaught by: (\S+) -t "(.+)"\n/.exec(text) ?? [];
    if (!title) throw new Error(`${patch}: its first two lines must name the fault and the test`);
    const needsBuild = !text.includes("\ndiff --git a/server/");
    return { name: file.replace(".patch", ""), fault, file: test, title, patch, needsBuild };
  });
  return mutants.sort((one, other) => Number(one.needsBuild) - Number(other.needsBuild));
}

async function tryMutant(root: string, mutant: Mutant, before: readonly TestResult[]): Promise<Proof> {
  const { name, fault, file, title } = mutant;
  const proof = (seen: string, holds = false) => ({ claim: `\`${name}\`: ${fault}`, seen, holds });
  const place = `\`${file}\`, ${title}`;
  if (before.length === 0) return proof(`there is no such test: ${place}`);
  if (before.some(({ status }) => status !== "passed")) return proof(`the test fails without the fault: ${place}`);
  if (!patch(root, mutant)) return proof("did not apply");
  const results = resultsOf(mutant, await runTests(root, [mutant]));
  patch(root, mutant, "--reverse");
  const failed = results.filter(({ status }) => status === "failed").flatMap(({ failureMessages }) => failureMessages);
  if (failed.some((message) => assertions.some((start) => message.startsWith(start))))
    return proof(`caught by ${place}`, true);
  if (failed.length > 0) return proof(`broke, which says nothing: ${failed[0]?.split("\n")[0]}`);
  return proof(results.some(({ status }) => status === "passed") ? `SURVIVED ${place}` : "no test ran");
}

function patch(root: string, { patch: file }: Mutant, ...words: string[]): boolean {
  return spawnSync("git", ["apply", ...words, file], { cwd: root, stdio: "inherit" }).status === 0;
}

/** Runs the tests of these mutants, and no others of their files. */
async function runTests(root: string, mutants: readonly Mutant[]): Promise<TestFile[]> {
  const [report, log] = [`${root}.json`, openSync(`${root}.log`, "a")];
  rmSync(report, { force: true });
  const files = new Set(mutants.map(({ file }) => file));
  const titles = mutants.map(({ title }) => title).join("|");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { NODE_ENV: _, CONTENT_DIR: __, ...env } = process.env;
  const options = { cwd: root, env, stdio: ["ignore", log, log] } satisfies SpawnOptions;
  // It ends badly when a test fails; the report says which.
  await runProgram(
    join("node_modules", ".bin", "vitest"),
    ["run", ...reporters, ...files, "-t", titles],
    options,
  ).catch(() => {});
  closeSync(log);
  return existsSync(report) ? JSON.parse(readFileSync(report, "utf8")).testResults : [];
}

function resultsOf({ file, title }: Mutant, files: readonly TestFile[]): TestResult[] {
  const results = files.filter(({ name }) => name.endsWith(`/${file}`)).flatMap((found) => found.assertionResults);
  return results.filter(({ fullName }) => fullName.includes(title));
}
