import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "../../server/database/store.ts";
import { startPostgres } from "../../tests/support/postgres.ts";
import { enquiryForm, formTokenFrom, post, referenceIn } from "../../tests/support/send-forms.ts";
import { environmentOf, startServer, testSite } from "../../tests/support/servers.ts";
import { startSmtp } from "../../tests/support/smtp.ts";

/** Failures around the server; `docs/operations.md` describes what an operator sees of each. */
const picture = (width: number) => `/_ipx/w_${width}&f_webp/images/plate-1.webp`;
const isRoot = process.getuid?.() === 0;

async function startOwn(changes: NodeJS.ProcessEnv = {}, circumstances: Parameters<typeof startServer>[1] = {}) {
  const folder = changes.DATA_DIR ?? mkdtempSync(join(tmpdir(), "studio-site-failures-"));
  const env = { ...environmentOf(testSite, folder), ...changes };
  const started = await startServer(env, circumstances);
  onTestFinished(() => void started.server.kill("SIGKILL"));
  const statusOf = async (path: string) => (await fetch(started.address + path)).status;
  const send = (number: number, changed: Record<string, string> = {}) =>
    post(`${started.address}/contact`, enquiryForm(number, changed));
  return { ...started, folder, env, statusOf, send };
}

async function storedIn(env: { DATABASE_URL?: string | undefined; DATA_DIR?: string | undefined }): Promise<string[]> {
  const { database } = await openStore({ databaseUrl: env.DATABASE_URL, dataFolder: env.DATA_DIR ?? "" });
  const rows = await database.selectFrom("enquiry").select("reference").execute();
  await database.destroy();
  return rows.map(({ reference }) => reference);
}

test("on a full disk pages are read, forms say that they could not be stored and keep their words, and space is enough to go on", async () => {
  const site = await startOwn({}, { before: "ulimit -S -f 1600" });
  const acknowledged: string[] = [];
  let refused: Response | undefined;
  for (let number = 0; !refused && number < 500; number++) {
    const response = await site.send(number, { message: `Enquiry ${number}. ${"All that fits. ".repeat(200)}` });
    const reference = referenceIn(response);
    if (reference) acknowledged.push(reference);
    else refused = response;
  }
  expect(acknowledged.length).toBeGreaterThan(5);
  expect(refused?.status).toBe(503);
  expect(await refused?.text()).toContain("All that fits. All that fits.");
  // Space too small for an enquiry may still suffice for readiness's tiny write, a few times.
  await expect.poll(() => site.statusOf("/readyz")).toBe(503);
  expect(await Promise.all(["/healthz", "/about-us", picture(640)].map(site.statusOf))).toEqual([200, 200, 200]);
  expect(site.output()).toMatch(/"level":"error".*The contact form could not be stored/);
  spawnSync("prlimit", ["--pid", String(site.server.pid), "--fsize=unlimited"]);
  await expect.poll(() => site.statusOf("/readyz")).toBe(200);
  acknowledged.push(referenceIn(await site.send(1000)) ?? "");
  expect(await storedIn({ DATA_DIR: site.folder })).toEqual(expect.arrayContaining(acknowledged));
});

test("in a data folder that has become read-only pages and new pictures are still answered, and forms stored", async () => {
  const folder = mkdtempSync(join(tmpdir(), "studio-site-readonly-"));
  const nobody = isRoot ? 65534 : undefined;
  if (nobody) chownSync(folder, nobody, nobody);
  const site = await startOwn({ DATA_DIR: folder }, { uid: nobody });
  chmodSync(folder, 0o555);
  onTestFinished(() => chmodSync(folder, 0o755));
  expect(await Promise.all(["/about-us", picture(576), picture(576)].map(site.statusOf))).toEqual([200, 200, 200]);
  expect(referenceIn(await site.send(1))).toBeDefined();
  expect(site.output()).toMatch(/"level":"error".*image cache: EACCES/);
  site.server.kill("SIGINT");
  await once(site.server, "exit");
  const locked = mkdtempSync(join(tmpdir(), "studio-site-locked-"));
  mkdirSync(join(locked, "data"), { mode: 0o555 });
  const again = startServer({ ...site.env, DATA_DIR: join(locked, "data") }, { uid: nobody });
  await expect(again).rejects.toThrow(/ended with 1: DATA_DIR: the folder \S+ cannot be written; name one that can\./);
});

