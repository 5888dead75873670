import { type CreateTableBuilder, type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "./tables.ts";

type Migration = (transaction: Transaction<Tables>, isPostgres: boolean) => Promise<void>;

/** Any number, the same on every instance. */
const lockNumber = 7_305_193;

/** Never changed once released; a change of the tables is a further entry. */
const migrations: Record<string, Migration> = {
  "001-start": start,
  "002-vitals": addVitals,
  "003-recipients": addRecipients,
};

/** Brings the tables up to date; instances that start at once wait for each other. */
export async function migrate(database: Kysely<Tables>, isPostgres: boolean): Promise<void> {
  // Looked at first, so that nobody is locked out when nothing is to be done.
  if ((await missingMigrations(database)).length === 0) return;
  await database.transaction().execute(async (transaction) => {
    if (isPostgres) await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(transaction);
    await table(transaction, "migration", "name", ["done_at"]).ifNotExists().execute();
    for (const [name, run] of await missingMigrations(transaction)) {
      await run(transaction, isPostgres);
      await transaction.insertInto("migration").values({ name, done_at: new Date().toISOString() }).execute();
    }
  });
}

/** Whether a server has used this database. */
export async function hasTables(database: Kysely<Tables>): Promise<boolean> {
  const tables = await database.introspection.getTables();
  return tables.some(({ name }) => name === "migration");
}

async function missingMigrations(database: Kysely<Tables>): Promise<[string, Migration][]> {
  if (!(await hasTables(database))) return Object.entries(migrations);
  const done = await database.selectFrom("migration").select("name").execute();
  return Object.entries(migrations).filter(([name]) => !done.some((row) => row.name === name));
}

async function start(transaction: Transaction<Tables>, isPostgres: boolean): Promise<void> {
  const { schema } = transaction;
  await table(transaction, "setting", "name", ["value"]).execute();
  const sendingTexts = ["fingerprint", "reference", "view_key", "valid_until"];
  await table(transaction, "sending", "token", sendingTexts).execute();
  const enquiryTexts = ["kind", "view_key", "received_at", "state", "name", "email", "matter", "details"];
  await table(transaction, "enquiry", "reference", enquiryTexts).execute();
  await table(transaction, "subscriber", "token", ["state", "created_at", "asked_at"])
    .addColumn("email", "text", (column) => column.unique())
    .addColumn("settled_at", "text")
    .execute();
  await table(transaction, "outbox", "id", ["channel", "about", "person", "payload", "state", "due_at", "created_at"])
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
  if (isPostgres) await createLimitTable(transaction);
}

async function addVitals({ schema }: Transaction<Tables>): Promise<void> {
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

async function addRecipients(transaction: Transaction<Tables>): Promise<void> {
  await table(transaction, "recipient", "key", ["recent", "seen_at"]).addColumn("proved_at", "text").execute();
  await transaction.schema
    .alterTable("enquiry")
    .addColumn("copy", "text", (column) => column.notNull().defaultTo("mailed"))
    .execute();
}

/** The table of `rate-limiter-flexible`, made here so that instances do not race for it. */
async function createLimitTable(transaction: Transaction<Tables>): Promise<void> {
  await transaction.schema
    .createTable("rate_limit")
    .addColumn("key", "varchar(255)", (column) => column.primaryKey())
    .addColumn("points", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("expire", "bigint")
    .execute();
}

function table(
  transaction: Transaction<Tables>,
  name: string,
  key: string,
  texts: readonly string[],
): CreateTableBuilder<string, string> {
  const start: CreateTableBuilder<string, string> = transaction.schema
    .createTable(name)
    .addColumn(key, "text", (column) => column.primaryKey().notNull());
  return texts.reduce((built, text) => built.addColumn(text, "text", (column) => column.notNull()), start);
}
