import type { ContentProblem } from "#model/reading/content-error.server.ts";
import { type Change, conflictOf, filesWith, isBlock, parseAddress } from "./changes.ts";
import type { HeldValue } from "./drafts/drafts.ts";
import type { EditedSite, Reading } from "./edited-site.ts";
import { blocksOf, partsOf, placeOfWords } from "./splice-source.ts";
import { SpliceError } from "./splice-yaml.ts";

/** How many values an editor may have waiting to be mended, and how long they may be together. */
const mostValues = 100;
const mostLetters = 1_000_000;
/** How many kept values are tried one at a time. */
const mostTried = 6;

interface Tried {
  files: Map<string, string>;
  reading: Reading;
  /** What the changes would add. */
  problems: readonly ContentProblem[];
  /** The kept values that go with them. */
  together: readonly HeldValue[];
}

/**
 * Tries changes with what is kept beside the draft, since what is wrong alone may be right together: with all of it,
 * without, with what no message names, and with each value of the same file.
 * @returns the first that adds no problem, or the changes alone
 */
export async function tryTogether(
  site: EditedSite,
  changes: readonly Change[],
  kept: readonly HeldValue[],
): Promise<Tried> {
  const before = await site.now();
  const attempt = async (together: readonly HeldValue[]): Promise<Tried> => {
    const files = filesWith(site, [...together, ...changes]);
    const reading = await site.withChanged(files);
    return { files, reading, together, problems: addedProblems(before, reading, hasArranged(changes)) };
  };
  const fitting = hasMove(changes) ? [] : kept.filter((value) => isApart(value, changes) && fits(site, value));
  if (fitting.length === 0) return await attempt([]);
  const all = await attempt(fitting);
  if (all.problems.length === 0) return all;
  const alone = await attempt([]);
  if (alone.problems.length === 0) return alone;
  const unnamed = fitting.filter(({ address }) => !all.problems.some((problem) => isAbout(problem, address)));
  const files = new Set(changes.map(({ address }) => parseAddress(address).file));
  const near = fitting.filter(({ address }) => files.has(parseAddress(address).file)).slice(0, mostTried);
  const groups = [unnamed, ...near.map((value) => [value])].filter(
    ({ length }) => length > 0 && length < fitting.length,
  );
  for (const group of groups) {
    const tried = await attempt(group);
    if (tried.problems.length === 0) return tried;
  }
  return alone;
}

/** An entry that moves may take others from where they are kept. */
const hasMove = (changes: readonly Change[]) =>
  changes.some((change) => "arrangement" in change && change.arrangement.do === "move");

const isApart = ({ address }: HeldValue, changes: readonly Change[]) =>
  !changes.some((change) => !("arrangement" in change) && change.address === address);

/** Whether a kept value still belongs to what the site says. */
function fits(site: EditedSite, value: HeldValue): boolean {
  try {
    return conflictOf(site, value) === undefined && filesWith(site, [value]).size > 0;
  } catch (error) {
    if (error instanceof SpliceError) return false;
    throw error;
  }
}

function isAbout({ file, field }: ContentProblem, address: string): boolean {
  const { file: own, path } = parseAddress(address);
  return file === own && (field === path.join(".") || field === path[0]);
}

/** Bands come with words to replace, and take them along; a page or post that should no longer be a draft may not. */
const hasArranged = (changes: readonly Change[]) =>
  changes.every((change) => "arrangement" in change && parseAddress(change.address).path[0] === "bands");

/**
 * Lines move, so messages are compared without their numbers.
 * @param mayBegin whether words to replace may come
 */
export function addedProblems(before: Reading, after: Reading, mayBegin = false): ContentProblem[] {
  const nameOf = ({ file, field, reason }: ContentProblem) =>
    [file, field, reason.replace(/^line \d+: /, "")].join("\n");
  const known = new Set([...before.problems, ...before.unwritten].map(nameOf));
  return [...after.problems, ...(mayBegin ? [] : after.unwritten)].filter((problem) => !known.has(nameOf(problem)));
}

/**
 * Where a refused value belongs after changes: with its entry or its block. Undefined if that is gone.
 */
export function placeAfter(
  { address, before }: HeldValue,
  changes: readonly Change[],
  textAfter: (file: string) => string | undefined,
): string | undefined {
  const { file, path } = parseAddress(address);
  const name = address.split("#")[0];
  if (isBlock(file, path)) {
    const { body = "" } = partsOf(textAfter(file) ?? "---\n---\n", file);
    const place = typeof before === "string" ? placeOfWords(body, Number(path[1]), before) : undefined;
    const at = place ? blocksOf(body).findIndex(({ start }) => start === place.start) : -1;
    return at === -1 ? undefined : `${name}#body.${at}`;
  }
  const moved = changes.reduce<typeof path | undefined>((at, change) => at && movedBy(at, file, change), path);
  return moved && `${name}#${moved.join(".")}`;
}

function movedBy(path: readonly (string | number)[], file: string, change: Change) {
  if (!("arrangement" in change)) return path;
  const { file: changed, path: at } = parseAddress(change.address);
  const [list, index] = [at.slice(0, -1), at.at(-1)];
  const own = path[list.length];
  const isWithin = file === changed && list.every((key, place) => key === path[place]);
  if (!isWithin || own === undefined) return path;
  if (typeof index !== "number" || typeof own !== "number")
    return change.arrangement.do === "remove" && own === index ? undefined : path;
  const to = indexAfter(own, index, change.arrangement);
  return to === undefined ? undefined : [...list, to, ...path.slice(list.length + 1)];
}

function indexAfter(own: number, index: number, arrangement: Extract<Change, { arrangement: unknown }>["arrangement"]) {
  if (arrangement.do === "remove") return own === index ? undefined : own - (own > index ? 1 : 0);
  if (arrangement.do === "insert") return own + (own >= index ? 1 : 0);
  if (arrangement.do === "duplicate") return own + (own > index ? 1 : 0);
  if (own === index) return arrangement.to;
  return own - (own > index ? 1 : 0) + (own - (own > index ? 1 : 0) >= arrangement.to ? 1 : 0);
}

/**
 * @throws SpliceError where an editor has more waiting to be mended than anybody can look over
 */
export function expectRoom(kept: readonly HeldValue[], value: HeldValue): void {
  const all = [...kept.filter(({ address }) => address !== value.address), value];
  const letters = all.reduce((sum, one) => sum + String(one.before).length + String(one.value).length, 0);
  if (all.length > mostValues || letters > mostLetters)
    throw new SpliceError(
      `too many values wait for a correction: at most ${mostValues} fields with a million characters; correct or discard some`,
    );
}
