import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { emailIdentity } from "#shared/email.ts";
import type { EditorRole, EditorRow, TicketRow } from "../../database/editor-tables.ts";
import type { Tables } from "../../database/tables.ts";
import { endPreviews } from "../previews/preview-keys.ts";
import { hashOfCode, hashOfToken, newToken, newTotpSecret } from "./secrets.ts";
import { endSessions } from "./sessions.ts";

type Database = Kysely<Tables>;

const invitationMs = 48 * 3_600_000;
/** Far longer than a code is good. */
const stepKeptMs = 48 * 3_600_000;

export function editorWith(database: Database, email: string): Promise<EditorRow | undefined> {
  return database.selectFrom("editor").selectAll().where("email", "=", emailIdentity(email)).executeTakeFirst();
}

export function allEditors(database: Database): Promise<EditorRow[]> {
  return database.selectFrom("editor").selectAll().orderBy("email").execute();
}

/** Opening the link within 48 hours makes an editor, or signs one in anew; an earlier link ends. */
export async function invite(
  database: Database,
  { email, role, now }: { email: string; role: EditorRole; now: number },
): Promise<string> {
  const own = emailIdentity(email);
  await endInvitations(database, own);
  return await addTicket(database, { kind: "invitation", email: own, role, lastsMs: invitationMs, now });
}

/** @returns whether there was one */
export async function endInvitations(database: Database, email: string): Promise<boolean> {
  const all = database.deleteFrom("editor_ticket").where("kind", "=", "invitation");
  return (await all.where("email", "=", email).executeTakeFirst()).numDeletedRows > 0n;
}

type NewTicket = Pick<TicketRow, "kind"> & { email?: string; role?: EditorRole; lastsMs: number; now: number };

/** @returns its token, of which only a hash is kept */
export async function addTicket(database: Database, ticket: NewTicket): Promise<string> {
  const { kind, email = "", role = "writer", lastsMs, now } = ticket;
  const token = newToken();
  const valid_until = new Date(now + lastsMs).toISOString();
  const totp = kind === "invitation" ? newTotpSecret() : "";
  await database
    .insertInto("editor_ticket")
    .values({ key: hashOfToken(token), kind, email, role, totp, valid_until })
    .execute();
  return token;
}

interface Wanted {
  kind: TicketRow["kind"];
  token: string;
  now: number;
}

export async function findTicket(database: Database, { kind, token, now }: Wanted): Promise<TicketRow | undefined> {
  await database.deleteFrom("editor_ticket").where("valid_until", "<", new Date(now).toISOString()).execute();
  return await database
    .selectFrom("editor_ticket")
    .selectAll()
    .where("key", "=", hashOfToken(token))
    .where("kind", "=", kind)
    .executeTakeFirst();
}

/** Of two who use it at the same time one has it. */
export async function spendTicket(database: Database, wanted: Wanted): Promise<TicketRow | undefined> {
  const found = await findTicket(database, wanted);
  if (!found) return undefined;
  const { numDeletedRows } = await database.deleteFrom("editor_ticket").where("key", "=", found.key).executeTakeFirst();
  return numDeletedRows > 0n ? found : undefined;
}

/**
 * Takes the code of a thirty-second step, which is good once. Which steps were taken is kept, not the last one: after the
 * clock was set back, right codes are of earlier steps.
 */
export async function spendStep(
  database: Database,
  { editor, step, now }: { editor: string; step: number; now: number },
): Promise<boolean> {
  const row = { kind: "code", email: "", role: "writer", totp: "" } as const;
  const valid_until = new Date(now + stepKeptMs).toISOString();
  const { numInsertedOrUpdatedRows } = await database
    .insertInto("editor_ticket")
    .values({ ...row, key: hashOfToken(`${editor} ${step}`), valid_until })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

type Credentials = Pick<EditorRow, "password" | "totp" | "recovery">;

const noCredentials: Credentials = { password: null, totp: null, recovery: "" };

/** Whom an invitation makes an editor, or gives new credentials. */
export async function acceptInvitation(
  database: Database,
  { ticket, name, now, ...credentials }: Partial<Credentials> & { ticket: TicketRow; name: string; now: number },
): Promise<EditorRow> {
  const { email, role } = ticket;
  const known = await editorWith(database, email);
  const own = { ...noCredentials, ...credentials, name, role };
  if (known) {
    await database.updateTable("editor").set(own).where("id", "=", known.id).execute();
    return { ...known, ...own };
  }
  const row = { ...own, email, id: randomBytes(8).toString("hex"), created_at: new Date(now).toISOString() };
  await database.insertInto("editor").values(row).execute();
  return row;
}

export async function setCredentials(database: Database, id: string, changed: Partial<Credentials>): Promise<void> {
  await database.updateTable("editor").set(changed).where("id", "=", id).execute();
}

/** Uses up a recovery code; false if it is not one. */
export async function spendRecoveryCode(database: Database, editor: EditorRow, code: string): Promise<boolean> {
  const left = editor.recovery.split(" ").filter(Boolean);
  const rest = left.filter((hash) => hash !== hashOfCode(code));
  if (rest.length === left.length) return false;
  const { numUpdatedRows } = await database
    .updateTable("editor")
    .set({ recovery: rest.join(" ") })
    .where("id", "=", editor.id)
    .where("recovery", "=", editor.recovery)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setRole(database: Database, id: string, role: EditorRole): Promise<void> {
  await database.updateTable("editor").set({ role }).where("id", "=", id).execute();
}

/** Ends an editor's sessions and links to the draft, and forgets password, codes and passkeys. */
export async function forgetCredentials(database: Database, id: string): Promise<void> {
  await setCredentials(database, id, noCredentials);
  await database.deleteFrom("editor_passkey").where("editor", "=", id).execute();
  await endSessions(database, id);
  await endPreviews(database, id);
}
