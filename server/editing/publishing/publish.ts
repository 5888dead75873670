import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { PublicationRow } from "../../database/editor-tables.ts";
import { rawIfAny, writeWhole } from "../content-file.ts";
import { type DraftPictureFiles, isDraftPicture, shownPictures } from "../drafts/draft-pictures.ts";
import type { History } from "../git.ts";
import { SpliceError } from "../splice-yaml.ts";
import type { Workspace } from "../workspaces.ts";
import { checkTheirs } from "./check-theirs.ts";
import { type Journal, LostHold, type Step, type TakenFile, takenFiles } from "./journal.ts";
import { clearAway, copyOfSite, copySite, type MakeRelease } from "./make-release.ts";
import { obstaclesTo, sentenceOf } from "./obstacles.ts";

/** What carries drafts to visitors. */
export interface Press {
  /** The folder of the site's files. */
  root: string;
  journal: Journal;
  history: History;
  buildFolder: string;
  makeRelease: MakeRelease;
  workspaceOf: (editor: string) => Promise<Workspace>;
  /** Aborted when the server stops. */
  signal: AbortSignal;
}

const stopped = "the server was stopped in the meantime: press Publish again";
const abandoned = "the server that was publishing it was stopped, or could not reach the database: press Publish again";

/**
 * Brings a draft past the point of no return: the push, or without a remote the version. Until then nothing in the site's
 * folder changes except what others have published; the journal has the reason of a failure.
 */
export async function publish(press: Press, publication: PublicationRow): Promise<void> {
  const lost = new AbortController();
  const signal = AbortSignal.any([press.signal, lost.signal]);
  const letGo = press.journal.keepHold(publication.id, () => lost.abort());
  try {
    const problem = await carryOut({ ...press, signal }, publication).then(
      () => "",
      (error: unknown) => (press.signal.aborted ? stopped : reasonOf(error)),
    );
    await settle(press, publication.id, problem);
  } catch (error) {
    // Another instance brings it to its end.
    if (!(error instanceof LostHold)) throw error;
  } finally {
    letGo();
  }
}

/** Completes a stalled publication past the point of no return, or rolls back an earlier one. */
export async function settle(press: Press, id: string, problem = abandoned): Promise<void> {
  const { journal, buildFolder } = press;
  const publication = await journal.row(id);
  if (!publication) return;
  const isOut = await isPast(press, publication);
  if (isOut) await conclude(press, publication);
  clearAway(buildFolder, publication.release, { isRefused: !isOut });
  await journal.end(id, isOut ? "published" : "failed", isOut ? "" : problem);
}

function reasonOf(error: unknown): string {
  if (error instanceof SpliceError) return error.message;
  console.error(error);
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ENOSPC") return "the disk is full";
  if (code === "EACCES" || code === "EROFS") return "the server may not write there";
  return "something went wrong; the server's log says what";
}

async function carryOut(press: Press, publication: PublicationRow): Promise<void> {
  const { root, journal, history, buildFolder, makeRelease, signal } = press;
  const { id, release, title, author_name: name, author_email: email } = publication;
  const enter = (step: Step) => journal.enter(id, step);
  const isCheckout = await history.isThere();
  const remote = isCheckout ? history.remote : undefined;
  if (remote) {
    await enter("fetch");
    const theirs = await remote.fetch();
    await enter("merge");
    if (theirs) await checkTheirs(press, theirs);
    if (theirs) await history.versions.take(theirs);
  }
  await enter("check");
  const { taken, pictures, names } = await takeDraft(press, publication, isCheckout);
  const untold = { before: null, text: null };
  await journal.set(id, {
    files: JSON.stringify([...taken, ...[...pictures.keys()].map((file) => ({ file, ...untold }))]),
  });
  await enter("build");
  const files = new Map(taken.map(({ file, text }) => [file, text]));
  const contentFolder = copySite(root, buildFolder, release, { files, pictures });
  await makeRelease({ id: release, contentFolder, signal, say: inTime((said) => journal.set(id, { said })) });
  signal.throwIfAborted();
  const changed = taken.find(({ file, before }) => rawIfAny(root, file) !== before);
  if (changed) throw new SpliceError(`${changed.file} has been changed by hand in the meantime: press Publish again`);
  await enter("commit");
  if (!isCheckout) return;
  const { versions } = history;
  const from = await versions.head();
  const author = email ? { name, email } : undefined;
  const version = await versions.make({ folder: contentFolder, files: names, title, author });
  await journal.set(id, { version });
  if (!remote) return await versions.move(version, from);
  await enter("push");
  await remote.push(version);
}

/** Tells how far something is, at most once a second; a page that misses one of these waits for the next. */
export function inTime(tell: (progress: string) => Promise<void>): (progress: string) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (progress) => {
    if (performance.now() - last < 1000) return;
    last = performance.now();
    tell(progress).catch(() => {});
  };
}

/** The present draft, and the files of the coming version, including those changed by hand. */
async function takeDraft(
  { root, history, workspaceOf }: Press,
  { editor }: PublicationRow,
  isCheckout: boolean,
): Promise<{ taken: TakenFile[]; pictures: DraftPictureFiles; names: string[] }> {
  const workspace = await workspaceOf(editor);
  return workspace.writer.inTurn(async () => {
    const problems = await obstaclesTo(workspace);
    if (problems.length > 0) throw new SpliceError(sentenceOf(problems));
    const { files, ...draft } = await workspace.drafts.read();
    const pictures = shownPictures(files, draft.pictures);
    const byHand = isCheckout ? (await history.changes()).map(({ file }) => file) : [];
    const names = [...new Set([...byHand, ...files.keys(), ...pictures.keys()])];
    if (names.length === 0) throw new SpliceError("nothing has changed since the last version");
    return { names, pictures, taken: [...files].map(([file, text]) => ({ file, text, before: rawIfAny(root, file) })) };
  });
}

/** Whether the publication is past the point of no return: others can see the version. */
async function isPast({ journal, history }: Press, { id, version }: PublicationRow): Promise<boolean> {
  if (!(await history.isThere())) return (await journal.steps(id)).includes("commit");
  if (version === null) return false;
  if (history.remote) return history.remote.has(version);
  const head = await history.versions.head();
  return head !== undefined && (await history.versions.isIn(version, head));
}

/** Writes what is published into the site's folder, and takes it out of the draft. May be done twice. */
async function conclude(press: Press, publication: PublicationRow): Promise<void> {
  const { root, history, buildFolder, workspaceOf } = press;
  const taken = takenFiles(publication);
  for (const { file, before, text } of taken) {
    if (isDraftPicture(file)) writePicture(root, file, join(copyOfSite(buildFolder, publication.release), file));
    else if (rawIfAny(root, file) === before) writeOrRemove(root, file, text);
  }
  if (publication.version !== null) {
    await history.versions.unlock();
    await history.versions.take(publication.version, { leave: true });
    await history.versions.settle(await history.versions.filesOf(publication.version));
  }
  const workspace = await workspaceOf(publication.editor);
  await workspace.drafts.published(new Map(taken.map(({ file, text }) => [file, text])));
  workspace.site.lay(await workspace.drafts.read());
}

function writeOrRemove(root: string, file: string, text: string | null): void {
  if (text !== null) writeWhole(root, file, text);
  else if (existsSync(join(root, file))) rmSync(join(root, file));
}

/** From the built copy, which exists until everything is written, also after changes of the draft. */
function writePicture(root: string, file: string, built: string): void {
  if (!existsSync(join(root, file)) && existsSync(built)) writeWhole(root, file, readFileSync(built));
}
