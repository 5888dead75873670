import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { buildFolderOf, currentRelease } from "../../server/release/release.ts";
import { escapePattern } from "../../shared/escape-pattern.ts";

const names = z.strictObject({
  /** Found in any spelling, also inside other words. */
  anywhere: z.array(z.string()),
  /** Found as whole words, spelt exactly so. */
  words: z.array(z.string()),
  /** Names of pictures: found where an address of a picture has them. */
  pictures: z.array(z.string()),
});
export type SampleNames = z.infer<typeof names>;

/** What names the sample, its people, clients, games and places; a test holds the list against the sample. */
export function sampleNames(): SampleNames {
  return names.parse(parse(readFileSync(join(import.meta.dirname, "sample-names.yaml"), "utf8")));
}

export interface Leftover {
  /** The page or file. */
  place: string;
  found: string[];
}

const packed = /\.(br|gz|zst)$/;
const isText = /\.(html|data|json|js|css|svg|xml|txt|md|webmanifest|yaml)$/;

/** Everything in a release that is still the sample's, by file. */
export function leftoversIn(folder: string, list = sampleNames()): Leftover[] {
  const finders = findersOf(list);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => !packed.test(name) && statSync(join(folder, name)).isFile())
    .sort();
  return files.flatMap((name) => {
    const text = isText.test(name) ? readFileSync(join(folder, name), "utf8") : "";
    const found = leftoversOf(`/${name}\n${text}`, finders);
    return found.length > 0 ? [{ place: placeOf(name), found }] : [];
  });
}

/** The sample's names in a text. */
export function leftoversOf(text: string, finders = findersOf(sampleNames())): string[] {
  return [...new Set(finders.flatMap((finder) => text.match(finder) ?? []))].sort();
}

function findersOf({ anywhere, words, pictures }: SampleNames): RegExp[] {
  const any = (list: readonly string[]) => list.map(escapePattern).join("|");
  const whole = (word: string) => escapePattern(word) + (/[\p{L}\p{N}]$/u.test(word) ? "(?![\\p{L}\\p{N}])" : "");
  return [
    new RegExp(any(anywhere), "giu"),
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(whole).join("|")})`, "gu"),
    new RegExp(`/(?:${any(pictures)})\\.[\\w.]*(?:webp|png|jpe?g)`, "gu"),
  ];
}

/** A page by its address, anything else by its file. */
function placeOf(name: string): string {
  const page = /^client\/(.*?)\/?index\.html$/.exec(name);
  return page ? `/${page[1]}` : name;
}

/** Prints what the present build still has of the sample, and writes it to `build/adoption.md`; returns the exit code. */
export function checkBuild(): number {
  const buildFolder = buildFolderOf(process.env);
  const built = currentRelease(buildFolder);
  if (!built) {
    console.error("No build to search. Run: npm run build");
    return 2;
  }
  const leftovers = leftoversIn(built.folder);
  const file = join(buildFolder, "adoption.md");
  mkdirSync(buildFolder, { recursive: true });
  writeFileSync(file, reportOf(leftovers));
  if (leftovers.length === 0) {
    console.log("Nothing in the build is the sample's.");
    return 0;
  }
  for (const { place, found } of leftovers) console.log(`${place}: ${found.join(", ")}`);
  console.log(
    `${leftovers.length} pages and files still say what is the sample's; the list is in ${relative(".", file)}.`,
  );
  return 1;
}

function reportOf(leftovers: readonly Leftover[]): string {
  const lines = leftovers.map(({ place, found }) => `- [ ] \`${place}\`: ${found.join(", ")}`);
  const rest = lines.length > 0 ? lines.join("\n") : "Nothing.";
  return `# What is still the sample's\n\nFrom the build of ${new Date().toISOString().slice(0, 10)}, by page and file.\n\n${rest}\n`;
}
