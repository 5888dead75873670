import { rmSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Content } from "#model/content.server.ts";
import type { ContentProblem } from "#model/reading/content-error.server.ts";
import { type ContentFile, rawOf, readContentFile, writeWhole } from "./content-file.ts";
import type { EditedSite, Reading } from "./edited-site.ts";
import { setInSource, valueInSource } from "./splice-source.ts";
import { type FieldPath, type FieldValue, SpliceError } from "./splice-yaml.ts";

export interface Change {
  /** `pages/pricing.yaml#table.heading` */
  address: string;
  /** The value that the editor saw, in case somebody else has changed it since. */
  before: unknown;
  value: FieldValue;
}

export type Outcome =
  | { state: "saved" }
  /** The build's own messages, those alone that the change would add. */
  | { state: "refused"; problems: readonly ContentProblem[] }
  /** Somebody else has changed the same value. */
  | { state: "conflict"; now: unknown };

interface Step {
  file: string;
  /** Null where there was no file of the site's own. */
  before: string | null;
  after: string;
}

/** Checks and writes changes, one after the other, and takes them back. */
export function createWriter(site: EditedSite) {
  const steps: Step[] = [];
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
    undo: () => inTurn(() => undo(site, steps)),
  };
}

/** A field's place: `content/pages/pricing.yaml` and `["table", "heading"]`. */
export function parseAddress(address: string): { file: string; path: FieldPath } {
  const [name = "", fields = ""] = address.split("#");
  const path = fields
    .split(".")
    .filter(Boolean)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  return { file: name.startsWith("brand/") ? name : `content/${name}`, path };
}

function changed({ root }: EditedSite, { address, value }: Change): { file: ContentFile; text: string } {
  const { file: name, path } = parseAddress(address);
  const file = readContentFile(root, name);
  return { file, text: setInSource(file.text, name, path, value) };
}

async function save(site: EditedSite, steps: Step[], change: Change): Promise<Outcome> {
  const { file: name, path } = parseAddress(change.address);
  const now = valueInSource(readContentFile(site.root, name).text, name, path);
  if (!isDeepStrictEqual(now ?? null, change.before ?? null)) return { state: "conflict", now: now ?? null };
  const { file, text } = changed(site, change);
  const stamp = site.stamp();
  const [before, after] = [await site.now(), await site.withChanged(new Map([[name, text]]))];
  const problems = added(before, after);
  if (problems.length > 0) return { state: "refused", problems };
  // Checking takes a moment, in which somebody may have saved the file from another program.
  if (ownRaw(site.root, name) !== file.raw) return save(site, steps, change);
  const raw = rawOf(file, text);
  const isSame = site.stamp() === stamp;
  writeWhole(site.root, name, raw);
  if (isSame) site.take(after);
  steps.push({ file: name, before: file.isStarters ? null : file.raw, after: raw });
  return { state: "saved" };
}

async function undo(site: EditedSite, steps: Step[]): Promise<string | undefined> {
  const step = steps.pop();
  if (!step) return undefined;
  const { file, before, after } = step;
  if (ownRaw(site.root, file) !== after)
    throw new SpliceError(`${file} has been changed by somebody else since; change it back by hand`);
  if (before === null) rmSync(join(site.root, file));
  else writeWhole(site.root, file, before);
  return file;
}

function ownRaw(root: string, file: string): string {
  return readContentFile(root, file).raw;
}

/** Lines move, so messages are compared without their numbers. */
function added(before: Reading, after: Reading): ContentProblem[] {
  const nameOf = ({ file, field, reason }: ContentProblem) =>
    [file, field, reason.replace(/^line \d+: /, "")].join("\n");
  const known = new Set(before.problems.map(nameOf));
  return after.problems.filter((problem) => !known.has(nameOf(problem)));
}
