import type { Writable } from "node:stream";
import type { Content } from "#model/content.server.ts";
import { emailProblem } from "#shared/email.ts";
import { sizeWords } from "#shared/files.ts";
import { timeOf } from "../database/database-time.ts";
import type { Store } from "../database/store.ts";
import { enquiryStates } from "../database/tables.ts";
import { erase } from "../enquiries/erase.ts";
import { findWithMessages, pageOfEnquiries, subscribers } from "../enquiries/find-enquiries.ts";
import { dueDay, isKept, waitingForAnswer } from "../enquiries/promises.ts";
import { purge } from "../enquiries/retention.ts";
import { type Env, filesFolderOf } from "../env.ts";
import { openFileFolder } from "../files/file-folder.ts";
import { filesOf, linkedFile } from "../files/kept-files.ts";
import { exportAll } from "./export.ts";
import { oneOf, readChoice, referenceOf, type StaffOptions, UsageError, wholeNumber } from "./options.ts";
import { plainEnquiry, plainSubscriber } from "./plain-records.ts";
import { printable, printableJson } from "./printable.ts";
import { columns, detailText, listText, statsText } from "./view.ts";
import { markAnswered, markEnquiry, readStats, resendMessage, retryMessages, undeliveredMessages } from "./work.ts";

/** Not found, or not possible. */
export class StaffError extends Error {}

/** What a command needs besides the store. */
export interface StaffWorld {
  out: Writable;
  err: Writable;
  env: Env;
  readContent: () => Promise<Content>;
  readSite: () => Promise<Content["site"]>;
}

/** Validates its arguments before the store is opened, then runs. */
export type Command = (words: string[], options: StaffOptions) => (store: Store, world: StaffWorld) => Promise<void>;

export const commands: Readonly<Record<string, Command>> = {
  list,
  show,
  files,
  export: exportCommand,
  mark,
  answered,
  late,
  retry,
  undelivered,
  resend,
  erase: eraseCommand,
  purge: purgeCommand,
  stats,
};

function list(words: string[], options: StaffOptions): ReturnType<Command> {
  takeWords(words, []);
  const choice = readChoice(options);
  const limit = wholeNumber("--limit", options.limit) ?? (options.json ? undefined : 20);
  const page = wholeNumber("--page", options.page) ?? 1;
  return async ({ database }, { out }) => {
    if (choice.newsletter) {
      const found = (await subscribers(database, choice.state)).map(plainSubscriber);
      const text = columns(found.map(({ email, state, since }) => [email, state, since.slice(0, 16)]));
      return print(out, options, found, text || "No subscribers yet.");
    }
    const { rows, total } = await pageOfEnquiries(database, choice.filter, { limit, page });
    const pages = limit ? Math.max(1, Math.ceil(total / limit)) : 1;
    const text = rows.length > 0 ? `${listText(rows)}\n${total} in all, page ${page} of ${pages}` : "No enquiries yet.";
    print(out, options, rows.map(plainEnquiry), text);
  };
}

function show(words: string[], options: StaffOptions): ReturnType<Command> {
  const reference = referenceOf(takeWords(words, ["a reference"])[0] ?? "");
  return async ({ database }, { out }) => {
    const found = await findWithMessages(database, reference);
    if (!found) throw new StaffError(`No enquiry or order has the reference ${reference}.`);
    print(out, options, { ...plainEnquiry(found.row), messages: found.messages }, detailText(found));
  };
}

function files(words: string[], options: StaffOptions): ReturnType<Command> {
  const reference = referenceOf(takeWords(words, ["a reference"])[0] ?? "");
  return async ({ database, secret }, { out, env, readSite }) => {
    if (!(await findWithMessages(database, reference)))
      throw new StaffError(`There is nothing with the reference ${reference}.`);
    const rows = await filesOf(database, reference);
    const siteUrl = `${env.SITE_URL ?? (await readSite()).origin}${env.BASE_PATH}`;
    const folder = openFileFolder(filesFolderOf(env));
    const found = rows.map((row) => ({
      ...linkedFile(row, { siteUrl, secret, now: timeOf(database) }),
      place: folder.placeOf("kept", row.folder, row.position),
    }));
    const lines = found.map(({ name, bytes, url, place }) =>
      [`${printable(name)}, ${sizeWords(bytes)}`, url, place].join("\n  "),
    );
    const note = "Each link is good for seven days. Nothing here has been looked through for viruses.";
    print(out, options, found, lines.length > 0 ? [...lines, note].join("\n") : "No files came with it.");
  };
}

function exportCommand(words: string[], options: StaffOptions): ReturnType<Command> {
  takeWords(words, []);
  const format = oneOf("--format", options.format ?? (options.json ? "json" : undefined), ["csv", "json"]) ?? "csv";
  const choice = readChoice(options);
  return (store, { out, err }) => exportAll(store, choice, { format, file: options.out, out, err });
}

