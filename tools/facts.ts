import { readCommand, refuse } from "../cli/command-line.ts";
import type { LedgerFact } from "../model/facts/ledger.server.ts";
import { nearestName } from "../model/fields/nearest-name.server.ts";
import { ContentError } from "../model/reading/content-error.server.ts";
import { readText } from "../model/reading/content-files.server.ts";
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
    )}`,
  );
console.log(wanted ? whole(wanted) : overview());

function overview(): string {
  const { expired, soon } = expiryProblems(content);
  const longest = Math.max(0, ...facts.map((fact) => fact.id.length));
  const rows = facts.map(({ id: name, figure, asOf, isPublic, files, asked }) =>
    [
      name.padEnd(longest),
      figure,
      `as of ${asOf}`,
      isPublic ? "" : "not public",
      placesOf([...files, ...(asked ? ["content/pages/papers.yaml"] : [])]),
    ]
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
  const places = files.flatMap((file) => [file, ...linesOf(file, leadsTo(fact.id)).map(({ said: line }) => line)]);
  return [...said, "", ...places, ...workedOutFrom(fact)].join("\n");
}

/** The files that cite a fact, by their shortest names. */
function placesOf(files: readonly string[]): string {
  const names = files.map((file) => file.replaceAll(/^content\/|\.(yaml|md)$/g, ""));
  return names.length > 0 ? `cited in ${names.join(", ")}` : "cited nowhere";
}

/** The lines of other facts that are worked out from a fact, or say it. */
function workedOutFrom({ id: name }: LedgerFact): string[] {
  return [...new Set(facts.map(({ file }) => file))].flatMap((file) => {
    const others = linesOf(file, citing(name)).filter(({ entry }) => entry !== name);
    return others.length > 0 ? [file, ...others.map(({ entry, said: line }) => `${line}  (${entry})`)] : [];
  });
}

function citing(name: string): RegExp {
  return new RegExp(`\\{\\{\\s*${name}\\s*[:}]`);
}

/** Cites a fact, or leads to its row of the ledger. */
function leadsTo(name: string): RegExp {
  return new RegExp(`${citing(name).source}|/proof#${name}\\b|\\bproof: ["']?${name}\\b`);
}

/** The lines of a file that a pattern finds, with their numbers and the entry of the file in which they stand. */
function linesOf(file: string, pattern: RegExp): { said: string; entry: string }[] {
  let entry = "";
  return readText(contentFolder, file)
    .split("\n")
    .flatMap((line, index) => {
      entry = /^([a-z0-9-]+):/.exec(line)?.[1] ?? entry;
      return pattern.test(line) ? [{ said: `  ${index + 1}: ${line.trim()}`, entry }] : [];
    });
}
