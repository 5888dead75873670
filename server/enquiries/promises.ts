import type { Kysely } from "kysely";
import type { Site } from "#model/site/site.server.ts";
import { clockTime, officeDay, replyWithinDays, workingDaysAfter } from "#shared/office-time.ts";
import type { RenderMail } from "#shared/receiving.ts";
import { timeOf } from "../database/database-time.ts";
import type { EnquiryRow, Tables } from "../database/tables.ts";
import { type NewMessage, outboxRow } from "./outbox.ts";

/** What decides by when an answer is due. */
export type Calendar = Pick<Site, "closedDays" | "timeZone">;

/** The day, as YYYY-MM-DD, by whose end an enquiry was promised an answer. */
export function dueDay({ received_at }: Pick<EnquiryRow, "received_at">, calendar: Calendar): string {
  return dayAfter(received_at, replyWithinDays, calendar);
}

/** Whether the promise was kept; undefined while it still can be, or where staff did not say. */
export function isKept(row: EnquiryRow, calendar: Calendar, now: number): boolean | undefined {
  const due = dueDay(row, calendar);
  if (row.answered_at) return officeDay(new Date(row.answered_at), calendar.timeZone) <= due;
  if (row.state === "done" || row.state === "spam") return undefined;
  return officeDay(new Date(now), calendar.timeZone) > due ? false : undefined;
}

/** What waits for an answer, the oldest first. */
export async function waitingForAnswer(database: Kysely<Tables>): Promise<EnquiryRow[]> {
  const open = database.selectFrom("enquiry").selectAll().where("answered_at", "is", null);
  return await open.where("state", "in", ["new", "open"]).orderBy("received_at").execute();
}

/**
 * Mails the team, on the working day before, what is due next and not answered. The mail's id is the day, so that of
 * several instances, and of several tries, one writes it.
 */
export async function remindTeam(
  database: Kysely<Tables>,
  calendar: Calendar,
  { renderMail, staff }: { renderMail: RenderMail; staff: string },
): Promise<void> {
  const now = new Date(timeOf(database));
  const today = officeDay(now, calendar.timeZone);
  if (clockTime(now, calendar.timeZone) < "08:00") return;
  const waiting = await waitingForAnswer(database);
  const due = waiting.filter(({ received_at }) => dayAfter(received_at, replyWithinDays - 1, calendar) === today);
  const [first] = due;
  if (!first) return;
  const mail = renderMail({ template: "due-soon", day: dueDay(first, calendar), due });
  const message: NewMessage = {
    ...{ channel: "mail", about: "reminder", person: "" },
    payload: JSON.stringify({ ...mail, to: staff }),
  };
  await database
    .insertInto("outbox")
    .values({ ...outboxRow(message, now), id: `reminder-${today}` })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

function dayAfter(receivedAt: string, days: number, { closedDays, timeZone }: Calendar): string {
  return workingDaysAfter(new Date(receivedAt), days, closedDays, { timeZone });
}
