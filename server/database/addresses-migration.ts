import { type Kysely, sql } from "kysely";
import { emailIdentity } from "#shared/email.ts";
import type { Tables } from "./tables.ts";

/** Stored addresses get the form in which they are compared. Two rows may turn out to belong to one person: one stays. */
export async function unifyAddresses(database: Kysely<Tables>): Promise<void> {
  await database.schema
    .alterTable("subscriber")
    .addColumn("typed", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await unifySubscribers(database);
  await unifyEditors(database);
  for (const [table, column] of [
    ["enquiry", "email"],
    ["outbox", "person"],
    ["editor_ticket", "email"],
    ["publication", "author_email"],
  ] as const)
    await unifyColumn(database, table, column);
  await unifyAudit(database);
}

async function unifyColumn(database: Kysely<Tables>, table: string, column: string): Promise<void> {
  const [into, name] = [sql.table(table), sql.ref(column)];
  const { rows } = await sql<{ email: string }>`select distinct ${name} as email from ${into}`.execute(database);
  for (const { email } of rows) {
    const identity = emailIdentity(email);
    if (identity !== email)
      await sql`update ${into} set ${name} = ${identity} where ${name} = ${email}`.execute(database);
  }
}

/** A confirmed subscription stays rather than one that is not, then the older one. */
async function unifySubscribers(database: Kysely<Tables>): Promise<void> {
  const all = await database.selectFrom("subscriber").selectAll().where("email", "is not", null).execute();
  const rank = ({ state, created_at }: (typeof all)[number]) => `${state === "confirmed" ? 0 : 1} ${created_at}`;
  const sorted = all.sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  for (const [identity, [kept, ...others]] of Map.groupBy(sorted, ({ email }) => emailIdentity(email ?? ""))) {
    for (const { token } of others) {
      await database.deleteFrom("outbox").where("about", "=", token).execute();
      await database.deleteFrom("subscriber").where("token", "=", token).execute();
    }
    if (!kept?.email || kept.email === identity) continue;
    const changed = { email: identity, typed: kept.email };
    await database.updateTable("subscriber").set(changed).where("token", "=", kept.token).execute();
  }
}

/** The older account stays; nobody can sign in to the other any more. */
async function unifyEditors(database: Kysely<Tables>): Promise<void> {
  const all = await database.selectFrom("editor").select(["id", "email"]).orderBy("created_at").execute();
  for (const [identity, [kept, ...others]] of Map.groupBy(all, ({ email }) => emailIdentity(email))) {
    for (const { id } of others) {
      for (const table of ["editor_session", "editor_passkey"] as const)
        await database.deleteFrom(table).where("editor", "=", id).execute();
      await database.deleteFrom("editor").where("id", "=", id).execute();
    }
    if (kept && kept.email !== identity)
      await database.updateTable("editor").set({ email: identity }).where("id", "=", kept.id).execute();
  }
}

/** The log writes an address alone, or first: `ada@example.com as writer`. */
async function unifyAudit(database: Kysely<Tables>): Promise<void> {
  const all = await database.selectFrom("editor_audit").select(["id", "about"]).where("about", "like", "%@%").execute();
  for (const { id, about } of all) {
    const [first = "", ...rest] = about.split(" ");
    const unified = [emailIdentity(first), ...rest].join(" ");
    if (first.includes("@") && unified !== about)
      await database.updateTable("editor_audit").set({ about: unified }).where("id", "=", id).execute();
  }
}
