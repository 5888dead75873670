import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { readCommand, refuse } from "../cli/command-line.ts";
import { EnvError, readBuildEnvironment } from "../server/env.ts";
import { uncommitted } from "./adopt/git-state.ts";
import { migrations } from "./migrations/migrations.ts";
import { OldPage } from "./migrations/old-page.ts";

const usage = `npm run migrate

Brings the content of a site up to this version of the software: pages of older versions become lists of bands.
A second run changes nothing. What has no place in the new page is listed and stays in git's history.

  --root <folder>   the folder that holds content/ (CONTENT_DIR, else here)
  --help            these lines`;

const { values, positionals } = readCommand(usage, { root: { type: "string" } });
if (positionals.length > 0)
  refuse(`${positionals.join(" ")} is not an argument of this command; --help lists what it accepts.`);

try {
  process.exitCode = migrate(values.root ?? readBuildEnvironment(process.env).contentFolder);
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function migrate(root: string): number {
  const old = Object.keys(migrations)
    .map((page) => ({ page, file: `content/pages/${page}.yaml` }))
    .filter(({ file }) => existsSync(join(root, file)) && isOld(readFileSync(join(root, file), "utf8")));
  if (old.length === 0) {
    console.log("Nothing to do: every page is a list of bands already, or one that this version does not change.");
    return 0;
  }
  const changed = uncommitted(root, []);
  if (changed === undefined) return refused("The folder is not a git checkout, so nothing could be taken back.");
  if (changed.length > 0) return refused(`Commit or discard these first: ${changed.join(", ")}.`);
  for (const { page, file } of old) {
    const document = parseDocument(readFileSync(join(root, file), "utf8"));
    const [fault] = document.errors;
    if (fault) return refused(`${file} cannot be read as YAML: ${fault.message}`);
    const before = new OldPage(document);
    migrations[page]?.(before);
    const left = before.finish();
    writeFileSync(join(root, file), document.toString({ lineWidth: 120 }));
    console.log(`${file} is a list of bands now.${left.length > 0 ? " These words have no place in it:" : ""}`);
    for (const words of left) console.log(`  ${words}`);
  }
  console.log("Now run: npm run content");
  return 0;
}

function isOld(text: string): boolean {
  return !parseDocument(text).has("bands");
}

function refused(reason: string): number {
  console.error(reason);
  return 1;
}
