import { readdirSync } from "node:fs";
import { join } from "node:path";

/** One figure of a bench. A ratio compares two things that were measured in turns in the same run. */
export interface BenchRow {
  what: string;
  ours: string;
  other: string;
  ratio: string;
}

/** A file `bench/<name>.bench.ts` exports `bench`, which measures and returns its rows. */
interface BenchFile {
  bench: () => Promise<BenchRow[]>;
}

const wanted = process.argv.slice(2);
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".bench.ts"))
  .map((file) => file.replace(".bench.ts", ""));
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(", ")}; there are: ${names.join(", ")}.`);
  process.exit(1);
}

for (const name of names.filter((known) => wanted.length === 0 || wanted.includes(known))) {
  const { bench }: BenchFile = await import(join(import.meta.dirname, `${name}.bench.ts`));
  console.log(`\n${name}`);
  console.table(Object.fromEntries((await bench()).map(({ what, ...figures }) => [what, figures])));
}
