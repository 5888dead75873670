import type { ContentProblem } from "#model/reading/content-error.server.ts";
import { type Change, changed, conflictOf, parseAddress } from "./changes.ts";
import { rawOf } from "./content-file.ts";
import type { DraftFiles, Drafts, HeldValue } from "./drafts/drafts.ts";
import type { EditedSite, Reading } from "./edited-site.ts";
import { type FieldValue, SpliceError } from "./splice-yaml.ts";

export type Outcome =
  | { state: "saved" }
  /** The build's own messages, those alone that the change would add. */
  | { state: "refused"; problems: readonly ContentProblem[] }
  /** Somebody else has changed the same value. */
  | { state: "conflict"; now: unknown };

/** What a file holds before and after; null where there is none of the site's own. */
interface Step {
  turn: string | undefined;
  files: { file: string; before: string | null; after: string | null }[];
  /** What was held back before, where the step let go of it. */
  held?: readonly HeldValue[];
  /** The pictures that it let go of. */
  pictures?: readonly string[];
}

/** Files with their new text; null takes one away. */
export type FileChanges = ReadonlyMap<string, string | null>;

interface Work {
  site: EditedSite;
  drafts: Drafts;
  steps: Step[];
}

/** Checks changes and writes them into an editor's draft, one after the other, and takes them back. */
export function createWriter(site: EditedSite, drafts: Drafts) {
  const work: Work = { site, drafts, steps: [] };
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
      const { file, text } = changed(site, change);
      const [before, after] = [await site.now(), await site.withChanged(new Map([[file.file, text]]))];
      return { problems: added(before, after), reading: after };
    },
    save: (change: Change) => inTurn(() => save(work, change)),
    /** What changes of whole files would break. */
    async checkFiles(changes: FileChanges): Promise<readonly ContentProblem[]> {
      return added(await site.now(), await site.withChanged(changes));
    },
    /** With a `turn`, changes of one file in a row are taken back as one. */
    saveFiles: (changes: FileChanges, turn?: string) => inTurn(() => saveFiles(work, changes, turn)),
    undo: () => inTurn(() => undo(work)),
    /** Lets go of the draft, as a change that can be taken back. */
    discard: () => inTurn(() => discard(work)),
    /** Whatever needs the draft to stand still meanwhile. */
    inTurn,
  };
}

export type Writer = ReturnType<typeof createWriter>;

/** What is refused is kept as it was typed, beside the draft. */
async function save(work: Work, change: Change): Promise<Outcome> {
  const { site, drafts } = work;
  const { file: name } = parseAddress(change.address);
  const conflict = conflictOf(site, change);
  const outcome: Outcome = conflict
    ? { state: "conflict", ...conflict }
    : await saveFiles(work, new Map([[name, changed(site, change).text]]), "turn" in change ? change.turn : undefined);
  if ("arrangement" in change) return outcome;
  const { address, before, value } = change;
  if (outcome.state === "saved") await drafts.release(address);
  else await drafts.hold({ address, before: isPlain(before) ? before : null, value });
  return outcome;
}

const isPlain = (value: unknown): value is FieldValue => ["string", "number", "boolean"].includes(typeof value);

async function saveFiles(work: Work, changes: FileChanges, turn?: string): Promise<Outcome> {
  const { site, steps } = work;
  const [before, after] = [await site.now(), await site.withChanged(changes)];
  const problems = added(before, after);
  if (problems.length > 0) return { state: "refused", problems };
  const all = [...changes].map(([file, text]) => ({
    ...{ file, before: site.rawIfAny(file), after: rawWith(site, file, text) },
  }));
  const files = all.filter((step) => step.before !== step.after);
  if (files.length === 0) return { state: "saved" };
  await lay(work, new Map(files.map((step) => [step.file, step.after])));
  site.take(after);
  note(steps, { turn, files });
  return { state: "saved" };
}

/** What is typed in one go is one step, and none where it ends as it began. */
function note(steps: Step[], { turn, files }: Step): void {
  const [last, [own]] = [steps.at(-1), files];
  const earlier = last?.files[0];
  if (turn === undefined || last?.turn !== turn || !own || earlier?.file !== own.file) steps.push({ turn, files });
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
  if (touched) throw new SpliceError(`${touched.file} has been changed by somebody else since; change it back by hand`);
  await work.drafts.bringBack(step.pictures ?? []);
  await lay(work, new Map(step.files.map(({ file, before }) => [file, before])));
  for (const value of step.held ?? []) await work.drafts.hold(value);
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

/** Lines move, so messages are compared without their numbers. */
function added(before: Reading, after: Reading): ContentProblem[] {
  const nameOf = ({ file, field, reason }: ContentProblem) =>
    [file, field, reason.replace(/^line \d+: /, "")].join("\n");
  const known = new Set(before.problems.map(nameOf));
  return after.problems.filter((problem) => !known.has(nameOf(problem)));
}
