import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** Letters that were sent to subscribers, and to which of them each has been given to the outbox. */
export async function addLetters({ schema }: Kysely<Tables>): Promise<void> {
  let table = schema.createTable("letter").addColumn("id", "text", (column) => column.primaryKey().notNull());
  for (const name of ["content", "begun_at"]) table = table.addColumn(name, "text", (column) => column.notNull());
  await table.addColumn("queued_at", "text").execute();
  await schema.alterTable("subscriber").addColumn("letter", "text").execute();
}
