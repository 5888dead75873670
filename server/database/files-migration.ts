import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** What came with an enquiry; the content is on disk. */
export async function addFiles({ schema }: Kysely<Tables>): Promise<void> {
  let table = schema
    .createTable("enquiry_file")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("bytes", "integer", (column) => column.notNull());
  for (const name of ["reference", "folder", "name", "type", "sender", "received_at"])
    table = table.addColumn(name, "text", (column) => column.notNull());
  await table.execute();
  await schema.createIndex("enquiry_file_by_reference").on("enquiry_file").column("reference").execute();
  await schema.createIndex("enquiry_file_by_time").on("enquiry_file").column("received_at").execute();
}

/** When staff said that an enquiry was answered. */
export async function addAnswered({ schema }: Kysely<Tables>): Promise<void> {
  await schema.alterTable("enquiry").addColumn("answered_at", "text").execute();
}
