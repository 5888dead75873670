import { foldLetters } from "#shared/fold-text.ts";
import type { Findable } from "#shared/search-file.ts";
import { slipsBetween } from "#shared/slips-between.ts";
import { decodePath, wordsOfPath } from "#shared/words-of-path.ts";
import { findNearest, type SearchEngine } from "./search-engine.ts";

/** A page close to an address that leads nowhere, and why. */
export interface NearPage extends Pick<Findable, "title" | "path" | "kind"> {
  reason: string;
}

const slipWords = ["", "One letter away", "Two letters away"];
/** A longer address is not a typing slip. */
const longestPath = 80;

/** Pages with a similar address, pages above it, and pages with its words; best first. */
export function nearestPages(
  engine: SearchEngine,
  entries: readonly Findable[],
  path: string,
  most: number,
): NearPage[] {
  const asked = foldLetters(decodePath(path)).replace(/\/$/, "");
  const slipped = entries
    .map((entry) => ({ entry, slips: slipsInPath(entry.path, asked) }))
    .filter(({ slips }) => slips < slipWords.length)
    .sort((a, b) => a.slips - b.slips)
    .map(({ entry, slips }) => nearPage(entry, slipWords[slips] ?? ""));
  const above = entries
    .filter((entry) => entry.path.length > 1 && asked.startsWith(`${entry.path}/`))
    .sort((a, b) => b.path.length - a.path.length)
    .map((entry) => nearPage(entry, "The page above it"));
  const named = findNearest(engine, wordsOfPath(path), most + 1).map((hit) => nearPage(hit, reasonOf(hit)));
  const seen = new Set<string>();
  return [...slipped, ...above.slice(0, 1), ...named]
    .filter((page) => !seen.has(page.path) && seen.add(page.path))
    .slice(0, most);
}

function slipsInPath(path: string, asked: string): number {
  const most = slipWords.length - 1;
  return path.length < 4 || asked.length > longestPath ? most + 1 : slipsBetween(path, asked, most);
}

function nearPage({ title, path, kind }: Findable, reason: string): NearPage {
  return { title, path, kind, reason };
}

function reasonOf({ words }: { words: readonly string[] }): string {
  return `Has “${words.join(" ")}” in its name`;
}
