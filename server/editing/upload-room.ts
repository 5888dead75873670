import { statSync } from "node:fs";
import { join } from "node:path";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { EditedSite } from "./edited-site.ts";
import { placesOf } from "./picture-places.ts";
import { SpliceError } from "./splice-yaml.ts";

/** What one editor may keep that no page of the published site shows. */
const mostUploadedBytes = 200 * 1024 * 1024;

/** @throws SpliceError where an editor's unpublished pictures leave no room for another */
export async function refuseWithoutRoom(
  database: Kysely<Tables>,
  { editor, bytes, published }: { editor: string; bytes: number; published: EditedSite },
): Promise<void> {
  const own = await database.selectFrom("editor_upload").selectAll().where("editor", "=", editor).execute();
  let used = bytes;
  for (const { file, bytes: kept } of own) {
    if ((await placesOf(published, `/images/${file}`)).length === 0) used += kept;
    else await database.deleteFrom("editor_upload").where("file", "=", file).execute();
  }
  if (used > mostUploadedBytes)
    throw new SpliceError("your pictures that are not published fill 200 MB; publish some, or have them taken away");
}

/** Notes whose a picture is until it is published. */
export async function noteUpload(
  database: Kysely<Tables>,
  { editor, address, root }: { editor: string; address: string; root: string },
): Promise<void> {
  const file = address.replace("/images/", "");
  const { size } = statSync(join(root, "public", address));
  const row = { editor, bytes: size, kept_at: new Date().toISOString() };
  await database
    .insertInto("editor_upload")
    .values({ ...row, file })
    .onConflict((conflict) => conflict.column("file").doUpdateSet(row))
    .execute();
}
