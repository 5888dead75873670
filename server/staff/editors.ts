import { emailIdentity, emailProblem, isPlainEmail } from "#shared/email.ts";
import { timeOf } from "../database/database-time.ts";
import { type EditorRow, editorRoles } from "../database/editor-tables.ts";
import { removeEditor } from "../database/remove-editor.ts";
import type { Store } from "../database/store.ts";
import { latestActs, recordAct } from "../editing/accounts/audit.ts";
import {
  allEditors,
  editorWith,
  endInvitations,
  forgetCredentials,
  invite,
  setRole,
} from "../editing/accounts/editors.ts";
import { endSessions, sessionsOf } from "../editing/accounts/sessions.ts";
import { keepNote } from "../enquiries/staff-note.ts";
import { type Command, print, StaffError, type StaffWorld, takeWords } from "./commands.ts";
import { oneOf, type StaffOptions, UsageError, wholeNumber } from "./options.ts";
import { runStaff } from "./run-staff.ts";
import { columns } from "./view.ts";

const help = `People who may edit the site in the browser, where the server runs with EDITING=on.

  npm run editors -- <command> [options]

Commands
  invite <email> --role <role>   sends a link, good once and for 48 hours; prints it where no mail is set up
  list                           everybody, with role and ways to sign in
  role <email> <role>            writer changes, editor also publishes
  revoke <email>                 ends the account with its sessions, draft, pictures and comments
  reset <email>                  as for a lost passkey or phone: ends password, codes, passkeys, sessions and preview links, and sends a new link
  sessions <email>               where somebody is signed in; with --end, ends all of them
  audit                          who did what, the newest first

Options
  --role <writer|editor>         of invite
  --end                          of sessions
  --limit <n>                    of audit; 50 without it
  --json                         of list, sessions and audit: for programs

Reads the same database as npm run enquiries. Ends with 0, with 1 when somebody was not found or something failed, with 2
when the command was not understood.`;

const commands: Readonly<Record<string, Command>> = {
  invite: inviteCommand,
  list,
  role,
  revoke: revokeCommand,
  reset,
  sessions,
  audit,
};

function inviteCommand(words: string[], options: StaffOptions): ReturnType<Command> {
  const email = emailIn(takeWords(words, ["a mail address"])[0]);
  const wanted = oneOf("--role", options.role, editorRoles);
  if (!wanted) throw new UsageError(`--role accepts ${editorRoles.join(", ")}.`);
  return async (store, world) => {
    if (await editorWith(store.database, email))
      throw new StaffError(`${email} already has an account: use role, or reset for a new link.`);
    await sendLink(store, world, { email, role: wanted });
    await note(store, "invited", `${email} as ${wanted}`);
  };
}

async function sendLink(
  { database }: Store,
  { out, env, readSite }: StaffWorld,
  { email, role: wanted }: Pick<EditorRow, "email" | "role">,
): Promise<void> {
  const site = await readSite();
  const token = await invite(database, { email, role: wanted, now: timeOf(database) });
  const link = `${env.SITE_URL ?? site.origin}${env.BASE_PATH}edit/welcome/${token}`;
  const lasts = "It is good once and for 48 hours.";
  // Not every mail server takes mail to an address that is not ASCII before its @.
  if (!env.SMTP_URL || !isPlainEmail(email)) return void out.write(`Give ${email} this link. ${lasts}\n${link}\n`);
  const words = `You can edit ${site.brand} in your browser. Open this link to make your account. ${lasts}`;
  await keepNote(database, { to: email, subject: `Edit ${site.brand}`, words, link });
  out.write(`A link is on its way to ${email}. ${lasts}\n`);
}

function list(words: string[], options: StaffOptions): ReturnType<Command> {
  takeWords(words, []);
  return async ({ database }, { out }) => {
    const keys = await database.selectFrom("editor_passkey").select("editor").execute();
    const found = (await allEditors(database)).map(({ id, email, name, role: own, password, created_at }) => ({
      ...{ email, name, role: own, since: created_at },
      ...{ hasPassword: password !== null, passkeys: keys.filter(({ editor }) => editor === id).length },
    }));
    const rows = found.map(({ hasPassword, passkeys, ...row }) => [
      ...[row.email, row.name, row.role, row.since.slice(0, 10)],
      `${hasPassword ? "password and code, " : ""}${passkeys} passkeys`,
    ]);
    print(out, options, found, columns(rows) || "No editors yet.");
  };
}

