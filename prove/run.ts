import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** One claim of the documents, tried at length. */
export interface Proof {
  claim: string;
  /** What was seen, with its numbers. */
  seen: string;
  holds: boolean;
}

/** A file `prove/<name>.prove.ts` exports `prove`, which tries and returns what it saw. */
interface ProofFile {
  prove: () => Promise<Proof[]>;
}

const reportFile = join(import.meta.dirname, "..", "docs", "proof.md");
const wanted = process.argv.slice(2);
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".prove.ts"))
  .map((file) => file.replace(".prove.ts", ""));
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no proof ${unknown.join(", ")}; there are: ${names.join(", ")}.`);
  process.exit(1);
}

const proofs: Proof[] = [];
for (const name of names.filter((known) => wanted.length === 0 || wanted.includes(known))) {
  console.log(`${name} …`);
  const { prove }: ProofFile = await import(join(import.meta.dirname, `${name}.prove.ts`));
  const found = await prove();
  for (const { claim, seen, holds } of found) console.log(`${holds ? "holds" : "FAILS"}: ${claim}: ${seen}`);
  proofs.push(...found);
}
// Only the whole set makes a report; a part is for looking.
if (wanted.length === 0) writeReport(proofs);
process.exitCode = proofs.every(({ holds }) => holds) ? 0 : 1;

function writeReport(all: readonly Proof[]): void {
  const day = new Date().toISOString().slice(0, 10);
  const rows = all.map(({ claim, seen, holds }) => `| ${claim} | ${seen} | ${holds ? "yes" : "**no**"} |`);
  const head = [
    `# Proof of ${day}`,
    "",
    "Written by `npm run prove`.",
    "",
    "| Claim | Seen | Holds |",
    "|---|---|---|",
  ];
  mkdirSync(join(reportFile, ".."), { recursive: true });
  writeFileSync(reportFile, `${[...head, ...rows].join("\n")}\n`);
}
