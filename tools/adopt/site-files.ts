import { readFileSync } from "node:fs";
import type { Answers } from "./answers.ts";
import { fillEntries } from "./fill-entries.ts";
import { plainMark } from "./plain-mark.ts";
import { drawPlates } from "./plates.ts";
import { siteFile } from "./site-file.ts";
import { brandFile, chooseColours } from "./slots.ts";

export interface SiteFiles {
  /** The whole adopted site, by file below its folder. */
  files: Map<string, Buffer>;
  /** What was decided on the way, a sentence each. */
  told: string[];
}

/** Everything that an adopted site consists of. The same answers give the same bytes. */
export async function siteFiles(answers: Answers, keep: number): Promise<SiteFiles> {
  const colours = chooseColours(answers);
  const { palette, slots, told } = colours;
  const files = new Map<string, Buffer>();
  files.set("brand/brand.yaml", Buffer.from(brandFile(colours)));
  files.set("brand/mark.svg", answers.mark ? readFileSync(answers.mark) : Buffer.from(plainMark));
  if (answers.logo) files.set("brand/logo.svg", readFileSync(answers.logo));
  // The site's own file counts among the entries, which the starter has as one.
  const entries = fillEntries({ answers, slots, keep, brandFiles: files.size });
  for (const [file, text] of entries) files.set(file, Buffer.from(text));
  files.set("content/site.yaml", Buffer.from(siteFile(entries.get("content/site.yaml") ?? "", answers, slots)));
  for (const [name, bytes] of await drawPlates(palette)) files.set(`public/images/${name}`, bytes);
  return { files, told };
}
