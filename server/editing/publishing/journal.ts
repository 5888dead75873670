import { randomUUID } from "node:crypto";
import type { Kysely, OnConflictBuilder } from "kysely";
import type { PublicationRow, PublicationStepRow } from "../../database/editor-tables.ts";
import type { Tables } from "../../database/tables.ts";

export const steps = ["fetch", "merge", "check", "build", "commit", "push", "swap"] as const;
export type Step = (typeof steps)[number];

/** How long an instance that says nothing is believed to be at work, in ms. */
const leaseMs = 10_000;
/** How long former publications are told of. */
const toldMs = 90 * 24 * 3_600_000;

/** What somebody wants published, in whose name, and from when on. */
export interface Wanted {
  editor: string;
  author: { name: string; email: string } | undefined;
  title: string;
}

/** A file of the draft: what it says there, and what the site's file said when it was taken; a picture says nothing. */
export interface TakenFile {
  file: string;
  before: string | null;
  text: string | null;
}

/** Thrown where another instance has taken a publication over, because this one did not answer in time. */
export class LostHold extends Error {}

export type Journal = ReturnType<typeof openJournal>;

const iso = (time: number) => new Date(time).toISOString();

/** The journal of publications, in the database, so that every instance and the next start know how far each has come. */
export function openJournal(database: Kysely<Tables>, now: () => number = Date.now) {
  const holder = randomUUID();
  const all = () => database.selectFrom("publication").selectAll();
  const hold = () => ({ holder, lock: "publishing", lease_until: iso(now() + leaseMs) });
  /** @throws LostHold */
  const set = async (id: string, values: Partial<PublicationRow>): Promise<void> => {
    const change = database.updateTable("publication").set({ ...values, lease_until: iso(now() + leaseMs) });
    const { numUpdatedRows } = await change.where("id", "=", id).where("holder", "=", holder).executeTakeFirst();
    if (numUpdatedRows === 0n) throw new LostHold();
  };
  const running = () => all().where("lock", "is not", null).executeTakeFirst();
  return {
    set,
    running,
    row: (id: string) => all().where("id", "=", id).executeTakeFirst(),
    /** Says that we are still at it, until it is called. */
    keepHold(id: string, onLoss: () => void): () => void {
      const timer = setInterval(() => set(id, {}).catch(onLoss), leaseMs / 4).unref();
      return () => clearInterval(timer);
    },
    steps: (id: string) => stepsOf(database, id),
    /** @returns its id, or nothing while another publication is under way */
    async begin({ editor, author, title }: Wanted, release: string): Promise<string | undefined> {
      await forgetOld(database, iso(now() - toldMs));
      const row = { ...newRow({ editor, author, title }, iso(now())), ...hold(), release, state: "running" as const };
      const { numInsertedOrUpdatedRows } = await database
        .insertInto("publication")
        .values(row)
        .onConflict((conflict) => conflict.column("lock").doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows ? row.id : undefined;
    },
    /** Takes up one that was waiting for its day. */
    async takeUp(id: string, release: string): Promise<boolean> {
      if (await running()) return false;
      const change = database
        .updateTable("publication")
        .set({ ...hold(), release, state: "running", begun_at: iso(now()) });
      // Another instance may be faster, or begin another one.
      return change
        .where("id", "=", id)
        .where("state", "=", "waiting")
        .executeTakeFirst()
        .then(
          ({ numUpdatedRows }) => numUpdatedRows > 0n,
          () => false,
        );
    },
    /** Notes that a step begins. */
    async enter(id: string, step: Step): Promise<void> {
      await set(id, { said: "" });
      await note(database, { publication: id, step, begun_at: iso(now()) });
    },
    end: (id: string, state: "failed" | "published", said = "") =>
      set(id, { state, said, lock: null, files: "", ...(state === "failed" && { ended_at: iso(now()) }) }),
    /** One whose instance has ended, for us to bring to its end. */
    async abandoned(): Promise<PublicationRow | undefined> {
      const row = await running();
      if (!row || row.lease_until >= iso(now())) return undefined;
      const change = database.updateTable("publication").set(hold());
      const taken = await change.where("id", "=", row.id).where("lease_until", "=", row.lease_until).executeTakeFirst();
      return taken.numUpdatedRows > 0n ? row : undefined;
    },
    ...forAll(database, now),
  };
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

/** What any instance may do, whichever is at work. */
function forAll(database: Kysely<Tables>, now: () => number) {
  const all = () => database.selectFrom("publication").selectAll();
  const waitingOf = (editor: string) => all().where("state", "=", "waiting").where("editor", "=", editor);
  const revoke = async (editor: string): Promise<void> => {
    await database.deleteFrom("publication").where("state", "=", "waiting").where("editor", "=", editor).execute();
  };
  return {
    /** The newest that is past the point of no return. */
    newest: () => all().where("state", "in", ["published", "live"]).orderBy("release", "desc").executeTakeFirst(),
    /** The one that was last begun, however it ended. */
    latest: () => all().where("state", "!=", "waiting").orderBy("begun_at", "desc").executeTakeFirst(),
    due: () =>
      all().where("state", "=", "waiting").where("due_at", "<=", iso(now())).orderBy("due_at").executeTakeFirst(),
    waitingOf: (editor: string) => waitingOf(editor).executeTakeFirst(),
    /** Says of one that is past the point of no return how far it has come, whichever instance does it. */
    async tell(id: string, said: string): Promise<void> {
      await database.updateTable("publication").set({ said }).where("id", "=", id).execute();
      await note(database, { publication: id, step: "swap", begun_at: iso(now()) });
    },
    /** Visitors see it. */
    async isLive(id: string): Promise<void> {
      const live = { state: "live", said: "", ended_at: iso(now()) } as const;
      await database
        .updateTable("publication")
        .set(live)
        .where("id", "=", id)
        .where("state", "=", "published")
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
