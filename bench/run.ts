import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readCommand, refuse } from "../cli/command-line.ts";

/** One figure of a benchmark. A ratio compares two things measured in turns in the same run. */
export interface BenchRow {
  what: string;
  ours: string;
  other: string;
  ratio: string;
}

export interface BenchOptions {
  /** The folder of another checkout of the project. */
  against?: string | undefined;
}

/** A file `bench/<name>.bench.ts` exports `bench`, which measures and returns its rows. */
interface BenchFile {
  bench: (options: BenchOptions) => Promise<BenchRow[]>;
}

const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".bench.ts"))
  .map((file) => file.replace(".bench.ts", ""));
const usage = `npm run bench -- [name …]

Measures the site against something else in the same run and prints ratios.
Without a name, all of them: ${names.join(", ")}.

  --against <folder>  another checkout of the project, with its packages installed, for \`start\``;
const { values, positionals: wanted } = readCommand(usage, { against: { type: "string" } });
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) refuse(`There is no bench ${unknown.join(", ")}; there are: ${names.join(", ")}.`);

// Entries that a bench names are those of the site that it serves.
process.env.SITE = "sample";
for (const name of names.filter((known) => wanted.length === 0 || wanted.includes(known))) {
  const { bench }: BenchFile = await import(join(import.meta.dirname, `${name}.bench.ts`));
  console.log(`\n${name} …`);
  const startedAt = performance.now();
  const rows = await bench(values);
  console.log(`took ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes`);
  console.table(Object.fromEntries(rows.map(({ what, ...figures }) => [what, figures])));
}
