import { randomUUID } from "node:crypto";
import type { Kysely, OnConflictBuilder } from "kysely";
import { timeOf } from "../../database/database-time.ts";
import type { PublicationRow, PublicationStepRow } from "../../database/editor-tables.ts";
import type { Tables } from "../../database/tables.ts";
import { newReleaseId } from "../../release/release.ts";

export const steps = ["fetch", "merge", "check", "build", "commit", "push", "swap"] as const;
export type Step = (typeof steps)[number];

/** For how long an instance that is at work may give no sign of it, in ms. */
const silenceMs = 10_000;
/** How long finished publications are shown. */
const toldMs = 90 * 24 * 3_600_000;
/** The setting that names the newest release which an instance has shown. */
const shownSetting = "newest-release";

/** What somebody wants published, in whose name, and from when on. */
export interface Wanted {
  editor: string;
  author: { name: string; email: string } | undefined;
  title: string;
}

/** A file of the draft: its text, and the text of the site's file when it was taken; null for a picture. */
export interface TakenFile {
  file: string;
  before: string | null;
  text: string | null;
}

/** Thrown where another instance has taken a publication over, because this one did not answer in time. */
export class LostHold extends Error {}

export type Journal = ReturnType<typeof openJournal>;

interface Clocks {
  /** The time that all instances share, in ms since the epoch. */
  now?: (() => number) | undefined;
  /** What has passed in this process, in ms, whatever becomes of the machine's clock. */
  elapsed?: (() => number) | undefined;
}

const iso = (time: number) => new Date(time).toISOString();

