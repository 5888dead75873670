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
