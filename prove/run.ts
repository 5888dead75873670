import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
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

const chosen = names.filter((known) => wanted.length === 0 || wanted.includes(known));
let holdsAll = true;
for (const name of chosen) {
  console.log(`${name} …`);
  const { prove }: ProofFile = await import(join(import.meta.dirname, `${name}.prove.ts`));
  const proofs = await prove();
  for (const { claim, seen, holds } of proofs) console.log(`${holds ? "holds" : "FAILS"}: ${claim}: ${seen}`);
  holdsAll &&= proofs.every(({ holds }) => holds);
  report(name, proofs);
}
process.exitCode = holdsAll ? 0 : 1;

/** Replaces what the report says of this proof; the others took their own hours, on their own days. */
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