/** The journal of publications, in the database, so that every instance and the next start know how far each has come. */
export function openJournal(
  database: Kysely<Tables>,
  { now = () => timeOf(database), elapsed = () => performance.now() }: Clocks = {},
) {
  const holder = randomUUID();
  const all = () => database.selectFrom("publication").selectAll();
  const sign = () => ({ holder, lease_until: iso(now() + silenceMs) });
  /** @throws LostHold */
  const set = async (id: string, values: Partial<PublicationRow>): Promise<void> => {
    const change = database.updateTable("publication").set({ ...values, ...sign() });
    const { numUpdatedRows } = await change.where("id", "=", id).where("holder", "=", holder).executeTakeFirst();
    if (numUpdatedRows === 0n) throw new LostHold();
  };
  const running = () => all().where("lock", "is not", null).executeTakeFirst();
  const isSilent = watchHolder(elapsed);
  return {
    set,
    running,
    row: (id: string) => all().where("id", "=", id).executeTakeFirst(),
    /** Says that we are still at it, until it is called. */
    keepHold(id: string, onLoss: () => void): () => void {
      const say = () =>
        set(id, {}).catch((error: unknown) => {
          // While the database is down no other instance takes it over.
          if (error instanceof LostHold) onLoss();
        });
      const timer = setInterval(say, silenceMs / 4).unref();
      return () => clearInterval(timer);
    },
    steps: (id: string) => stepsOf(database, id),
    /**
     * Accepts a publication; the first free instance carries it out.
     * @returns its id, or nothing while another one is accepted or under way
     */
    async begin(wanted: Wanted): Promise<string | undefined> {
      await forgetOld(database, iso(now() - toldMs));
      const row = { ...newRow(wanted, iso(now())), ...accepted };
      const { numInsertedOrUpdatedRows } = await database
        .insertInto("publication")
        .values(row)
        .onConflict((conflict) => conflict.column("lock").doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows ? row.id : undefined;
    },
    /** Begins to carry out what is accepted. From here on we hold it, and another instance takes over once we are silent. */
    async take(): Promise<PublicationRow | undefined> {
      const row = await running();
      if (row?.holder !== "") return undefined;
      const { numUpdatedRows } = await database
        .updateTable("publication")
        .set({ ...sign(), release: await nextRelease(database, now()) })
        .where("id", "=", row.id)
        .where("holder", "=", "")
        .executeTakeFirst();
      return numUpdatedRows > 0n ? await all().where("id", "=", row.id).executeTakeFirst() : undefined;
    },
    /** Notes that a step begins. */
    async enter(id: string, step: Step): Promise<void> {
      await set(id, { said: "" });
      await note(database, { publication: id, step, begun_at: iso(now()) });
    },
    end: (id: string, state: "failed" | "published", said = "") =>
      set(id, { state, said, lock: null, files: "", ...(state === "failed" && { ended_at: iso(now()) }) }),
    /** One whose instance has given no sign for as long as we have watched it, for us to bring to its end. */
    async abandoned(): Promise<PublicationRow | undefined> {
      const row = await running();
      if (!row?.holder || !isSilent(row)) return undefined;
      const change = database.updateTable("publication").set(sign()).where("id", "=", row.id);
      const unchanged = change.where("holder", "=", row.holder).where("lease_until", "=", row.lease_until);
      return (await unchanged.executeTakeFirst()).numUpdatedRows > 0n ? row : undefined;
    },
    ...forAll(database, now),
  };
}

/** Whether its holder has been silent for too long. Only new entries count, because its clock may be wrong. */
function watchHolder(elapsed: () => number) {
  let last = { said: "", at: 0 };
  return ({ id, holder, lease_until: until }: PublicationRow): boolean => {
    const said = `${id} ${holder} ${until}`;
    if (said !== last.said) last = { said, at: elapsed() };
    return elapsed() - last.at >= silenceMs;
  };
}

/** Where nobody holds it yet. */
const accepted = { state: "running", lock: "publishing", holder: "" } as const;

/** A name for a release that sorts after whatever has been published or shown, however the clocks differ. */
async function nextRelease(database: Kysely<Tables>, now: number): Promise<string> {
  const published = database.selectFrom("publication").select(({ fn }) => fn.max("release").as("name"));
  const shown = database.selectFrom("setting").select("value").where("name", "=", shownSetting);
  const names = [(await published.executeTakeFirst())?.name ?? "", (await shown.executeTakeFirst())?.value ?? ""];
  return newReleaseId(now, names.sort().at(-1));
}

async function note(database: Kysely<Tables>, step: PublicationStepRow): Promise<void> {
  const isKnown = (conflict: OnConflictBuilder<Tables, "publication_step">) =>
    conflict.columns(["publication", "step"]).doNothing();
  await database.insertInto("publication_step").values(step).onConflict(isKnown).execute();
}

async function forgetOld(database: Kysely<Tables>, before: string): Promise<void> {
  await database.deleteFrom("publication").where("ended_at", "<", before).execute();
  const known = database.selectFrom("publication").select("id");
  await database.deleteFrom("publication_step").where("publication", "not in", known).execute();
}

/** What any instance may do, also while another carries out the publication. */
function forAll(database: Kysely<Tables>, now: () => number) {
  const all = () => database.selectFrom("publication").selectAll();
  const change = () => database.updateTable("publication");
  const planned = () => all().where("state", "=", "waiting");
  const revoke = async (editor: string): Promise<void> => {
    await database.deleteFrom("publication").where("state", "=", "waiting").where("editor", "=", editor).execute();
  };
  return {
    /** The newest that is past the point of no return. */
    newest: () => all().where("state", "in", ["published", "live"]).orderBy("release", "desc").executeTakeFirst(),
    /** The one under way, or the one that was last begun, however it ended. */
    latest: async () =>
      (await all().where("lock", "is not", null).executeTakeFirst()) ??
      (await all().where("state", "!=", "waiting").orderBy("release", "desc").executeTakeFirst()),
    /** Accepts what somebody wants published by now, unless another one is under way. */
    async beginDue(): Promise<void> {
      const isUnderWay = await all().where("lock", "is not", null).executeTakeFirst();
      const due = await planned().where("due_at", "<=", iso(now())).orderBy("due_at").executeTakeFirst();
      if (isUnderWay || !due) return;
      const begun = change().set({ ...accepted, begun_at: iso(now()) });
      const taken = begun.where("id", "=", due.id).where("state", "=", "waiting");
      // Another instance may be faster, or begin another one.
      await taken.execute().catch(() => {});
    },
    waitingOf: (editor: string) => planned().where("editor", "=", editor).executeTakeFirst(),
    /** Records how far a publication past the point of no return has come. */
    async tell(id: string, said: string): Promise<void> {
      await change().set({ said }).where("id", "=", id).execute();
      await note(database, { publication: id, step: "swap", begun_at: iso(now()) });
    },
    /** Visitors see it, and with it those before. */
    async isLive({ release }: Pick<PublicationRow, "release">): Promise<void> {
      const live = { state: "live", said: "", ended_at: iso(now()) } as const;
      await change().set(live).where("release", "<=", release).where("state", "=", "published").execute();
    },
    /** That an instance shows a release, so that what is published from now on is newer. */
    async shows(release: string): Promise<void> {
      await database
        .insertInto("setting")
        .values({ name: shownSetting, value: release })
        .onConflict((conflict) =>
          conflict.column("name").doUpdateSet({ value: release }).where("setting.value", "<", release),
        )
        .execute();
    },
    revoke,
    async schedule(wanted: Wanted, at: string): Promise<void> {
      await revoke(wanted.editor);
      const row = { ...newRow(wanted, iso(now())), state: "waiting" as const, due_at: at };
      await database.insertInto("publication").values(row).execute();
    },
  };
}

function newRow({ editor, author, title }: Wanted, at: string): PublicationRow {
  return {
    ...{ id: randomUUID(), editor, title, author_name: author?.name ?? "", author_email: author?.email ?? "" },
    ...{ state: "waiting", due_at: null, lock: null, holder: "", lease_until: "", version: null, release: "" },
    ...{ files: "", said: "", begun_at: at, ended_at: null },
  };
}

async function stepsOf(database: Kysely<Tables>, publication: string): Promise<Step[]> {
  const rows = database.selectFrom("publication_step").select("step").where("publication", "=", publication);
  const begun = new Set((await rows.execute()).map(({ step }) => step));
  return steps.filter((step) => begun.has(step));
}

export function takenFiles(row: Pick<PublicationRow, "files">): TakenFile[] {
  return row.files === "" ? [] : JSON.parse(row.files);
}

/** What an editor's publication under way makes of a file, so that a draft is not taken for somebody else's change. */
export async function textsUnderWay(
  database: Kysely<Tables>,
  editor: string,
): Promise<ReadonlyMap<string, string | null>> {
  const rows = database.selectFrom("publication").select("files").where("editor", "=", editor);
  const row = await rows.where("lock", "is not", null).executeTakeFirst();
  return new Map(row && takenFiles(row).map(({ file, text }) => [file, text]));
}
