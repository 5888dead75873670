import { wordsOfPath } from "#shared/fold-text.ts";
import type { Findable } from "#shared/search-file.ts";
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
  const asked = path.toLowerCase().replace(/\/$/, "");
  const slipped = entries
    .map((entry) => ({ entry, slips: slipsBetween(entry.path, asked) }))
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

function nearPage({ title, path, kind }: Findable, reason: string): NearPage {
  return { title, path, kind, reason };
}

function reasonOf({ words }: { words: readonly string[] }): string {
  return `Has “${words.join(" ")}” in its name`;
}

/** Edit distance between two words, counting a swap of neighbouring letters as one; 3 stands for more. */
function slipsBetween(one: string, other: string): number {
  const many = slipWords.length;
  if (one.length < 4 || other.length > longestPath || Math.abs(one.length - other.length) >= many) return many;
  let [before, row] = [[] as number[], Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let line = 1; line <= one.length; line++) {
    const next = [line];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[line - 1] === other[column - 1];
      const isSwap = one[line - 1] === other[column - 2] && one[line - 2] === other[column - 1];
      next[column] = Math.min(
        at(row, column - 1) + (isSame ? 0 : 1),
        at(row, column) + 1,
        at(next, column - 1) + 1,
        isSwap ? at(before, column - 2) + 1 : many,
      );
    }
    if (Math.min(...next) >= many) return many;
    [before, row] = [row, next];
  }
  return Math.min(many, at(row, other.length));
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? slipWords.length;
}