function role(words: string[]): ReturnType<Command> {
  const [typed, word] = takeWords(words, ["a mail address", "a role"]);
  const email = emailIn(typed);
  const wanted = oneOf("The role", word, editorRoles) ?? "writer";
  return async (store, { out }) => {
    const { id } = await known(store, email);
    await setRole(store.database, id, wanted);
    await note(store, "changed a role", `${email} is ${wanted}`);
    out.write(`${email} is ${wanted}.\n`);
  };
}

function revokeCommand(words: string[]): ReturnType<Command> {
  const email = emailIn(takeWords(words, ["a mail address"])[0]);
  return async (store, { out }) => {
    const editor = await editorWith(store.database, email);
    if (!editor) return await takeInvitationBack(store, out, email);
    await store.database.transaction().execute((transaction) => removeEditor(transaction, editor));
    await note(store, "revoked", email);
    out.write(`${email} may no longer edit, and is signed out everywhere.\n`);
  };
}

/** Of somebody who has not followed it yet. */
async function takeInvitationBack(store: Store, out: StaffWorld["out"], email: string): Promise<void> {
  if (!(await endInvitations(store.database, email))) throw nobodyWith(email);
  await note(store, "revoked", email);
  out.write(`The invitation of ${email} lets nobody in any more.\n`);
}

function reset(words: string[]): ReturnType<Command> {
  const email = emailIn(takeWords(words, ["a mail address"])[0]);
  return async (store, world) => {
    const editor = await known(store, email);
    await forgetCredentials(store.database, editor.id);
    await sendLink(store, world, editor);
    await note(store, "reset", email);
  };
}

function sessions(words: string[], options: StaffOptions): ReturnType<Command> {
  const email = emailIn(takeWords(words, ["a mail address"])[0]);
  return async (store, { out }) => {
    const { id } = await known(store, email);
    const found = (await sessionsOf(store.database, id)).map(({ browser, started_at, seen_at }) => ({
      ...{ browser, since: started_at, seen: seen_at },
    }));
    if (options.end) await endSessions(store.database, id);
    const rows = found.map(({ browser, since, seen }) => [since.slice(0, 16), seen.slice(0, 16), browser]);
    const text = columns(rows) || "No sessions.";
    print(out, options, found, options.end ? `${text}\nAll of them were ended.` : text);
  };
}

function audit(words: string[], options: StaffOptions): ReturnType<Command> {
  takeWords(words, []);
  const count = wholeNumber("--limit", options.limit) ?? 50;
  return async ({ database }, { out }) => {
    const names = new Map((await allEditors(database)).map(({ id, email }) => [id, email]));
    const acts = (await latestActs(database, count)).map(({ at, editor, act, about }) => ({
      ...{ at, by: editor === "" ? "" : (names.get(editor) ?? `${editor} (account removed)`), act, about },
    }));
    const rows = acts.map(({ at, by, act, about }) => [at.slice(0, 19), by || "-", act, about]);
    print(out, options, acts, columns(rows) || "No entries yet.");
  };
}

function emailIn(typed = ""): string {
  if (emailProblem(typed)) throw new UsageError(`${typed} is not a mail address.`);
  return emailIdentity(typed);
}

async function known({ database }: Store, email: string): Promise<EditorRow> {
  const editor = await editorWith(database, email);
  if (!editor) throw nobodyWith(email);
  return editor;
}

const nobodyWith = (email: string) => new StaffError(`No account has the address ${email}.`);

/** By the command line, which has no account. */
async function note({ database }: Store, act: string, about: string): Promise<void> {
  await recordAct(database, { act, editor: "", about, now: timeOf(database) });
}

process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));
process.exitCode = await runStaff(
  process.argv.slice(2),
  { env: process.env, out: process.stdout, err: process.stderr },
  { name: "editors", help, commands },
);
