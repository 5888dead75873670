import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** Whose a picture is until a published page shows it. */
export async function addUploads({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable("editor_upload")
    .addColumn("file", "text", (column) => column.primaryKey().notNull())
    .addColumn("editor", "text", (column) => column.notNull())
    .addColumn("kept_at", "text", (column) => column.notNull())
    .addColumn("bytes", "integer", (column) => column.notNull())
    .execute();
}

/** Image bytes move into the database. Files left in the folder count as manual edits from now on. */
export async function keepUploads(database: Kysely<Tables>, isPostgres: boolean): Promise<void> {
  await database.deleteFrom("editor_upload").execute();
  const { schema } = database;
  await schema
    .alterTable("editor_upload")
    .addColumn("body", isPostgres ? "bytea" : "blob")
    .execute();
  await schema.alterTable("editor_upload").addColumn("dropped_at", "text").execute();
}
