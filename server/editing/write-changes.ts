import type { ContentProblem } from "#model/reading/content-error.server.ts";
import { type Change, conflictOf, expectField, parseAddress } from "./changes.ts";
import { rawOf } from "./content-file.ts";
import { shownPictures } from "./drafts/draft-pictures.ts";
import type { DraftFiles, Drafts, HeldValue } from "./drafts/drafts.ts";
import type { EditedSite, Reading } from "./edited-site.ts";
import { createListVersions, type ListVersions } from "./list-versions.ts";
import { addedProblems, expectRoom, placeAfter, tryTogether } from "./refused-values.ts";
import { type FieldValue, SpliceError } from "./splice-yaml.ts";

export type Outcome =
  | { state: "saved" }
  /** The build's own messages, those alone that the change would add. */
  | { state: "refused"; problems: readonly ContentProblem[] }
  /** Somebody else has changed the same value. */
  | { state: "conflict"; now: unknown };

/** A file's text before and after; null if the site has no file of its own. */
interface Step {
  turn: string | undefined;
  files: { file: string; before: string | null; after: string | null }[];
  /** Refused values before the step, if it dropped or moved them. */
  held?: readonly HeldValue[];
  /** The moved ones, as stored since. */
  heldSince?: readonly HeldValue[];
  /** The pictures that it dropped. */
  pictures?: readonly string[];
  /** Those of the draft that it was the first to show. */
  shown?: readonly string[];
}

/** Files with their new text; null takes one away. */
export type FileChanges = ReadonlyMap<string, string | null>;

interface Work {
  site: EditedSite;
  drafts: Drafts;
  steps: Step[];
  versions: ListVersions;
}

/** How many changes can be taken back, and how much a draft may hold, in characters. */
const mostSteps = 200;
const mostDraft = 8_000_000;

/** Checks changes and writes them into an editor's draft, one after the other, and takes them back. */
export function createWriter(site: EditedSite, drafts: Drafts) {
  const work: Work = { site, drafts, steps: [], versions: createListVersions() };
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const done = turn.then(async () => {
      site.lay(await drafts.read());
      return await act();
    });
    turn = done.catch(() => {});
    return done;
  };
  return {
    /** How many changes can be taken back. */
    count: () => work.steps.length,
    /** What the change would break, and the site as it would be. */
    async check(change: Change): Promise<{ problems: readonly ContentProblem[]; reading: Reading }> {
      return await tryTogether(site, [change], (await drafts.read()).held);
    },
    /** A change, and others that belong to it: together they are one step. */
    save: (change: Change, ...others: readonly Change[]) => inTurn(() => save(work, [change, ...others])),
    /** What changes of whole files would break. */
    async checkFiles(changes: FileChanges): Promise<readonly ContentProblem[]> {
      return addedProblems(await site.now(), await site.withChanged(changes), true);
    },
    /** With a `turn`, changes of one file in a row are taken back as one. */
    saveFiles: (changes: FileChanges, turn?: string) => inTurn(() => saveFiles(work, changes, turn)),
    undo: () => inTurn(() => undo(work)),
    /** Lets go of the draft, as a change that can be taken back. */
    discard: () => inTurn(() => discard(work)),
    /** Runs work during which the draft must not change. */
    inTurn,
  };
}

export type Writer = ReturnType<typeof createWriter>;

/** What is refused is kept as it was typed, beside the draft, until it is right together with something else. */
async function save(work: Work, changes: readonly Change[]): Promise<Outcome> {
  const { site, drafts, versions } = work;
  for (const { address } of changes) await expectField(site, address);
  const { held } = await drafts.read();
  for (const change of changes) {
    const conflict = conflictOf(site, change, versions.hasBecome);
    if (conflict) return await keepBeside(work, held, changes, { state: "conflict", ...conflict });
  }
  const { files, reading, problems, together } = await tryTogether(site, changes, held);
  if (problems.length > 0) return await keepBeside(work, held, changes, { state: "refused", problems });
  const sources = new Map([...files.keys()].map((file) => [file, site.read(file).text]));
  const [turn] = changes.length + together.length === 1 ? changes.flatMap(turnOf) : [];
  const moving = placesOfHeld(held, { changes, together, files });
  await write(work, files, reading, { turn, ...moving });
  for (const change of changes) if (!("arrangement" in change)) await drafts.release(change.address);
  await exchange(drafts, moving.held, moving.heldSince);
  const [only] = changes;
  const file = files.keys().next().value ?? "";
  if (only && !("arrangement" in only) && files.size === 1)
    versions.note(only, sources.get(file) ?? "", site.read(file).text);
  return { state: "saved" };
}

const turnOf = (change: Change) => ("turn" in change && change.turn !== undefined ? [change.turn] : []);

/** Values, as they were typed; an entry that should have come, gone or moved is not kept. */
async function keepBeside(
  { drafts }: Work,
  held: readonly HeldValue[],
  changes: readonly Change[],
  outcome: Outcome,
): Promise<Outcome> {
  for (const change of changes) {
    if ("arrangement" in change) continue;
    const { address, before, value } = change;
    const own = { address, before: isPlain(before) ? before : null, value };
    expectRoom(held, own);
    await drafts.hold(own);
  }
  return outcome;
}

