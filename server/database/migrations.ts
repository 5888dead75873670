import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { unifyAddresses } from "./addresses-migration.ts";
import { addAnswered, addFiles } from "./files-migration.ts";
import { addLetters } from "./letters-migration.ts";
import { addDrafts, addPublications, addReviews, table } from "./migrations-of-editing.ts";
import type { Tables } from "./tables.ts";
import { addUploads, keepUploads } from "./uploads-migration.ts";

/** Brings the tables up to date; instances that start together take turns. */
export async function migrate(database: Kysely<Tables>, isPostgres: boolean): Promise<void> {
  await takeOverRecord(database);
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations(isPostgres) },
    migrationTableName: recordTable,
    migrationLockTableName: "migration_lock",
    // A clock that was set back between two migrations must not stop a start.
    allowUnorderedMigrations: true,
  });
  // Checked first, so that no lock is taken when nothing is pending.
  const known = await migrator.getMigrations();
  if (known.every(({ executedAt }) => executedAt)) return;
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Never changed once released; every change of the tables is a new entry. */
function migrations(isPostgres: boolean): Record<string, Migration> {
  return {
    "001-start": { up: (database) => start(database, isPostgres) },
    "002-vitals": { up: addVitals },
    "003-recipients": { up: addRecipients },
    "004-editors": { up: addEditors },
    "005-drafts": { up: addDrafts },
    "006-reviews": { up: addReviews },
    "007-publications": { up: addPublications },
    "008-uploads": { up: addUploads },
    "009-draft-pictures": { up: (database) => keepUploads(database, isPostgres) },
    "010-addresses": { up: unifyAddresses },
    "011-files": { up: addFiles },
    "012-answered": { up: addAnswered },
    "013-letters": { up: addLetters },
  };
}

const recordTable = "migration";

/** Whether a server has used this database. */
export async function hasTables(database: Kysely<Tables>): Promise<boolean> {
  return (await recordColumns(database)).length > 0;
}

/**
 * Our own migrator, before Kysely's, kept the same record but called the time `done_at`. Nothing else differs, and a server
 * of an earlier release, which reads only the names, still starts.
 */
async function takeOverRecord(database: Kysely<Tables>): Promise<void> {
  const isFormer = async () => (await recordColumns(database)).includes("done_at");
  try {
    if (await isFormer()) await database.schema.alterTable(recordTable).renameColumn("done_at", "timestamp").execute();
  } catch (error) {
    // Another instance may have been faster, even while the columns were read.
    if (await isFormer()) throw error;
  }
}

async function recordColumns(database: Kysely<Tables>): Promise<string[]> {
  const tables = await database.introspection.getTables();
  return tables.find(({ name }) => name === recordTable)?.columns.map(({ name }) => name) ?? [];
}

async function start(database: Kysely<Tables>, isPostgres: boolean): Promise<void> {
  const { schema } = database;
  await table(database, "setting", "name", ["value"]).execute();
  const sendingTexts = ["fingerprint", "reference", "view_key", "valid_until"];
  await table(database, "sending", "token", sendingTexts).execute();
  const enquiryTexts = ["kind", "view_key", "received_at", "state", "name", "email", "matter", "details"];
  await table(database, "enquiry", "reference", enquiryTexts).execute();
  await table(database, "subscriber", "token", ["state", "created_at", "asked_at"])
    .addColumn("email", "text", (column) => column.unique())
    .addColumn("settled_at", "text")
    .execute();
  await table(database, "outbox", "id", ["channel", "about", "person", "payload", "state", "due_at", "created_at"])
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("leased_by", "text")
    .addColumn("leased_until", "text")
    .addColumn("problem", "text")
    .execute();
  await schema.createIndex("enquiry_by_time").on("enquiry").columns(["received_at", "reference"]).execute();
  await schema.createIndex("enquiry_by_email").on("enquiry").column("email").execute();
  await schema.createIndex("sending_by_end").on("sending").column("valid_until").execute();
  await schema.createIndex("outbox_by_turn").on("outbox").columns(["state", "due_at"]).execute();
  await schema.createIndex("outbox_by_person").on("outbox").column("person").execute();
  await schema.createIndex("outbox_by_subject").on("outbox").column("about").execute();
  if (isPostgres) await createLimitTable(database);
}

async function addVitals({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable("vital")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("route", "text", (column) => column.notNull())
    .addColumn("metric", "text", (column) => column.notNull())
    .addColumn("bucket", "integer", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("vital_key", ["day", "route", "metric", "bucket"])
    .execute();
}

async function addRecipients(database: Kysely<Tables>): Promise<void> {
  await table(database, "recipient", "key", ["recent", "seen_at"]).addColumn("proved_at", "text").execute();
  await database.schema
    .alterTable("enquiry")
    .addColumn("copy", "text", (column) => column.notNull().defaultTo("mailed"))
    .execute();
}

async function addEditors(database: Kysely<Tables>): Promise<void> {
  const { schema } = database;
  await table(database, "editor", "id", ["name", "role", "recovery", "created_at"])
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("password", "text")
    .addColumn("totp", "text")
    .addColumn("totp_step", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await table(database, "editor_ticket", "key", ["kind", "email", "role", "totp", "valid_until"]).execute();
  await table(database, "editor_passkey", "id", ["editor", "public_key", "transports", "name", "created_at"])
    .addColumn("counter", "integer", (column) => column.notNull())
    .addColumn("used_at", "text")
    .execute();
  await table(database, "editor_session", "key", ["editor", "browser", "started_at", "seen_at"]).execute();
  await table(database, "editor_audit", "id", ["at", "editor", "act", "about"]).execute();
  await schema.createIndex("editor_audit_by_time").on("editor_audit").columns(["at", "act"]).execute();
  for (const name of ["editor_passkey", "editor_session"] as const)
    await schema.createIndex(`${name}_by_editor`).on(name).column("editor").execute();
}

/** The table of `rate-limiter-flexible`, created here so that instances do not race for it. */
async function createLimitTable(database: Kysely<Tables>): Promise<void> {
  await database.schema
    .createTable("rate_limit")
    .addColumn("key", "varchar(255)", (column) => column.primaryKey())
    .addColumn("points", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("expire", "bigint")
    .execute();
}
