import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Content } from "#model/content.server.ts";
import type { ContentProblem } from "#model/reading/content-error.server.ts";
import type { Arrangement } from "./arrange-yaml.ts";
import { type ContentFile, isEditable, rawOf, readContentFile, writeWhole } from "./content-file.ts";
import type { EditedSite, Reading } from "./edited-site.ts";
import { arrangeInSource, setInSource, valueInSource, versionInSource } from "./splice-source.ts";
import { type FieldPath, type FieldValue, SpliceError } from "./splice-yaml.ts";

/** A new value for a field. */
interface ValueChange {
  /** `pages/pricing.yaml#table.heading` */
  address: string;
  /** The value that the editor saw, in case somebody else has changed it since. */
  before: unknown;
  value: FieldValue;
}

/** An item or field that comes, goes or moves. */
interface ArrangedChange {
  /** Of the item or field. */
  address: string;
  /** Of the list or group that the editor saw. */
  version: string;
  arrangement: Arrangement;
}

export type Change = ValueChange | ArrangedChange;

export type Outcome =
  | { state: "saved" }
  /** The build's own messages, those alone that the change would add. */
  | { state: "refused"; problems: readonly ContentProblem[] }
  /** Somebody else has changed the same value. */
  | { state: "conflict"; now: unknown };

/** What a file holds before and after; null where there is none of the site's own. */
interface Step {
  file: string;
  before: string | null;
  after: string | null;
}

/** Files with their new text; null takes one away. */
export type FileChanges = ReadonlyMap<string, string | null>;

/** Checks and writes changes, one after the other, and takes them back. */
export function createWriter(site: EditedSite) {
  const steps: Step[][] = [];
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = turn.then(work);
    turn = done.catch(() => {});
    return done;
  };
  return {
    /** How many changes can be taken back. */
    count: () => steps.length,
    /** What the change would break, and the content as it would be. */
    async check(change: Change): Promise<{ problems: readonly ContentProblem[]; content: Content | undefined }> {
      const { file, text } = changed(site, change);
      const [before, after] = [await site.now(), await site.withChanged(new Map([[file.file, text]]))];
      return { problems: added(before, after), content: after.content };
    },
    save: (change: Change) => inTurn(() => save(site, steps, change)),
    /** What changes of whole files would break. */
    async checkFiles(changes: FileChanges): Promise<readonly ContentProblem[]> {
      return added(await site.now(), await site.withChanged(changes));
    },
    saveFiles: (changes: FileChanges) => inTurn(() => saveFiles(site, steps, changes)),
    undo: () => inTurn(() => undo(site, steps)),
  };
}

export type Writer = ReturnType<typeof createWriter>;

/** A field's place: `content/pages/pricing.yaml` and `["table", "heading"]`. */
export function parseAddress(address: string): { file: string; path: FieldPath } {
  const [name = "", fields = ""] = address.split("#");
  const path = fields
    .split(".")
    .filter(Boolean)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  return { file: name.startsWith("brand/") ? name : `content/${name}`, path };
}

function changed({ root }: EditedSite, change: Change): { file: ContentFile; text: string } {
  const { file: name, path } = parseAddress(change.address);
  const file = readContentFile(root, name);
  const text =
    "arrangement" in change
      ? arrangeInSource(file.text, name, path, change.arrangement)
      : setInSource(file.text, name, path, change.value);
  return { file, text };
}

/** What stands there now if it is not what the editor saw. */
function conflictOf(root: string, change: Change): { now: unknown } | undefined {
  const { file, path } = parseAddress(change.address);
  const { text } = readContentFile(root, file);
  if ("arrangement" in change) {
    const isSame = versionInSource(text, file, path.slice(0, -1)) === change.version;
    return isSame ? undefined : { now: "something else; the panel shows it" };
  }
  const now = valueInSource(text, file, path) ?? null;
  return isDeepStrictEqual(now, change.before ?? null) ? undefined : { now };
}

async function save(site: EditedSite, steps: Step[][], change: Change): Promise<Outcome> {
  const { file: name } = parseAddress(change.address);
  const conflict = conflictOf(site.root, change);
  if (conflict) return { state: "conflict", ...conflict };
  const { file, text } = changed(site, change);
  return saveFiles(site, steps, new Map([[name, text]])).then((outcome) =>
    // Checking takes a moment, in which somebody may have saved the file from another program.
    outcome.state === "conflict" && ownRaw(site.root, name) !== file.raw ? save(site, steps, change) : outcome,
  );
}

async function saveFiles(site: EditedSite, steps: Step[][], changes: FileChanges): Promise<Outcome> {
  const stamp = site.stamp();
  const own = [...changes.keys()].map((name) => ({ name, raw: rawIfAny(site.root, name) }));
  const [before, after] = [await site.now(), await site.withChanged(changes)];
  const problems = added(before, after);
  if (problems.length > 0) return { state: "refused", problems };
  if (own.some(({ name, raw }) => rawIfAny(site.root, name) !== raw))
    return { state: "conflict", now: "something else, which somebody has just saved" };
  const isSame = site.stamp() === stamp;
  const step = [...changes].map(([file, text]) => writeChanged(site.root, file, text));
  if (isSame) site.take(after);
  steps.push(step);
  return { state: "saved" };
}

function writeChanged(root: string, file: string, text: string | null): Step {
  const before = existsSync(join(root, file)) ? readContentFile(root, file) : undefined;
  if (text === null) rmSync(join(root, file));
  const shape = before ?? (text === null ? undefined : { file, raw: "", text: "", isStarters: true });
  const after = text === null || !shape ? null : rawOf(shape, text);
  if (after !== null) writeWhole(root, file, after);
  return { file, before: before?.raw ?? null, after };
}

async function undo(site: EditedSite, steps: Step[][]): Promise<string | undefined> {
  const step = steps.pop();
  if (!step) return undefined;
  const touched = step.find(({ file, after }) => rawIfAny(site.root, file) !== after);
  if (touched) throw new SpliceError(`${touched.file} has been changed by somebody else since; change it back by hand`);
  for (const { file, before } of step) {
    if (before === null) rmSync(join(site.root, file));
    else writeWhole(site.root, file, before);
  }
  return step[0]?.file;
}

function ownRaw(root: string, file: string): string {
  return readContentFile(root, file).raw;
}

/** Null where the site has no such file of its own. */
function rawIfAny(root: string, file: string): string | null {
  if (!isEditable(file)) throw new SpliceError("this is no file of the content");
  return existsSync(join(root, file)) ? ownRaw(root, file) : null;
}

/** Lines move, so messages are compared without their numbers. */
function added(before: Reading, after: Reading): ContentProblem[] {
  const nameOf = ({ file, field, reason }: ContentProblem) =>
    [file, field, reason.replace(/^line \d+: /, "")].join("\n");
  const known = new Set(before.problems.map(nameOf));
  return after.problems.filter((problem) => !known.has(nameOf(problem)));
}