/** What becomes of kept values: those that go into the draft, and those that move with their entry or block. */
function placesOfHeld(
  held: readonly HeldValue[],
  { changes, together, files }: { changes: readonly Change[]; together: readonly HeldValue[]; files: FileChanges },
): Pick<Step, "held" | "heldSince"> {
  const own = new Set(changes.flatMap((change) => ("arrangement" in change ? [] : [change.address])));
  const all = [...changes, ...together];
  const places = held
    .filter(({ address }) => !own.has(address))
    .map((value) => ({ value, to: together.includes(value) ? undefined : placeOfHeld(value, all, files) }))
    .filter(({ value, to }) => to !== value.address);
  if (places.length === 0) return {};
  const heldSince = places.flatMap(({ value, to }) => (to === undefined ? [] : [{ ...value, address: to }]));
  return { held: places.map(({ value }) => value), heldSince };
}

function placeOfHeld(value: HeldValue, changes: readonly Change[], files: FileChanges): string | undefined {
  const { file } = parseAddress(value.address);
  return files.has(file) ? placeAfter(value, changes, (name) => files.get(name) ?? undefined) : value.address;
}

/** Takes kept values away and keeps others in their place. */
async function exchange(
  drafts: Drafts,
  old: readonly HeldValue[] = [],
  next: readonly HeldValue[] = [],
): Promise<void> {
  for (const { address } of old) await drafts.release(address);
  for (const value of next) await drafts.hold(value);
}

const isPlain = (value: unknown): value is FieldValue => ["string", "number", "boolean"].includes(typeof value);

async function saveFiles(work: Work, changes: FileChanges, turn?: string): Promise<Outcome> {
  const { site } = work;
  const [before, after] = [await site.now(), await site.withChanged(changes)];
  const problems = addedProblems(before, after, true);
  if (problems.length > 0) return { state: "refused", problems };
  await write(work, changes, after, { turn });
  return { state: "saved" };
}

/** Puts files into the draft as one step; `reading` is what the site is with them. */
async function write(
  work: Work,
  changes: FileChanges,
  reading: Reading,
  step: Pick<Step, "turn" | "held" | "heldSince">,
): Promise<void> {
  const { site, steps } = work;
  const all = [...changes].map(([file, text]) => ({
    ...{ file, before: site.rawIfAny(file), after: rawWith(site, file, text) },
  }));
  const files = all.filter((step) => step.before !== step.after);
  if (files.length === 0) return;
  expectSize(site, files);
  const former = shownPictures(site.files(), site.laidPictures());
  await lay(work, new Map(files.map(({ file, after }) => [file, after])));
  site.take(reading);
  const shown = [...shownPictures(site.files(), site.laidPictures()).keys()].filter((path) => !former.has(path));
  note(steps, { ...step, files, ...(shown.length > 0 && { shown }) });
  steps.splice(0, steps.length - mostSteps);
}

/** @throws SpliceError where a draft would grow beyond what anybody writes */
function expectSize(site: EditedSite, files: Step["files"]): void {
  const sizeOf = (texts: DraftFiles) => [...texts.values()].reduce((sum, text) => sum + (text?.length ?? 0), 0);
  const before = sizeOf(site.files());
  const after = sizeOf(new Map([...site.files(), ...files.map(({ file, after }) => [file, after] as const)]));
  if (after > before && after > mostDraft)
    throw new SpliceError(
      "your draft has reached eight million characters, the maximum; publish or discard some of it",
    );
}

/** Typing without a pause is one step, or none if the text ends as it began. */
function note(steps: Step[], step: Step): void {
  const { turn, files, held } = step;
  const [last, [own]] = [steps.at(-1), files];
  const earlier = last?.files[0];
  const isSameTurn = turn !== undefined && last?.turn === turn && !last.held && !held;
  if (!isSameTurn || !own || earlier?.file !== own.file) steps.push(step);
  else if (earlier.before === own.after) steps.pop();
  else earlier.after = own.after;
}

/** A file's bytes with another text; one that is new has line feeds. */
function rawWith(site: EditedSite, file: string, text: string | null): string | null {
  if (text === null) return null;
  return rawOf(site.has(file) ? site.read(file) : { file, raw: "", text: "", isStarters: true }, text);
}

async function lay({ site, drafts }: Work, files: DraftFiles): Promise<void> {
  await drafts.put(files);
  site.lay(await drafts.read());
}

async function undo(work: Work): Promise<string | undefined> {
  const step = work.steps.pop();
  if (!step) return undefined;
  const touched = step.files.find(({ file, after }) => work.site.rawIfAny(file) !== after);
  if (touched) throw new SpliceError(`${touched.file} was changed by somebody else afterwards; undo it by hand`);
  await work.drafts.bringBack(step.pictures ?? []);
  await lay(work, new Map(step.files.map(({ file, before }) => [file, before])));
  await exchange(work.drafts, step.heldSince, step.held);
  const left = shownPictures(work.site.files(), work.site.laidPictures());
  await work.drafts.forgetPictures((step.shown ?? []).filter((path) => !left.has(path)));
  work.site.lay(await work.drafts.read());
  return step.files[0]?.file ?? step.held?.[0]?.address ?? step.pictures?.[0];
}

async function discard({ site, drafts, steps }: Work): Promise<void> {
  const { files, held, ...draft } = await drafts.read();
  const pictures = [...draft.pictures.keys()];
  await drafts.discard();
  site.lay(await drafts.read());
  const undone = [...files].map(([file, before]) => ({ file, before, after: site.rawIfAny(file) }));
  if (files.size + held.length + pictures.length > 0) steps.push({ turn: undefined, files: undone, held, pictures });
}
