import { html } from "hono/html";
import type { Kysely } from "kysely";
import { lineOf } from "#shared/enquiry.ts";
import { timeOf } from "../database/database-time.ts";
import type { Tables } from "../database/tables.ts";
import { outboxRow } from "./outbox.ts";

interface StaffNote {
  to: string;
  subject: string;
  words: string;
  link: string;
}

/** Sends somebody of the staff a line and a link, or keeps them until mail is set up. */
export async function keepNote(database: Kysely<Tables>, { to, subject, words, link }: StaffNote): Promise<void> {
  const payload = JSON.stringify({
    ...{ to, subject: lineOf(subject), text: `${words}\n\n${link}\n` },
    html: String(await html`<p>${words}</p><p><a href="${link}">${link}</a></p>`),
  });
  const message = { channel: "mail", about: `editor ${to}`, person: to, payload } as const;
  await database
    .insertInto("outbox")
    .values(outboxRow(message, new Date(timeOf(database))))
    .execute();
}
