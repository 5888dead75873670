import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { masterAddress, oncePerVersion } from "#model/reading/pictures.server.ts";
import { timeOf } from "../../database/database-time.ts";
import type { Tables } from "../../database/tables.ts";
import { writeWhole } from "../content-file.ts";

/** The pictures of a draft by their path in a site's folder, and the path of a copy of each. */
export type DraftPictureFiles = ReadonlyMap<string, string>;

export type DraftPictures = ReturnType<typeof openDraftPictures>;

/** How long what was discarded can be brought back, in ms. */
const broughtBackMs = 24 * 3_600_000;
const folderOfPictures = "public/images/";
const nameOf = (path: string) => path.slice(folderOfPictures.length);

/** Uploaded, unpublished pictures: in the database, each with a copy to read. */
export function openDraftPictures(database: Kysely<Tables>) {
  const copies = openCopies(database);
  const addresses = new Map<string, string>();
  const change = (editor: string) => database.updateTable("editor_upload").where("editor", "=", editor);
  const notDropped = (editor: string) =>
    database.selectFrom("editor_upload").where("editor", "=", editor).where("dropped_at", "is", null);
  return {
    /** Masters that a build may lack, by their address in pages, with the name of their file. */
    addresses: addresses as ReadonlyMap<string, string>,
    async of(editor: string): Promise<DraftPictureFiles> {
      const all = database.selectFrom("editor_upload").select(["file", "editor", "bytes", "dropped_at"]);
      const rows = await all.orderBy("file").execute();
      copies.keepOnly(rows.map(({ file }) => file));
      const own = rows.filter((row) => row.editor === editor && row.dropped_at === null);
      const laid = new Map<string, string>();
      for (const { file, bytes } of own) {
        const { copy, address } = await copies.of(file, bytes);
        laid.set(folderOfPictures + file, copy);
        addresses.set(address, file);
      }
      return laid;
    },
    /** The bytes of one; undefined if this draft has no picture of that name. */
    read: async (editor: string, file: string): Promise<Uint8Array | undefined> =>
      (await notDropped(editor).select("body").where("file", "=", file).executeTakeFirst())?.body ?? undefined,
    /** How much of them a draft has. */
    async bytesOf(editor: string): Promise<number> {
      return (await notDropped(editor).select("bytes").execute()).reduce((sum, { bytes }) => sum + bytes, 0);
    },
    /** @returns whether the name was free among all drafts */
    async add(editor: string, file: string, body: Uint8Array): Promise<boolean> {
      const past = new Date(timeOf(database) - broughtBackMs).toISOString();
      await database.deleteFrom("editor_upload").where("dropped_at", "<", past).execute();
      const kept_at = new Date(timeOf(database)).toISOString();
      const { numInsertedOrUpdatedRows } = await database
        .insertInto("editor_upload")
        .values({ editor, file, body, bytes: body.length, kept_at, dropped_at: null })
        .onConflict((conflict) => conflict.column("file").doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    /** Lets go of all; they can be brought back for a day. */
    drop: async (editor: string): Promise<void> =>
      void (await change(editor)
        .set({ dropped_at: new Date(timeOf(database)).toISOString() })
        .execute()),
    async bringBack(editor: string, paths: readonly string[]): Promise<void> {
      for (const path of paths)
        await change(editor).set({ dropped_at: null }).where("file", "=", nameOf(path)).execute();
    },
    /** Makes them another editor's. */
    async give(paths: readonly string[], from: string, to: string): Promise<void> {
      for (const path of paths) await change(from).set({ editor: to }).where("file", "=", nameOf(path)).execute();
    },
    /** What has been published is no longer a draft. */
    async forget(editor: string, paths: readonly string[]): Promise<void> {
      for (const path of paths)
        await database
          .deleteFrom("editor_upload")
          .where("editor", "=", editor)
          .where("file", "=", nameOf(path))
          .execute();
    },
  };
}

/** Those that a draft's files show; others stay with the draft. */
export function shownPictures(
  files: ReadonlyMap<string, string | null>,
  pictures: DraftPictureFiles,
): DraftPictureFiles {
  const texts = [...files.values()];
  const isShown = (path: string) => texts.some((text) => text?.includes(`/images/${nameOf(path)}`));
  return new Map([...pictures].filter(([path]) => isShown(path)));
}

export const isDraftPicture = (path: string) => path.startsWith(folderOfPictures);

/** The addresses in content of a draft's pictures. */
export const addressesOf = (pictures: DraftPictureFiles) =>
  [...pictures.keys()].map((path) => `/images/${nameOf(path)}`);

const addressInPages = oncePerVersion(async (folder, address) => masterAddress(folder, address));

/** Copies in a folder of this process, because measuring and building pictures reads files. */
function openCopies(database: Kysely<Tables>) {
  let made: string | undefined;
  const folder = () => {
    if (made === undefined) {
      const place = mkdtempSync(join(tmpdir(), "studio-site-pictures-"));
      process.once("exit", () => rmSync(place, { recursive: true, force: true }));
      made = place;
    }
    return made;
  };
  return {
    /** Takes away the copies of what the database has no more. */
    keepOnly(names: readonly string[]): void {
      if (made === undefined || !existsSync(join(made, "images"))) return;
      for (const name of readdirSync(join(made, "images")))
        if (!names.includes(name)) rmSync(join(made, "images", name), { force: true });
    },
    async of(file: string, bytes: number): Promise<{ copy: string; address: string }> {
      const place = folder();
      const copy = join(place, "images", file);
      if (statSync(copy, { throwIfNoEntry: false })?.size !== bytes) {
        const row = database.selectFrom("editor_upload").select("body").where("file", "=", file);
        writeWhole(place, `images/${file}`, (await row.executeTakeFirst())?.body ?? new Uint8Array());
      }
      return { copy, address: await addressInPages(place, `/images/${file}`) };
    },
  };
}

/** Whether the site's folder has another picture under the same name. */
export function isTakenBySite(root: string, path: string, copy: string): boolean {
  return existsSync(join(root, path)) && !readFileSync(join(root, path)).equals(readFileSync(copy));
}
