import { html } from "hono/html";
import type { Kysely, Transaction } from "kysely";
import { emailIdentity } from "#shared/email.ts";
import type { LetterRow, Tables } from "../database/tables.ts";
import type { MailPayload } from "./messages.ts";
import { outboxRow } from "./outbox.ts";

/** A letter to all subscribers, with every word that it says. */
export interface Letter {
  /** Later letters sort after earlier ones: `2026-12-01`. */
  id: string;
  lang: string;
  dir: "ltr" | "rtl";
  subject: string;
  title: string;
  lead: string;
  posts: readonly { title: string; text: string; url: string }[];
  /** Words of the link to a post. */
  read: string;
  end: string;
  /** Words of the link that stops the letter. */
  stop: string;
  /** Who sends it. */
  foot: string;
}

/** The mail of a letter to one person; the text and the HTML say the same. */
export async function letterMail(
  letter: Letter,
  { to, stopUrl }: { to: string; stopUrl: string },
): Promise<MailPayload> {
  return {
    to,
    stopUrl,
    isOnce: true,
    subject: letter.subject.replace(/\s+/g, " "),
    text: textOf(letter, stopUrl),
    html: await htmlOf(letter, stopUrl),
  };
}

function textOf({ title, lead, posts, read, end, stop, foot }: Letter, stopUrl: string): string {
  const parts = posts.map((post) => `${post.title}\n${post.text}\n${read}: ${post.url}`);
  return `${[title, lead, ...parts, end, `${stop}:\n${stopUrl}`, `-- \n${foot}`].join("\n\n")}\n`;
}

async function htmlOf({ lang, dir, title, lead, posts, read, end, stop, foot }: Letter, stopUrl: string) {
  const items = posts.map(
    (post) => html`<h2 style="font-size:19px;margin:24px 0 4px">${post.title}</h2>
<p style="margin:0">${post.text}<br><a href="${post.url}" aria-label="${`${read}: ${post.title}`}">${read}</a></p>`,
  );
  return String(
    await html`<!doctype html>
<html lang="${lang}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body style="margin:0 auto;padding:24px 16px;max-width:560px;font:16px/1.5 sans-serif">
<h1 style="font-size:27px;line-height:1.1;margin:0 0 16px">${title}</h1>
<p>${lead}</p>
${items}
<p style="margin-top:24px">${end}</p>
<p><a href="${stopUrl}">${stop}</a></p>
<p style="font-size:13px">${foot}</p>
</body>
</html>`,
  );
}

/** The letter whose sending began last. */
export async function lastLetter(database: Kysely<Tables>): Promise<LetterRow | undefined> {
  return await database.selectFrom("letter").selectAll().orderBy("id", "desc").limit(1).executeTakeFirst();
}

/**
 * Begins to send a letter; one that has begun goes on as it was then.
 * @returns the letter as it is sent
 */
export async function beginLetter(database: Kysely<Tables>, letter: Letter, now: number): Promise<Letter> {
  const row = {
    id: letter.id,
    content: JSON.stringify(letter),
    begun_at: new Date(now).toISOString(),
    queued_at: null,
  };
  await database
    .insertInto("letter")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const { content } = await database
    .selectFrom("letter")
    .select("content")
    .where("id", "=", letter.id)
    .executeTakeFirstOrThrow();
  return JSON.parse(content);
}

interface Batch {
  /** Address of the site with its base path and a slash at the end. */
  siteUrl: string;
  most: number;
  now: number;
}

/**
 * Gives the outbox the mails to the next subscribers who have not got the letter yet. The mail and the note that it was
 * queued are written together, so that a command that was killed goes on where it stopped.
 * @returns how many; 0 once everybody has it
 */
export async function queueLetter(database: Kysely<Tables>, letter: Letter, batch: Batch): Promise<number> {
  return await database.transaction().execute(async (transaction) => {
    const next = await nextSubscribers(transaction, letter.id, batch.most);
    for (const { token, email, typed } of next) {
      if (!email) continue;
      const stopUrl = `${batch.siteUrl}newsletter/stop/${token}`;
      const payload = JSON.stringify(await letterMail(letter, { to: typed || email, stopUrl }));
      const message = { channel: "mail", about: token, person: emailIdentity(email), payload } as const;
      await transaction
        .insertInto("outbox")
        .values(outboxRow(message, new Date(batch.now)))
        .execute();
    }
    if (next.length === 0) await noteQueued(transaction, letter.id, batch.now);
    return next.length;
  });
}

/** Marks them first: of two commands that send the same letter, one gets each subscriber. */
async function nextSubscribers(transaction: Transaction<Tables>, letter: string, most: number) {
  const waiting = transaction
    .selectFrom("subscriber")
    .select("token")
    .where("state", "=", "confirmed")
    .where((where) => where.or([where("letter", "is", null), where("letter", "<", letter)]))
    .orderBy("token")
    .limit(most);
  return await transaction
    .updateTable("subscriber")
    .set({ letter })
    .where("token", "in", waiting)
    .where("state", "=", "confirmed")
    .where((where) => where.or([where("letter", "is", null), where("letter", "<", letter)]))
    .returning(["token", "email", "typed"])
    .execute();
}

async function noteQueued(transaction: Transaction<Tables>, id: string, now: number): Promise<void> {
  await transaction
    .updateTable("letter")
    .set({ queued_at: new Date(now).toISOString() })
    .where("id", "=", id)
    .where("queued_at", "is", null)
    .execute();
}

/** All letters, the newest first, with how many subscribers have got each. */
export async function allLetters(database: Kysely<Tables>) {
  return await database.selectFrom("letter").select(["id", "begun_at", "queued_at"]).orderBy("id", "desc").execute();
}

/** How many subscribers have not got a letter yet. */
export async function countWaiting(database: Kysely<Tables>, letter: string): Promise<number> {
  const { count } = await database
    .selectFrom("subscriber")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("state", "=", "confirmed")
    .where((where) => where.or([where("letter", "is", null), where("letter", "<", letter)]))
    .executeTakeFirstOrThrow();
  return Number(count);
}
