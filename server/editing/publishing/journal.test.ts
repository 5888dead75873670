import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { openStore } from "../../database/store.ts";
import type { Tables } from "../../database/tables.ts";
import { newReleaseId } from "../../release/release.ts";
import { openJournal } from "./journal.ts";

const noon = Date.parse("2026-11-28T12:00:00Z");
const wanted = { editor: "", title: "Words", author: undefined };

let database: Kysely<Tables>;
beforeEach(async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), "studio-site-journal-"));
  ({ database } = await openStore({ dataFolder }));
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(async () => {
    vi.useRealTimers();
    await database.destroy();
  });
});

/** An instance whose clock differs from the others' by some ms, and which has run for a time of its own. */
function instance(differs = 0) {
  const own = { differs, passed: 0 };
  const journal = openJournal(database, { now: () => noon + own.differs, elapsed: () => own.passed });
  return { ...journal, own };
}

/** Begins and ends a publication. */
async function publish({ begin, take, end }: ReturnType<typeof instance>, title: string) {
  await begin({ ...wanted, title });
  const row = await take();
  await end(row?.id ?? "", "published");
  return row?.release ?? "";
}

test("one publication is accepted at a time, and the first free instance carries it out, alone", async () => {
  const [one, other] = [instance(), instance()];
  expect(await one.begin(wanted)).toBeDefined();
  expect(await other.begin(wanted)).toBeUndefined();
  one.own.passed = 3_600_000;
  expect([await one.abandoned(), await one.abandoned()]).toEqual([undefined, undefined]);
  const taken = await Promise.all([one.take(), other.take()]);
  expect(taken.filter(Boolean)).toHaveLength(1);
  expect(await one.latest()).toMatchObject({ state: "running", title: "Words" });
});

test.each([-240_000, -30_000, 0, 240_000])(
  "while an instance whose clock differs by %i ms is at work nobody takes over; ten silent seconds later somebody does",
  async (differs) => {
    const [worker, watcher] = [instance(differs), instance()];
    await worker.begin(wanted);
    const row = await worker.take();
    const onLoss = vi.fn();
    const letGo = worker.keepHold(row?.id ?? "", onLoss);
    for (; watcher.own.passed < 60_000; watcher.own.passed += 2000) {
      worker.own.differs += 2000;
      vi.advanceTimersByTime(2500);
      await expect.poll(async () => (await worker.running())?.lease_until).not.toBe(row?.lease_until);
      expect(await watcher.abandoned()).toBeUndefined();
    }
    letGo();
    watcher.own.passed += 7000;
    expect(await watcher.abandoned()).toBeUndefined();
    watcher.own.passed += 1000;
    expect(await watcher.abandoned()).toMatchObject({ id: row?.id });
    expect(onLoss).not.toHaveBeenCalled();
    await expect(worker.set(row?.id ?? "", {})).rejects.toThrow();
  },
);

test("what is published later is newer, also with a clock that is behind or was set back", async () => {
  const [right, behind] = [instance(), instance(-240_000)];
  const first = await publish(right, "First");
  const second = await publish(behind, "Second");
  behind.own.differs = -3_600_000;
  const third = await publish(behind, "Third");
  expect([third, second, first].sort()).toEqual([first, second, third]);
  expect(await right.newest()).toMatchObject({ title: "Third" });
  expect(await right.latest()).toMatchObject({ title: "Third" });
});

test("what is published is newer than a release that an instance shows, whatever clock that was built with", async () => {
  const ahead = newReleaseId(noon + 7_200_000);
  const journal = instance();
  await journal.shows(ahead);
  await journal.shows(newReleaseId(noon));
  expect((await publish(journal, "Later")) > ahead).toBe(true);
});

test("what visitors see is live, and so is what was published before", async () => {
  const journal = instance();
  await publish(journal, "First");
  const release = await publish(journal, "Second");
  await journal.isLive({ release });
  const rows = await database.selectFrom("publication").select("state").execute();
  expect(rows.map(({ state }) => state)).toEqual(["live", "live"]);
});

test("while the database is down no other instance takes over, and the work goes on", async () => {
  const worker = instance();
  await worker.begin(wanted);
  const row = await worker.take();
  const onLoss = vi.fn();
  const away = vi.spyOn(database, "updateTable").mockImplementation(() => {
    throw new Error("away");
  });
  const letGo = worker.keepHold(row?.id ?? "", onLoss);
  await vi.advanceTimersByTimeAsync(30_000);
  away.mockRestore();
  letGo();
  expect(onLoss).not.toHaveBeenCalled();
  await worker.set(row?.id ?? "", { said: "on it" });
  expect(await worker.running()).toMatchObject({ said: "on it" });
});
