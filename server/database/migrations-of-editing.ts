import type { CreateTableBuilder, Kysely } from "kysely";
import type { Tables } from "./tables.ts";

export async function addDrafts({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable("editor_draft")
    .addColumn("editor", "text", (column) => column.notNull())
    .addColumn("file", "text", (column) => column.notNull())
    .addColumn("base", "text")
    .addColumn("text", "text")
    .addColumn("saved_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("editor_draft_key", ["editor", "file"])
    .execute();
  await schema
    .createTable("editor_held")
    .addColumn("editor", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("before", "text", (column) => column.notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("saved_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("editor_held_key", ["editor", "address"])
    .execute();
  await schema
    .createTable("editor_preview")
    .addColumn("key", "text", (column) => column.primaryKey().notNull())
    .addColumn("editor", "text", (column) => column.notNull())
    .addColumn("valid_until", "text", (column) => column.notNull())
    .execute();
}

export async function addPublications(database: Kysely<Tables>): Promise<void> {
  const whose = ["editor", "author_name", "author_email", "title", "state"];
  await table(database, "publication", "id", [
    ...whose,
    "holder",
    "lease_until",
    "release",
    "files",
    "said",
    "begun_at",
  ])
    .addColumn("due_at", "text")
    .addColumn("lock", "text", (column) => column.unique())
    .addColumn("version", "text")
    .addColumn("ended_at", "text")
    .execute();
  await database.schema
    .createTable("publication_step")
    .addColumn("publication", "text", (column) => column.notNull())
    .addColumn("step", "text", (column) => column.notNull())
    .addColumn("begun_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("publication_step_key", ["publication", "step"])
    .execute();
}

export async function addReviews(database: Kysely<Tables>): Promise<void> {
  await table(database, "editor_review", "editor", ["words", "asked_at"]).execute();
  await table(database, "editor_comment", "id", ["draft", "author", "words", "said_at"]).execute();
}

/** A table of texts, none of which may be missing. */
export function table(
  database: Kysely<Tables>,
  name: string,
  key: string,
  texts: readonly string[],
): CreateTableBuilder<string, string> {
  const start: CreateTableBuilder<string, string> = database.schema
    .createTable(name)
    .addColumn(key, "text", (column) => column.primaryKey().notNull());
  return texts.reduce((built, text) => built.addColumn(text, "text", (column) => column.notNull()), start);
}
