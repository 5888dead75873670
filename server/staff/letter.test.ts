import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { parse } from "yaml";
import { fixtureSite } from "../../tests/support/fixture-site.ts";
import { type PostgresServer, startPostgres } from "../../tests/support/postgres.ts";
import { headerOf, startSmtp, textOf } from "../../tests/support/smtp.ts";
import { longestWaitMs } from "../../tests/support/time-limits.ts";
import { openStore, type Store } from "../database/store.ts";
import { type Letter, queueLetter } from "../enquiries/letters.ts";
import { createMailSender } from "../enquiries/mail-sender.ts";
import { claimMessages } from "../enquiries/outbox.ts";
import { startOutboxWorker } from "../enquiries/outbox-worker.ts";
import { letterCommands } from "./letter.ts";
import { runStaff } from "./run-staff.ts";

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const siteUrl = "https://letters.example/";
const until = (check: () => void) => vi.waitFor(check, { timeout: longestWaitMs, interval: 50 });

describe.each(["sqlite", "postgres"])("on %s", (kind) => {
  let store: Store;
  let env: NodeJS.ProcessEnv;
  let folder: string;
  let databases = 0;
  /** What a test has started, ended before its database. */
  const running: (() => Promise<void>)[] = [];

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "studio-site-letter-"));
    const databaseUrl = kind === "postgres" ? await postgres.createDatabase(`letters_${databases++}`) : undefined;
    env = {
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl ?? "",
      CONTENT_DIR: fixtureSite,
      SITE_URL: "https://letters.example",
    };
    store = await openStore({ databaseUrl, dataFolder: folder });
    return async () => {
      for (const stop of running.splice(0)) await stop();
      await store.database.destroy();
    };
  });

  async function letter(...words: string[]) {
    const said = { out: "", err: "" };
    const into = (name: "out" | "err") =>
      new Writable({
        write(chunk, _, done) {
          said[name] += chunk;
          done();
        },
      });
    const terminal = {
      env,
      service: { settings: "/nowhere/a.env", data: "/nowhere/a" },
      out: into("out"),
      err: into("err"),
    };
    const code = await runStaff(words, terminal, { name: "letter", help: "", commands: letterCommands });
    return { code, ...said };
  }

  async function subscribe(count: number, state: "confirmed" | "pending" = "confirmed") {
    const at = new Date().toISOString();
    const rows = Array.from({ length: count }, (_, index) => ({
      ...{
        token: `${state}${index}`,
        email: `${state}${index}@example.com`,
        typed: `${state}${index}@Example.com`,
        state,
      },
      ...{ created_at: at, asked_at: at, settled_at: at, letter: null },
    }));
    await store.database.insertInto("subscriber").values(rows).execute();
  }

  async function draft(since = "2000-01-01") {
    const file = join(folder, "letter.yaml");
    expect(await letter("draft", "--since", since, "--out", file)).toMatchObject({ code: 0, err: "" });
    return file;
  }

  async function startMail() {
    const server = await startSmtp();
    const from = { name: "Site", address: "hello@site.example" };
    const senders = { mail: await createMailSender({ smtpUrl: server.url, from }) };
    const worker = startOutboxWorker({ database: store.database, isShared: false, senders, pollMs: 20 });
    running.push(worker.stop, server.stop);
    return server;
  }

  const recipients = (mails: readonly { to: string[] }[]) => mails.flatMap(({ to }) => to).sort();

  test.runIf(kind === "sqlite")(
    "a draft holds the posts since the last letter, and refuses to replace a file",
    async () => {
      const file = await draft();
      const found = parse(readFileSync(file, "utf8"));
      expect(found.posts.length).toBeGreaterThan(1);
      expect(found.posts[0].url).toMatch(/^https:\/\/letters\.example\/blog\/[\w-]+$/);
      expect(await letter("draft", "--out", file)).toMatchObject({ code: 1, err: expect.stringContaining("EEXIST") });
      const later = await letter("draft", "--since", "2999-01-01");
      expect(parse(later.out).posts).toEqual([]);
    },
  );

  test("everybody who confirmed gets it once, by one click able to stop; sent again it sends nothing", async () => {
    await subscribe(3);
    await subscribe(2, "pending");
    const file = await draft();
    const server = await startMail();
    expect(await letter("send", file, "--limit", "100000")).toMatchObject({ code: 0 });
    await until(() => expect(server.mails).toHaveLength(3));
    expect(recipients(server.mails)).toEqual([0, 1, 2].map((index) => `confirmed${index}@example.com`));
    const [mail] = server.mails.filter(({ to }) => to[0] === "confirmed1@example.com");
    if (!mail) throw new Error("no mail");
    const stop = `${siteUrl}newsletter/stop/confirmed1`;
    expect(headerOf(mail, "List-Unsubscribe")).toBe(`<${stop}>`);
    expect(headerOf(mail, "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
    expect(textOf(mail)).toContain(stop);
    expect((await letter("send", file)).out).toContain("0 mails");
    expect((await letter("list")).out).toContain("given away");
  });

  test("a command that was killed after some goes on with the rest, as the letter was", async () => {
    await subscribe(5);
    const file = await draft();
    expect(await letter("preview", file, "me@example.com")).toMatchObject({
      code: 0,
      out: expect.stringContaining("5 "),
    });
    await letter("send", join(folder, "none.yaml"));
    const begun = {
      ...parse(readFileSync(file, "utf8")),
      read: "",
      stop: "",
      lang: "en",
      dir: "ltr",
      foot: "",
    } as Letter;
    expect(await queueLetter(store.database, begun, { siteUrl, most: 2, now: Date.now() })).toBe(2);
    const server = await startMail();
    await Promise.all([letter("send", file, "--limit", "100000"), letter("send", file, "--limit", "100000")]);
    await until(() => expect(server.mails).toHaveLength(6));
    const all = [0, 1, 2, 3, 4].map((index) => `confirmed${index}@example.com`);
    expect(recipients(server.mails)).toEqual([...all, "me@example.com"]);
  });

  test("a mail whose sending was cut off is set aside, not sent a second time", async () => {
    await subscribe(1);
    await letter("send", await draft(), "--limit", "100000");
    const claim = { worker: "killed", channels: ["mail"] as const, count: 1, isShared: false, now: Date.now() };
    expect(await claimMessages(store.database, claim)).toHaveLength(1);
    await store.database.updateTable("outbox").set({ leased_by: null, leased_until: null }).execute();
    vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => void vi.restoreAllMocks());
    const server = await startMail();
    const state = () => store.database.selectFrom("outbox").select(["state", "problem"]).executeTakeFirst();
    await vi.waitFor(async () =>
      expect(await state()).toEqual({ state: "dead", problem: "cut off while it was sent" }),
    );
    expect(server.mails).toEqual([]);
  });

  test.runIf(kind === "sqlite")("an address that bounced gets no further letter, nor the one that waits", async () => {
    await subscribe(2);
    await letter("send", await draft(), "--limit", "100000");
    const answer = await letter("bounced", "Confirmed0@example.com", "nobody@example.com");
    expect(answer.out).toContain("1 of 2");
    const left = await store.database.selectFrom("outbox").select("person").execute();
    expect(left).toEqual([{ person: "confirmed1@example.com" }]);
  });

  test.runIf(kind === "sqlite")("a mistake in a file names file and field, and nothing is sent", async () => {
    await subscribe(1);
    const file = await draft();
    writeFileSync(
      file,
      readFileSync(file, "utf8")
        .replace(/^title: .*$/m, "title: ''")
        .replace(/^lead:/m, "constructor:"),
    );
    const { code, err } = await letter("send", file);
    expect(code).toBe(1);
    expect(err).toContain(`${file}: title: `);
    expect(err).toContain(`${file}: lead: `);
    expect(await store.database.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });
});