test("a clock that jumps two days and back costs a form its key, never its words, and no mail", async () => {
  const clock = join(mkdtempSync(join(tmpdir(), "studio-site-clock-")), "offset");
  const setClock = (days: number) => writeFileSync(clock, String(days * 86_400_000));
  setClock(0);
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  const movable = `--import=${resolve("tests/support/movable-clock.ts")}`;
  const site = await startOwn({ NODE_OPTIONS: movable, CLOCK_FILE: clock, SMTP_URL: smtp.url });
  let sent = 0;
  for (const [days, before] of [
    [2, 0],
    [0, 2],
  ] as const) {
    setClock(before);
    const token = await formTokenFrom(`${site.address}/contact`);
    setClock(days);
    const shown = await site.send(days, { ...token, message: "Words that nobody types twice." });
    expect(shown.status).toBe(422);
    const html = await shown.text();
    expect(html).toContain("Words that nobody types twice.");
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? "";
    const renewed = { key: field("key"), time: field("time") };
    expect(renewed.key).not.toBe(token.key);
    await expect.poll(async () => referenceIn(await site.send(days, renewed)), { interval: 500 }).toBeDefined();
    sent += 2;
    await expect.poll(() => smtp.mails.length).toBe(sent);
    expect(await site.statusOf("/readyz")).toBe(200);
  }
});

test("while PostgreSQL starts again pages are read and forms keep their words; then everything goes on by itself", async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const DATABASE_URL = await postgres.createDatabase("restarted");
  const site = await startOwn({ DATABASE_URL });
  const acknowledged = [referenceIn(await site.send(1))];
  const startAgain = await postgres.interrupt();
  const refused = await site.send(2, { message: "Words that nobody types twice." });
  expect(refused.status).toBe(503);
  expect(await refused.text()).toContain("Words that nobody types twice.");
  expect(await Promise.all(["/readyz", "/healthz", "/about-us", "/site-vitals"].map(site.statusOf))).toEqual([
    503, 200, 200, 200,
  ]);
  await startAgain();
  await expect.poll(() => site.statusOf("/readyz")).toBe(200);
  acknowledged.push(referenceIn(await site.send(2)));
  expect(await storedIn({ DATABASE_URL })).toEqual(expect.arrayContaining(acknowledged));
});

test("told to stop under load, the server answers all that it took, loses nothing and is gone", async () => {
  const site = await startOwn();
  const acknowledged: string[] = [];
  const failures: string[] = [];
  let responses = 0;
  let isOver = false;
  const visit = async (visitor: number) => {
    while (!isOver) {
      const sending = visitor % 2 === 0 ? fetch(`${site.address}/about-us`) : site.send(visitor * 10_000 + responses);
      const response = await sending.catch((error: Error & { cause?: { code?: string } }) => error.cause?.code ?? "");
      if (typeof response === "string") {
        // A connection that was never accepted; whatever was accepted has a line in the log.
        if (!["ECONNREFUSED", "ECONNRESET", "UND_ERR_SOCKET"].includes(response)) failures.push(response);
        return;
      }
      await response.arrayBuffer();
      responses++;
      if (response.status !== (visitor % 2 === 0 ? 200 : 303)) failures.push(String(response.status));
      const reference = referenceIn(response);
      if (reference) acknowledged.push(reference);
    }
  };
  const visits = Array.from({ length: 8 }, (_, visitor) => visit(visitor));
  await expect.poll(() => responses).toBeGreaterThan(40);
  site.server.kill("SIGTERM");
  const [code] = await once(site.server, "exit");
  isOver = true;
  await Promise.all(visits);
  expect([code, failures]).toEqual([0, []]);
  const lines = site.output().match(/^\{.*"status":.*\}$/gm) ?? [];
  expect(lines.length).toBe(responses);
  expect(lines.filter((line) => line.includes('"aborted"'))).toEqual([]);
  expect(await storedIn({ DATA_DIR: site.folder })).toEqual(expect.arrayContaining(acknowledged));
});
