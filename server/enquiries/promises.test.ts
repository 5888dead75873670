import { expect, onTestFinished, test, vi } from "vitest";
import {
  openTestStore,
  receivingOn,
  renderPlainly,
  sampleEnquiry,
  withoutFormToken,
} from "../../tests/support/enquiries.ts";
import { dueDay, isKept, remindTeam } from "./promises.ts";

const calendar = { closedDays: ["2026-12-25"], timeZone: "Europe/London" };
const row = (received_at: string, answered_at: string | null = null) =>
  ({ received_at, answered_at, state: "new" }) as Parameters<typeof isKept>[0];

test("an answer is due on the second working day, and the day of the office decides whether it was kept", () => {
  expect(dueDay(row("2026-12-24T10:00:00Z"), calendar)).toBe("2026-12-29");
  const received = "2026-11-23T10:00:00Z";
  const now = (day: string) => Date.parse(`${day}T12:00:00Z`);
  expect(isKept(row(received, "2026-11-25T23:30:00Z"), calendar, now("2026-12-01"))).toBe(true);
  expect(isKept(row(received, "2026-11-26T00:30:00Z"), calendar, now("2026-12-01"))).toBe(false);
  expect(isKept(row(received), calendar, now("2026-11-25"))).toBeUndefined();
  expect(isKept(row(received), calendar, now("2026-11-26"))).toBe(false);
  expect(isKept({ ...row(received), state: "done" }, calendar, now("2026-12-01"))).toBeUndefined();
});

test("the team is mailed once, on the working day before, what is due and not answered", async () => {
  const store = await openTestStore();
  onTestFinished(() => store.database.destroy());
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T15:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const receiving = receivingOn(store);
  const [friday, answered] = [1, 2].map((number) => ({
    ...sampleEnquiry,
    message: `This is a message, number ${number}.`,
  }));
  await receiving.receiveEnquiry(friday!, withoutFormToken);
  await receiving.receiveEnquiry(answered!, withoutFormToken);
  const rows = await store.database.selectFrom("enquiry").selectAll().execute();
  const mine = rows.find(({ details }) => details.includes("number 1"))?.reference ?? "none";
  await store.database
    .updateTable("enquiry")
    .set({ answered_at: "2026-11-20T16:00:00Z" })
    .where("reference", "!=", mine)
    .execute();
  const reminders = async (time: string) => {
    vi.setSystemTime(Date.parse(time));
    for (const _ of [1, 2])
      await remindTeam(store.database, calendar, { renderMail: renderPlainly, staff: "staff@example.org" });
    return await store.database.selectFrom("outbox").selectAll().where("about", "=", "reminder").execute();
  };
  expect(await reminders("2026-11-22T12:00:00Z")).toEqual([]);
  expect(await reminders("2026-11-23T07:00:00Z")).toEqual([]);
  const [mail, ...others] = await reminders("2026-11-23T09:00:00Z");
  expect(others).toEqual([]);
  const { to, text } = JSON.parse(mail?.payload ?? "");
  expect([to, JSON.parse(text)]).toMatchObject([
    "staff@example.org",
    { day: "2026-11-24", due: [{ reference: mine }] },
  ]);
  expect(await reminders("2026-11-24T09:00:00Z")).toHaveLength(1);
});
