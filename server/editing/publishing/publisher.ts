import { once } from "node:events";
import { mkdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { timeOf } from "../../database/database-time.ts";
import type { Tables } from "../../database/tables.ts";
import { findRelease, makeCurrent } from "../../release/release.ts";
import { noteAct } from "../accounts/audit.ts";
import type { SiteFolder } from "../edited-site.ts";
import { openHistory } from "../git.ts";
import { SpliceError } from "../splice-yaml.ts";
import { openWorkspaces } from "../workspaces.ts";
import { openJournal, type Wanted } from "./journal.ts";
import { buildRelease, type MakeRelease } from "./make-release.ts";
import { inTime, type Press, publish, settle } from "./publish.ts";

interface PublisherParts {
  folder: SiteFolder;
  database: Kysely<Tables>;
  /** Where releases are. */
  buildFolder: string;
  /** The one that this server shows. */
  release: string;
  /** Where several machines share their content (`CONTENT_REMOTE`). */
  remote?: string | undefined;
  /** Lets a server on the current release replace this one; rejects if it cannot start. */
  swap: () => Promise<void>;
  makeRelease?: MakeRelease;
  /** The time that all instances share. */
  now?: (() => number) | undefined;
  /** What has passed in this process, in ms. */
  elapsed?: (() => number) | undefined;
}

export type Publisher = ReturnType<typeof openPublisher>;

/** How often each instance looks for due, stalled and foreign publications. */
const everyMs = 2_000;
/** How long after its start the server before a new one may still answer somebody. */
const formerMs = 4_000;
/** When a release that could not be shown is tried again. */
const againMs = 60_000;

/** Publishes drafts, at once or on their day, and follows what other instances have published. */
export function openPublisher({ folder, database, buildFolder, remote, swap, ...own }: PublisherParts) {
  const { root } = folder;
  const stopping = new AbortController();
  const workspaces = openWorkspaces(folder, database);
  const { now = () => timeOf(database), elapsed = () => performance.now() } = own;
  const [journal, history] = [openJournal(database, { now, elapsed }), openHistory(root, remote)];
  const { makeRelease = buildRelease } = own;
  const common = { root, journal, history, buildFolder, makeRelease, signal: stopping.signal };
  const press: Press = { ...common, workspaceOf: workspaces.of };
  const follow = createFollower({ ...press, release: own.release, swap, elapsed });
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> = Promise.resolve();
  /** One task after the other; a failure is logged and tried again. */
  const inTurn = (act: () => Promise<void>): Promise<void> => {
    turn = turn.then(act).catch((error: unknown) => {
      if (!stopping.signal.aborted)
        console.error(error instanceof SpliceError ? `Publishing: ${error.message}` : error);
    });
    return turn;
  };
  let isKnown = false;
  const look = async () => {
    if (stopping.signal.aborted) return;
    if (!isKnown) await journal.shows(own.release);
    isKnown = true;
    const left = await journal.abandoned();
    if (left) await settle(press, left.id);
    await journal.beginDue();
    await publishNext(press, { database, now });
    await follow();
  };
  const plan = () => {
    if (!stopping.signal.aborted) timer = setTimeout(() => inTurn(look).then(plan), everyMs).unref();
  };
  return {
    workspaces,
    history,
    journal,
    /** Looks now, and then regularly. */
    start: () => void inTurn(look).then(plan),
    look: () => inTurn(look),
    /** @returns whether it is accepted, which is one at a time; a free instance carries it out */
    async publish(wanted: Wanted): Promise<boolean> {
      const isAccepted = (await journal.begin(wanted)) !== undefined;
      if (isAccepted) void inTurn(look);
      return isAccepted;
    },
    /** Ends what can be ended; what has not begun to be seen is rolled back. */
    async stop(): Promise<void> {
      clearTimeout(timer);
      stopping.abort();
      await turn;
    },
  };
}

/** Carries out what is accepted, if its editor may still publish. */
async function publishNext(
  press: Press,
  { database, now }: { database: Kysely<Tables>; now: () => number },
): Promise<void> {
  const { journal } = press;
  const publication = await journal.take();
  if (!publication) return;
  const { editor, id, title, due_at: dueAt } = publication;
  const roles = database.selectFrom("editor").select("role").where("id", "=", editor);
  if (editor !== "" && (await roles.executeTakeFirst())?.role !== "editor")
    return journal.end(id, "failed", "the account may not publish any more");
  if (dueAt !== null) await noteAct(database, { act: "published on its day", editor, about: title, now: now() });
  await publish(press, publication);
}

interface Follower {
  /** The release that this server shows. */
  release: string;
  swap: () => Promise<void>;
  elapsed: () => number;
}

/** Shows what has been published, here or by another instance. */
function createFollower({ release, swap, elapsed, ...press }: Press & Follower) {
  const { journal, buildFolder } = press;
  const aloneFrom = elapsed() + formerMs;
  let waiting = { release: "", until: 0 };
  return async (): Promise<void> => {
    const newest = await journal.newest();
    if (!newest) return;
    const { id, release: wanted } = newest;
    if (release >= wanted) {
      if (newest.state === "published" && elapsed() > aloneFrom) await journal.isLive(newest);
      return;
    }
    if (waiting.release === wanted && elapsed() < waiting.until) return;
    waiting = { release: wanted, until: elapsed() + againMs };
    try {
      await journal.tell(id, "");
      if (!findRelease(buildFolder, wanted) && !(await makeHere(press, newest))) return;
      makeCurrent(buildFolder, wanted);
      // It ends with this server, or fails.
      await Promise.race([swap(), once(press.signal, "abort")]);
    } catch (error) {
      if (findRelease(buildFolder, release)) makeCurrent(buildFolder, release);
      await journal.tell(id, error instanceof Error ? error.message : "the new release could not start");
      throw error;
    }
  };
}

interface Published {
  id: string;
  release: string;
  version: string | null;
}

/** Builds a release that another machine has published, from the remote. */
async function makeHere(press: Press, { id, release, version }: Published): Promise<boolean> {
  const { root, history, journal, buildFolder, makeRelease, signal } = press;
  if (version !== null) {
    await history.remote?.fetch(version);
    await history.versions.take(version);
    const head = await history.versions.head();
    if (!head || !(await history.versions.isIn(version, head)))
      throw new SpliceError("the repository in CONTENT_REMOTE lacks the version that another instance published");
  }
  const place = join(buildFolder, `.publishing-${release}`);
  if (!claim(place)) return false;
  try {
    await makeRelease({ id: release, contentFolder: root, signal, say: inTime((said) => journal.tell(id, said)) });
    return true;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** Another instance on this machine may be building the same. */
function claim(place: string): boolean {
  const since = statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  // What is dated ahead was left before the clock was set back.
  if (Math.abs(Date.now() - since) > 15 * 60_000) rmSync(place, { recursive: true, force: true });
  try {
    mkdirSync(place);
    return true;
  } catch {
    return false;
  }
}
