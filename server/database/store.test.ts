import { chmodSync, mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { receivingOn, sampleEnquiry, withoutFormToken } from "../../tests/support/enquiries.ts";
import { startPostgres } from "../../tests/support/postgres.ts";
import { canStore, createStoreCheck, openServerStore, openStore } from "./store.ts";

async function openIn(dataFolder: string) {
  const store = await openStore({ dataFolder });
  onTestFinished(() => store.database.destroy());
  return store;
}

test("a database that was put back readable for everybody is its owner's alone once it is opened", async () => {
  const folder = mkdtempSync(join(tmpdir(), "studio-site-store-"));
  const file = join(folder, "enquiries.db");
  await (await openStore({ dataFolder: folder })).database.destroy();
  chmodSync(file, 0o644);
  await openIn(folder);
  expect(["", "-wal", "-shm"].map((end) => statSync(file + end).mode & 0o777)).toEqual([0o600, 0o600, 0o600]);
});

test("what does not fit on the disk is unavailable, and the log says so in words", async () => {
  const store = await openIn(mkdtempSync(join(tmpdir(), "studio-site-store-")));
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.database);
  await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + 1}`).execute(store.database);
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const long = { ...sampleEnquiry, message: "Words that nobody types twice. ".repeat(400) };
  const outcome = await receivingOn(store).receiveEnquiry(long, withoutFormToken);
  expect(outcome.kind).toBe("unavailable");
  expect(log.mock.calls.join("\n")).toMatch(
    /^The contact form could not be stored: disk full \(13 ERR_SQLITE_ERROR\)$/,
  );
});

test("while another process locks the database the server goes on, and what was to be written is written afterwards", async () => {
  const folder = mkdtempSync(join(tmpdir(), "studio-site-store-"));
  const store = await openIn(folder);
  const other = new DatabaseSync(join(folder, "enquiries.db"));
  onTestFinished(() => other.close());
  other.exec("begin immediate");
  const received = receivingOn(store).receiveEnquiry(sampleEnquiry, withoutFormToken);
  // As long as the server's loop turns, these come.
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setTimeout(resolve, 20));
  const before = other.prepare("select count(*) as count from enquiry").get();
  other.exec("rollback");
  expect([before, (await received).kind]).toEqual([{ count: 0 }, "received"]);
});

test("a server starts without a PostgreSQL that is down, says why, and has its tables and secret once it is up", async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const databaseUrl = await postgres.createDatabase("later");
  const startAgain = await postgres.interrupt();
  const reasons: unknown[] = [];
  const store = await openServerStore({ databaseUrl, dataFolder: "" }, (error) => reasons.push(error));
  onTestFinished(() => store.database.destroy());
  const isReady = createStoreCheck(store);
  expect([store.isOpen, await isReady()]).toEqual([false, false]);
  expect(reasons[0]).toMatchObject({ code: "ECONNREFUSED" });
  expect((await receivingOn(store).receiveEnquiry(sampleEnquiry, withoutFormToken)).kind).toBe("unavailable");
  await startAgain();
  await store.opened;
  expect([store.isOpen, await isReady(), await canStore(store)]).toEqual([true, true, true]);
  expect((await receivingOn(store).receiveEnquiry(sampleEnquiry, withoutFormToken)).kind).toBe("received");
  const other = await openServerStore({ databaseUrl, dataFolder: "" }, (error) => reasons.push(error));
  onTestFinished(() => other.database.destroy());
  expect(other.secret).toBe(store.secret);
  const wrong = openServerStore({ databaseUrl: `${databaseUrl}_misspelt`, dataFolder: "" }, () => {});
  await expect(wrong).rejects.toMatchObject({ code: "3D000" });
});

test("whether the database can be written is asked anew also after the clock was set back", async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), "studio-site-store-"));
  const store = await openServerStore({ dataFolder }, () => {});
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const check = createStoreCheck(store);
  expect(await check()).toBe(true);
  await store.database.destroy();
  vi.advanceTimersByTime(300);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(await check()).toBe(false);
});
