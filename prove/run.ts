import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readCommand, refuse } from "../build-steps/command-line.ts";

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
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".prove.ts"))
  .map((file) => file.replace(".prove.ts", ""));
const usage = `npm run prove -- [name …]

Tries claims of the documents at length and writes what was seen to docs/proof.md; hours in all.
Without a name, all of them: ${names.join(", ")}.`;
const wanted = readCommand(usage, {}).positionals;
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) refuse(`There is no proof ${unknown.join(", ")}; there are: ${names.join(", ")}.`);

const chosen = names.filter((known) => wanted.length === 0 || wanted.includes(known));
let holdsAll = true;
for (const name of chosen) {
  console.log(`${name} …`);
  const { prove }: ProofFile = await import(join(import.meta.dirname, `${name}.prove.ts`));
  const startedAt = performance.now();
  const proofs = await prove();
  for (const { claim, seen, holds } of proofs) console.log(`${holds ? "holds" : "FAILS"}: ${claim}: ${seen}`);
  console.log(`${name} took ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes`);
  holdsAll &&= proofs.every(({ holds }) => holds);
  report(name, proofs);
}
process.exitCode = holdsAll ? 0 : 1;

/** Replaces this proof's part of the report; the others ran for hours of their own, on their own days. */
function report(name: string, proofs: readonly Proof[]): void {
  const written = existsSync(reportFile) ? readFileSync(reportFile, "utf8") : "";
  const parts = new Map(
    written
      .split(/^(?=## )/m)
      .slice(1)
      .map((part) => [/^## (\S+)/.exec(part)?.[1] ?? "", part.trim()]),
  );
  const rows = proofs.map(({ claim, seen, holds }) => `| ${claim} | ${seen} | ${holds ? "yes" : "**no**"} |`);
  const day = new Date().toISOString().slice(0, 10);
  parts.set(name, [`## ${name} (${day})`, "", "| Claim | Seen | Holds |", "|---|---|---|", ...rows].join("\n"));
  const kept = names.flatMap((known) => parts.get(known) ?? []);
  mkdirSync(join(reportFile, ".."), { recursive: true });
  writeFileSync(reportFile, `${["# Proof", "Written by `npm run prove`.", ...kept].join("\n\n")}\n`);
}
