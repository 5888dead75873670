import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readCommand, refuse } from "../build-steps/command-line.ts";
import type { LedgerFact } from "../model/facts/ledger.server.ts";
import { nearestName } from "../model/fields/nearest-name.server.ts";
import { ContentError } from "../model/reading/content-error.server.ts";
import { expiryProblems } from "../model/reading/expiry.server.ts";
import { readContent } from "../model/reading/read-content.server.ts";
import { readBuildEnvironment } from "../server/env.ts";

const usage = `npm run facts                  every fact, where it is cited, and what runs out within 60 days
npm run facts -- crew-week     one fact, with each sentence that cites it`;

const { positionals } = readCommand(usage, {});
const { contentFolder, preview } = readBuildEnvironment(process.env);
const content = await readContent({ root: contentFolder, preview }).catch((error: unknown) => {
  if (error instanceof ContentError) return refuse(error.message);
  throw error;
});
const { facts } = content;
const [id] = positionals;
const wanted = facts.find((fact) => fact.id === id);
if (id && !wanted)
  refuse(
    `There is no fact "${id}"${nearestName(
      id,
      facts.map((fact) => fact.id),
    )}.`,
  );
console.log(wanted ? whole(wanted) : overview());

function overview(): string {
  const { expired, soon } = expiryProblems(content);
  const longest = Math.max(0, ...facts.map((fact) => fact.id.length));
  const rows = facts.map(({ id: name, figure, asOf, isPublic, files }) =>
    [name.padEnd(longest), figure, `as of ${asOf}`, isPublic ? "" : "not public", `cited in ${files.length}`]
      .filter(Boolean)
      .join("  "),
  );
  const ends = [...expired, ...soon].map(({ field, reason }) => `  ${field} ${reason.replace(/;.*/, "")}`);
  return [...rows, "", ends.length > 0 ? "Within 60 days:" : "Nothing runs out within 60 days.", ...ends].join("\n");
}

function whole(fact: LedgerFact): string {
  const { claim, source, asOf, until, by, leavesOut, files } = fact;
  const lines = { claim, counted: source, "as of": asOf, until, "answers for it": by, "leaves out": leavesOut };
  const said = Object.entries(lines).flatMap(([name, words]) => (words ? [`${name}: ${words}`] : []));
  return [...said, "", ...files.flatMap((file) => [file, ...sentencesIn(file, fact.id)])].join("\n");
}

/** The lines of a file that cite a fact, with their numbers. */
function sentencesIn(file: string, name: string): string[] {
  const cites = new RegExp(`\\{\\{\\s*${name}\\s*[:}]`);
  const lines = readFileSync(join(contentFolder, file), "utf8").split("\n");
  return lines.flatMap((line, index) => (cites.test(line) ? [`  ${index + 1}: ${line.trim()}`] : []));
}
