import type { Kysely } from "kysely";
import { addressOfPlace } from "#model/fields/band-places.server.ts";
import type { DraftRow } from "../../database/editor-tables.ts";
import type { Tables } from "../../database/tables.ts";
import { rawIfAny } from "../content-file.ts";
import { textsUnderWay } from "../publishing/journal.ts";
import { endReview } from "../reviews/reviews.ts";
import { plainInSource } from "../splice-source.ts";
import type { FieldValue } from "../splice-yaml.ts";
import { type DraftPictureFiles, type DraftPictures, isDraftPicture } from "./draft-pictures.ts";
import { mergeDraft } from "./merge-draft.ts";

/** The files of a draft as they will be; null for a removed one. */
export type DraftFiles = ReadonlyMap<string, string | null>;

/** What was typed but is not in the draft, because the check refuses it or somebody else changed the same value. */
export interface HeldValue {
  address: string;
  /** What the editor saw. */
  before: FieldValue | null;
  value: FieldValue;
}

interface Draft {
  files: DraftFiles;
  pictures: DraftPictureFiles;
  held: readonly HeldValue[];
  /** Files whose lists both sides have arranged, so that one side has to be dropped. */
  stuck: readonly string[];
}

export type Drafts = ReturnType<typeof openDrafts>;

interface DraftParts {
  database: Kysely<Tables>;
  root: string;
  pictures: DraftPictures;
}

/** The draft of one editor, saved in the database while typing and merged with what others publish. */
export function openDrafts({ database, root, pictures }: DraftParts, editor: string) {
  const rows = openRows(database, editor);
  /** The file as the draft has it; undefined if the draft does not change it. */
  const put = async (file: string, text: string | null, base?: string | null) => {
    const now = rawIfAny(root, file);
    if (text === now) return await rows.remove(file);
    const known = await rows.find(file);
    await rows.keep({ file, text, base: base !== undefined ? base : known ? known.base : now });
  };
  /** False where the file cannot be brought onto what somebody else has made of it. */
  const bringUpToDate = async ({ file, base, text }: DraftRow): Promise<boolean> => {
    const theirs = rawIfAny(root, file);
    if (theirs === base) return true;
    // It is this draft that is being published, and its editor goes on.
    if (theirs !== text && (await textsUnderWay(database, editor)).get(file) === theirs) {
      await rows.keep({ file, text, base: theirs });
      return true;
    }
    const merged = theirs === text ? { text: theirs, both: [] } : mergeDraft(file, { base, own: text, theirs });
    if (!merged) return false;
    const fields = theirs === null || merged.both.length === 0 ? undefined : plainInSource(theirs, file, []);
    for (const { path, before, value } of merged.both) {
      const address = `${file.replace(/^content\//, "")}#${addressOfPlace(fields, path).join(".")}`;
      await rows.hold({ address, before, value });
    }
    await put(file, merged.text, theirs);
    return true;
  };
  return {
    /** The draft, merged with the present site. */
    async read(): Promise<Draft> {
      const stuck: string[] = [];
      for (const row of await rows.all()) if (!(await bringUpToDate(row))) stuck.push(row.file);
      const files = (await rows.all()).map(({ file, text }): [string, string | null] => [file, text]);
      return { files: new Map(files), pictures: await pictures.of(editor), held: await rows.held(), stuck };
    },
    async put(files: DraftFiles): Promise<void> {
      for (const [file, text] of files) await put(file, text);
    },
    /** What has been published is no longer a draft; what was written since starts from it. */
    async published(files: DraftFiles): Promise<void> {
      for (const [file, text] of files) {
        const row = await rows.find(file);
        if (row?.text === text) await rows.remove(file);
        else if (row) await rows.keep({ file, text: row.text, base: text });
      }
      await pictures.forget(editor, [...files.keys()].filter(isDraftPicture));
      if ((await rows.all()).length === 0) await endReview(database, editor);
    },
    hold: rows.hold,
    release: rows.release,
    async discard(): Promise<void> {
      await rows.clear();
      await pictures.drop(editor);
      await endReview(database, editor);
    },
    forgetPictures: (paths: readonly string[]) => pictures.forget(editor, paths),
    bringBack: (paths: readonly string[]) => pictures.bringBack(editor, paths),
  };
}

/** What the database keeps of one editor's draft. */
function openRows(database: Kysely<Tables>, editor: string) {
  const removeFrom = (table: "editor_draft" | "editor_held") => database.deleteFrom(table).where("editor", "=", editor);
  const drafts = () => database.selectFrom("editor_draft").selectAll().where("editor", "=", editor);
  const now = () => new Date().toISOString();
  return {
    all: () => drafts().orderBy("file").execute(),
    find: (file: string) => drafts().where("file", "=", file).executeTakeFirst(),
    async keep({ file, base, text }: Pick<DraftRow, "file" | "base" | "text">): Promise<void> {
      const row = { base, text, saved_at: now() };
      await database
        .insertInto("editor_draft")
        .values({ ...row, editor, file })
        .onConflict((conflict) => conflict.columns(["editor", "file"]).doUpdateSet(row))
        .execute();
    },
    remove: async (file: string): Promise<void> =>
      void (await removeFrom("editor_draft").where("file", "=", file).execute()),
    async held(): Promise<HeldValue[]> {
      const found = await database.selectFrom("editor_held").selectAll().where("editor", "=", editor).execute();
      return found.map(({ address, before, value }) => ({
        ...{ address, before: JSON.parse(before), value: JSON.parse(value) },
      }));
    },
    async hold({ address, before, value }: HeldValue): Promise<void> {
      const row = { before: JSON.stringify(before), value: JSON.stringify(value), saved_at: now() };
      await database
        .insertInto("editor_held")
        .values({ ...row, editor, address })
        .onConflict((conflict) => conflict.columns(["editor", "address"]).doUpdateSet(row))
        .execute();
    },
    release: async (address: string): Promise<void> =>
      void (await removeFrom("editor_held").where("address", "=", address).execute()),
    async clear(): Promise<void> {
      await removeFrom("editor_draft").execute();
      await removeFrom("editor_held").execute();
    },
  };
}
