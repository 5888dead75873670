import type { Kysely } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { followClock, timeOf } from "./database-time.ts";
import type { Tables } from "./tables.ts";

const noon = Date.parse("2026-11-28T12:00:00Z");

/** A database server whose clock says noon, and which can be away. */
function server() {
  const own = { now: noon, isAway: false };
  const query = async () => {
    if (own.isAway) throw new Error("away");
    return { rows: [{ ms: String(own.now) }] };
  };
  return { own, pool: { query } as unknown as Parameters<typeof followClock>[1], database: {} as Kysely<Tables> };
}

test("the time is that of the database, whatever the clock of this machine says", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: noon - 240_000 });
  onTestFinished(() => void vi.useRealTimers());
  const { own, pool, database } = server();
  await followClock(database, pool);
  expect(timeOf(database)).toBe(noon);
  vi.advanceTimersByTime(30_000);
  vi.setSystemTime(noon - 3_600_000);
  expect(timeOf(database)).toBe(noon + 30_000);
  own.isAway = true;
  vi.advanceTimersByTime(60_000);
  timeOf(database);
  await new Promise(setImmediate);
  expect(timeOf(database)).toBe(noon + 90_000);
  Object.assign(own, { isAway: false, now: noon + 160_000 });
  vi.advanceTimersByTime(61_000);
  timeOf(database);
  await new Promise(setImmediate);
  expect(timeOf(database)).toBe(noon + 160_000);
});

test("the embedded database has the time of its machine", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: noon });
  onTestFinished(() => void vi.useRealTimers());
  expect(timeOf({} as Kysely<Tables>)).toBe(noon);
});
