import { readFileSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { emailIdentity, emailProblem } from "#shared/email.ts";
import { timeOf } from "../database/database-time.ts";
import { allLetters, beginLetter, countWaiting, lastLetter, letterMail, queueLetter } from "../enquiries/letters.ts";
import { outboxRow } from "../enquiries/outbox.ts";
import { stopAddress } from "../enquiries/subscriptions.ts";
import { type Command, print, StaffError, type StaffWorld, takeWords } from "./commands.ts";
import { draftLetter, readLetter } from "./letter-file.ts";
import { type StaffOptions, UsageError, wholeNumber } from "./options.ts";
import { runStaff } from "./run-staff.ts";
import { columns } from "./view.ts";

const help = `The newsletter: a letter to everybody who confirmed an address.

  npm run letter -- <command> [options]

Commands
  draft                      writes a letter with the posts since the last one, for you to change
  preview <file> <email>     sends it to one address, yours
  send <file>                sends it to all subscribers; started again, it goes on where it stopped
  list                       letters that were sent, with how many subscribers still wait for each
  bounced <email> [...]      ends the subscription of addresses that do not exist any more

Options
  --out <file>               of draft; the standard output without it
  --since <day>              of draft: posts after this day; without it, since the last letter
  --limit <n>                of send: mails a minute, 100 without it
  --json                     of list: for programs

Mails leave through the running server, at the pace of --limit. A mail whose sending was cut off is not sent a second time:
npm run enquiries -- undelivered lists it. Ends with 0, with 1 when something failed, with 2 when the command was not understood.`;

export const letterCommands: Readonly<Record<string, Command>> = { draft, preview, send, list, bounced };

const dayMs = 86_400_000;
const firstLetterDays = 31;
const batchMs = 6000;

function draft(words: string[], { out: file, since }: StaffOptions): ReturnType<Command> {
  takeWords(words, []);
  if (since !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(since))
    throw new UsageError("--since accepts a day such as 2026-11-21.");
  return async ({ database }, world) => {
    const now = timeOf(database);
    const day = (time: number) => new Date(time).toISOString().slice(0, 10);
    const last = await lastLetter(database);
    const content = await world.readContent();
    const text = draftLetter(content, {
      since: since ?? last?.id ?? day(now - firstLetterDays * dayMs),
      today: day(now),
      siteUrl: siteUrlOf(world, content.site.origin),
    });
    if (!file) return void world.out.write(text);
    try {
      writeFileSync(file, text, { flag: "wx" });
    } catch (error) {
      throw new StaffError(`${file} was not written: ${(error as NodeJS.ErrnoException).code ?? "unknown error"}.`);
    }
    world.out.write(`${file} is written. Read it, then: npm run letter -- preview ${file} you@example.com\n`);
  };
}

function preview(words: string[]): ReturnType<Command> {
  const [file = "", email = ""] = takeWords(words, ["a file", "a mail address"]);
  if (emailProblem(email)) throw new UsageError(`${email} is not a mail address.`);
  return async ({ database }, world) => {
    const content = await world.readContent();
    const letter = readLetter(file, textOf(file), content);
    const stopUrl = `${siteUrlOf(world, content.site.origin)}newsletter`;
    const payload = JSON.stringify({ ...(await letterMail(letter, { to: email, stopUrl })), stopUrl: undefined });
    const message = { channel: "mail", about: "letter preview", person: emailIdentity(email), payload } as const;
    await database
      .insertInto("outbox")
      .values(outboxRow(message, new Date(timeOf(database))))
      .execute();
    const waiting = await countWaiting(database, letter.id);
    world.out.write(`The preview is on its way to ${email}. ${waiting} subscribers would get the letter.\n`);
  };
}

function send(words: string[], { limit }: StaffOptions): ReturnType<Command> {
  const [file = ""] = takeWords(words, ["a file"]);
  const most = Math.max(1, Math.round((wholeNumber("--limit", limit) ?? 100) / (60_000 / batchMs)));
  return async ({ database }, world) => {
    const content = await world.readContent();
    const wanted = readLetter(file, textOf(file), content);
    const last = await lastLetter(database);
    if (last && last.id > wanted.id)
      throw new StaffError(`${file}: id: a later letter, ${last.id}, was sent already. Draft a new one.`);
    const letter = await beginLetter(database, wanted, timeOf(database));
    if (JSON.stringify(letter) !== JSON.stringify(wanted))
      world.err.write(`${letter.id} goes on as it was when its sending began; the file has changed since.\n`);
    const siteUrl = siteUrlOf(world, content.site.origin);
    let sent = 0;
    for (;;) {
      const queued = await queueLetter(database, letter, { siteUrl, most, now: timeOf(database) });
      sent += queued;
      if (queued === 0) break;
      world.err.write(`${sent} given to the outbox, ${await countWaiting(database, letter.id)} to go\n`);
      if (queued === most) await wait(batchMs);
    }
    world.out.write(`${letter.id}: everybody has it. ${sent} mails were given to the outbox just now.\n`);
  };
}

function list(words: string[], options: StaffOptions): ReturnType<Command> {
  takeWords(words, []);
  return async ({ database }, { out }) => {
    const [newest, ...older] = await allLetters(database);
    const waiting = newest && !newest.queued_at ? await countWaiting(database, newest.id) : 0;
    const found = newest ? [{ ...newest, waiting }, ...older.map((letter) => ({ ...letter, waiting: 0 }))] : [];
    const lines = found.map(({ id, begun_at, queued_at, waiting }) => [
      ...[
        id,
        `begun ${begun_at.slice(0, 16)}`,
        queued_at ? `given away ${queued_at.slice(0, 16)}` : `${waiting} to go`,
      ],
    ]);
    print(out, options, found, columns(lines) || "No letters yet.");
  };
}

function bounced(words: string[]): ReturnType<Command> {
  if (words.length === 0) throw new UsageError("It takes one mail address or more.");
  const wrong = words.find((email) => emailProblem(email));
  if (wrong) throw new UsageError(`${wrong} is not a mail address.`);
  return async ({ database, secret }, { out }) => {
    let stopped = 0;
    for (const email of words) if (await stopAddress(database, secret, email, new Date(timeOf(database)))) stopped++;
    out.write(`${stopped} of ${words.length} were subscribers; their subscriptions have ended.\n`);
  };
}

function siteUrlOf({ env }: StaffWorld, origin: string): string {
  return `${env.SITE_URL ?? origin}${env.BASE_PATH}`;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new StaffError(`${file}: this file cannot be read.`);
  }
}

if (import.meta.main)
  process.exitCode = await runStaff(
    process.argv.slice(2),
    { env: process.env, out: process.stdout, err: process.stderr },
    { name: "letter", help, commands: letterCommands },
  );
