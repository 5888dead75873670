import { existsSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { readCommand, refuse } from "../cli/command-line.ts";
import { ContentError } from "../model/reading/content-error.server.ts";
import { readContent } from "../model/reading/read-content.server.ts";
import { projectFolder } from "../model/reading/site-folder.server.ts";
import { EnvError, readBuildEnvironment } from "../server/env.ts";
import { buildFolderOf } from "../server/release/release.ts";
import { type Answers, readAnswers } from "./adopt/answers.ts";
import { askAnswers } from "./adopt/ask.ts";
import { uncommitted } from "./adopt/git-state.ts";
import { checkBuild } from "./adopt/leftovers.ts";
import { carryOut, isSample, type Plan, planOf } from "./adopt/plan.ts";
import { siteFiles } from "./adopt/site-files.ts";

const usage = `npm run adopt -- "Brackwater Games"

Makes the site one's own: asks ten questions, writes the brand and a few entries to begin with, and removes the sample.

  --answers <file>   takes the answers from a YAML file (docs/rebrand.md) instead of asking
  --keep <n>         at most this many entries of each kind; without it two people, two cases, three posts, one of the others
  --dry-run          only says what would be written and removed
  --check            lists what the build still says of the sample; ends with 1 when there is something`;

const takenBackBy = "git checkout . && git clean -fd content brand public";

const { values, positionals } = readCommand(usage, {
  answers: { type: "string" },
  keep: { type: "string" },
  "dry-run": { type: "boolean", default: false },
  check: { type: "boolean", default: false },
});

try {
  const { contentFolder } = readBuildEnvironment(process.env);
  process.exitCode = values.check ? checkBuild() : await adopt(contentFolder);
} catch (error) {
  if (!(error instanceof ContentError || error instanceof EnvError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function adopt(root: string): Promise<number> {
  const keep = readKeep(values.keep);
  const [name, ...rest] = positionals.map((word) => word.trim());
  if (rest.length > 0) refuse(`Put the name into quotation marks: "${[name, ...rest].join(" ")}"`);
  const answers = values.answers ? readFileOf(values.answers, name) : await askAnswers(name);
  const { files, told } = await siteFiles(answers, keep);
  const plan = planOf(root, files);
  if (!isSample(root)) return sayAdopted(plan);
  if (values["dry-run"]) return sayWould(plan, told);
  refuseDirty(root, answers);
  carryOut(root, plan);
  sayDone(plan);
  if (root === projectFolder) removeBuilds();
  for (const sentence of told) console.log(sentence);
  await readContent({ root });
  console.log(`The content is sound. What comes next (docs/rebrand.md):
  npm run build && npm run adopt -- --check     builds the site and looks for what is still the sample's
  npm test                                      everything that CI runs
  npm run dev                                   shows the site while you write
To take it all back before you commit: ${takenBackBy}
Put your own words into content/site.yaml first; a page's words are in starter/content/pages/ and become yours when
you copy the file to content/pages/.`);
  return 0;
}

function readKeep(text: string | undefined): number {
  if (text === undefined) return Number.POSITIVE_INFINITY;
  if (!/^\d{1,3}$/.test(text)) refuse(`--keep: accepts a whole number from 0 to 999, not ${text}`);
  return Number(text);
}

function readFileOf(file: string, name: string | undefined): Answers {
  const read = readAnswers(resolve(file), name || undefined);
  if (Array.isArray(read)) throw new ContentError(read);
  return read;
}

/** A second run must not touch what the studio has written since. */
function sayAdopted({ writes, removals }: Plan): number {
  if (writes.size === 0 && removals.length === 0) {
    console.log("Nothing to change: the site was adopted with these answers.");
    return 0;
  }
  const differing = [...writes.keys()].map((file) => `  ${file}`).join("\n");
  console.log(`This site has been adopted: content/sample.yaml is gone, so these files are yours and stay unchanged.${
    differing && `\nFrom these answers, other files would be\n${differing}`
  }
Change content/ and brand/ by hand, or take the sample back with git and adopt once more (not committed yet: ${takenBackBy}).`);
  return 0;
}

function sayWould({ writes, removals }: Plan, told: readonly string[]): number {
  for (const [file, bytes] of writes) console.log(`would be written   ${file} (${bytes.length} bytes)`);
  for (const file of removals) console.log(`would be removed   ${file}`);
  console.log(`${writes.size} files to write, ${removals.length} to remove.`);
  for (const sentence of told) console.log(sentence);
  return 0;
}

function sayDone({ writes, removals }: Plan): void {
  for (const file of writes.keys()) console.log(`wrote ${file}`);
  console.log(`${writes.size} files written, ${removals.length} of the sample removed (git status names them).`);
}

/** A build keeps files of those before it, which were the sample's. */
function removeBuilds(): void {
  const folder = buildFolderOf(process.env);
  if (!existsSync(folder)) return;
  rmSync(folder, { recursive: true });
  console.log(`Earlier builds were the sample's: ${folder} is removed.`);
}

/** Only files in git are removed. */
function refuseDirty(root: string, { logo, mark }: Answers): void {
  const besides = [values.answers, logo, mark].flatMap((file) => (file ? [resolve(file)] : []));
  const changed = uncommitted(root, besides);
  if (!changed) console.log("Without git: what is removed now cannot be taken back.");
  const list = (changed ?? []).slice(0, 10).map((file) => `  ${file}`);
  if (list.length > 0)
    refuse(`Commit or stash first, so that git can show what adoption changes and take it back:\n${list.join("\n")}`);
}
