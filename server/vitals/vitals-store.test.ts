import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestStore } from "../../tests/support/enquiries.ts";
import { type PostgresServer, startPostgres } from "../../tests/support/postgres.ts";
import type { Store } from "../database/store.ts";
import { openVitals } from "./vitals-store.ts";

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe.each(["SQLite", "PostgreSQL"])("on %s", (kind) => {
  const open = async (name: string) =>
    openTestStore(kind === "SQLite" ? undefined : await postgres.createDatabase(`vitals_${name}`));
  const vitalsOn = ({ database }: Store, now = Date.now) =>
    openVitals({ database, onFailure: (error) => expect.unreachable(String(error)), now });

  test("visits are counted by page, by all instances together, and read as figures with their number", async () => {
    const store = await open("counted");
    const [one, other] = [vitalsOn(store), vitalsOn(store)];
    for (let visit = 0; visit < 3; visit++) one.add("/", { LCP: 1000, CLS: 0 });
    other.add("/", { LCP: 1000 });
    other.add("/shop", { TTFB: 40 });
    await Promise.all([one.flush(), other.flush()]);
    const readings = await vitalsOn(store).read();
    expect(readings.get("/")?.LCP?.visits).toBe(4);
    expect(readings.get("/")?.LCP?.p75).toBeCloseTo(1000, -2);
    expect(readings.get("/")?.CLS).toEqual({ visits: 3, p75: 0 });
    expect([...(readings.get("")?.TTFB ? readings.keys() : [])].sort()).toEqual(["", "/", "/shop"]);
    await store.database.destroy();
  });

  test("after four weeks a visit is no longer shown, after ninety days it is gone", async () => {
    const store = await open("aged");
    const day = 86_400_000;
    const start = Date.UTC(2026, 0, 1, 12);
    const at = (days: number) => vitalsOn(store, () => start + days * day);
    const first = at(0);
    first.add("/", { FCP: 500 });
    await first.flush();
    expect((await at(27).read()).size).toBe(2);
    expect((await at(28).read()).size).toBe(0);
    await at(90).flush();
    expect((await store.database.selectFrom("vital").selectAll().execute()).length).toBe(1);
    await at(91).flush();
    expect(await store.database.selectFrom("vital").selectAll().execute()).toEqual([]);
    await store.database.destroy();
  });
});

test("counts that cannot be written are logged once and dropped", async () => {
  const { database } = await openTestStore();
  await database.destroy();
  const failures: unknown[] = [];
  const vitals = openVitals({ database, onFailure: (error) => failures.push(error) });
  vitals.add("/", { FCP: 500 });
  await vitals.flush();
  expect(failures.length).toBe(1);
});