function mark(words: string[]): ReturnType<Command> {
  const [typed = "", word] = takeWords(words, ["a reference", "a state"]);
  const reference = referenceOf(typed);
  const state = oneOf("The state", word, enquiryStates) ?? "new";
  return async ({ database }, { out }) => {
    const isMarked = await markEnquiry(database, reference, state);
    if (!isMarked) throw new StaffError(`No enquiry or order has the reference ${reference}.`);
    out.write(`${reference} is ${state}.\n`);
  };
}

function answered(words: string[]): ReturnType<Command> {
  const reference = referenceOf(takeWords(words, ["a reference"])[0] ?? "");
  return async ({ database }, { out }) => {
    if (!(await markAnswered(database, reference)))
      throw new StaffError(`There is nothing with the reference ${reference}.`);
    out.write(`${reference} is answered.\n`);
  };
}

function late(words: string[], options: StaffOptions): ReturnType<Command> {
  takeWords(words, []);
  return async ({ database }, { out, readSite }) => {
    const calendar = await readSite();
    const waiting = await waitingForAnswer(database);
    const found = waiting
      .filter((row) => isKept(row, calendar, timeOf(database)) === false)
      .map((row) => ({ ...plainEnquiry(row), dueDay: dueDay(row, calendar), matter: row.matter }));
    const text = columns(
      found.map(({ reference, dueDay, kind, matter }) => [reference, `due ${dueDay}`, kind, matter]),
    );
    print(out, options, found, text || "Nothing is late.");
  };
}

function retry(words: string[], options: StaffOptions): ReturnType<Command> {
  if (words.length > 1) throw new UsageError("retry takes one reference or none.");
  const reference = words[0] === undefined ? undefined : referenceOf(words[0]);
  return async ({ database }, { out }) => {
    const retried = await retryMessages(database, reference);
    print(out, options, { retried }, `${retried} messages are tried again.`);
  };
}

function undelivered(words: string[], options: StaffOptions): ReturnType<Command> {
  takeWords(words, []);
  return async ({ database }, { out }) => {
    const found = await undeliveredMessages(database);
    const lines = found.map(({ id, channel, about, state, attempts, problem }) => [
      ...[id, channel, about, state === "dead" ? "set aside" : "waiting"],
      ...[`${attempts} attempts`, problem ?? ""],
    ]);
    print(out, options, found, columns(lines) || "Nothing is undelivered.");
  };
}

function resend(words: string[]): ReturnType<Command> {
  const [id = ""] = takeWords(words, ["the id of a message"]);
  return async ({ database }, { out }) => {
    if (!(await resendMessage(database, id)))
      throw new StaffError(`There is no undelivered message with the id ${id}.`);
    out.write(`${id} is sent again.\n`);
  };
}

function eraseCommand(words: string[], options: StaffOptions): ReturnType<Command> {
  const [email = ""] = takeWords(words, ["a mail address"]);
  if (emailProblem(email)) throw new UsageError(`${email} is not a mail address.`);
  return async (store, { out, env }) => {
    const isRehearsal = options["dry-run"] === true;
    const erased = await erase(store, email, { folder: openFileFolder(filesFolderOf(env)), isRehearsal });
    const { enquiries, subscriptions, messages, files, mentions } = erased;
    const counts = `${isRehearsal ? "Would erase" : "Erased"} ${enquiries.length} enquiries and orders, ${subscriptions} subscriptions, ${messages} messages, ${files} files.`;
    const rest = mentions.length > 0 ? `\nThe address is also written in ${mentions.join(", ")}, sent by others.` : "";
    print(out, options, erased, counts + rest);
  };
}

function purgeCommand(words: string[], options: StaffOptions): ReturnType<Command> {
  takeWords(words, []);
  return async ({ database }, { out, env, readSite }) => {
    const folder = openFileFolder(filesFolderOf(env));
    const purged = await purge(database, (await readSite()).retention, timeOf(database), folder);
    const parts = Object.entries(purged).map(([name, count]) => `${count} ${name}`);
    print(out, options, purged, `Removed ${parts.join(", ")}.`);
  };
}

function stats(words: string[], options: StaffOptions): ReturnType<Command> {
  takeWords(words, []);
  return async ({ database }, { out, readSite }) => {
    const counted = await readStats(database, await readSite());
    print(out, options, counted, statsText(counted));
  };
}

/** The words after a command, as many as it takes. */
export function takeWords(words: string[], wanted: readonly string[]): string[] {
  if (words.length === wanted.length) return words;
  throw new UsageError(
    wanted.length === 0 ? `${words.join(" ")} is not understood here.` : `It takes ${wanted.join(" and ")}.`,
  );
}

/** Prints for people, or with `--json` for programs. */
export function print(out: Writable, { json }: StaffOptions, value: unknown, text: string): void {
  out.write(`${json ? printableJson(value, 2) : text}\n`);
}
