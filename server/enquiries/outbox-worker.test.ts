import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import {
  messageSettings,
  openTestStore,
  receivingOn,
  sampleEnquiry,
  withoutFormToken,
} from "../../tests/support/enquiries.ts";
import { type PostgresServer, startPostgres } from "../../tests/support/postgres.ts";
import { headerOf, type Manner, type SmtpServer, startSmtp } from "../../tests/support/smtp.ts";
import { longestWaitMs } from "../../tests/support/time-limits.ts";
import type { Store } from "../database/store.ts";
import { createMailSender } from "./mail-sender.ts";
import { claimMessages, countMessages, leaseMs, pauseMs } from "./outbox.ts";
import { type Send, startOutboxWorker } from "./outbox-worker.ts";
import { createWebhookSender } from "./webhook-sender.ts";

const from = { name: "Site", address: "hello@site.example" };
let postgres: PostgresServer;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
afterEach(() => vi.restoreAllMocks());

async function startMailServer(manner: Manner, port = 0): Promise<SmtpServer> {
  const server = await startSmtp({ manner, port });
  onTestFinished(() => server.stop());
  return server;
}

async function openStoreWithMail(databaseUrl?: string, email = sampleEnquiry.email): Promise<Store> {
  const store = await openTestStore(databaseUrl);
  onTestFinished(() => store.database.destroy());
  await receivingOn(store).receiveEnquiry({ ...sampleEnquiry, email }, withoutFormToken);
  return store;
}

function startWorker(store: Store, mail: Send, options: { isShared?: boolean } = {}) {
  const worker = startOutboxWorker({
    database: store.database,
    isShared: false,
    senders: { mail },
    pollMs: 20,
    ...options,
  });
  onTestFinished(() => worker.stop());
  return worker;
}

const states = async ({ database }: Store) =>
  (await database.selectFrom("outbox").select(["state", "attempts", "problem", "payload"]).execute()).map((row) => row);
const until = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: longestWaitMs, interval: 50 });

test("both sides get their mail, staff can reply to the visitor, and the outbox forgets what was in it", async () => {
  const [server, store] = [await startMailServer("accept"), await openStoreWithMail()];
  startWorker(store, await createMailSender({ smtpUrl: server.url, from }));
  await until(() => expect(server.mails).toHaveLength(2));
  // The domain is case-insensitive; mail programs write it in lower case.
  const [copy, notice] = [...server.mails].sort((a, b) => a.to.join().localeCompare(b.to.join()));
  expect([copy?.to, notice?.to]).toEqual([["Ada@example.com"], [messageSettings.staff]]);
  expect(headerOf(notice!, "Reply-To")).toMatch(/^Ada@example\.com$/i);
  expect(headerOf(copy!, "From")).toBe("Site <hello@site.example>");
  expect(headerOf(copy!, "Auto-Submitted")).toBe("auto-generated");
  expect(copy?.raw).toContain("text/plain");
  expect(copy?.raw).toContain("text/html");
  await until(async () =>
    expect(await states(store)).toMatchObject([
      { state: "sent", payload: "" },
      { state: "sent", payload: "" },
    ]),
  );
});

test("a visitor's address in another script is reached by its ASCII form, whatever form was stored", async () => {
  const [server, store] = [await startMailServer("ascii"), await openStoreWithMail(undefined, "ivan@пример.рф")];
  startWorker(store, await createMailSender({ smtpUrl: server.url, from }));
  await until(() => expect(server.mails).toHaveLength(2));
  const headers = (name: string) => server.mails.map((mail) => headerOf(mail, name)).sort();
  expect(headers("To")).toEqual(["ivan@xn--e1afmkfd.xn--p1ai", messageSettings.staff]);
  expect(headers("Reply-To")).toContain("ivan@xn--e1afmkfd.xn--p1ai");
});

test("a server without SMTPUTF8 takes the mail to staff, though the visitor's address is not ASCII", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const [server, store] = [await startMailServer("ascii"), await openStoreWithMail(undefined, "jörg@studio.example")];
  startWorker(store, await createMailSender({ smtpUrl: server.url, from: { ...from, name: "Łódź & 移植" } }));
  await until(() => expect(server.mails).toHaveLength(1));
  const [notice] = server.mails;
  expect(notice?.to).toEqual([messageSettings.staff]);
  expect(headerOf(notice!, "Reply-To")).toBeUndefined();
  expect(notice?.raw.slice(0, notice.raw.indexOf("\r\n\r\n"))).toMatch(/^\p{ASCII}*$/u);
});

test("a mail that the server will never take is set aside at once, without naming anybody", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const [server, store] = [await startMailServer("refuse"), await openStoreWithMail()];
  startWorker(store, await createMailSender({ smtpUrl: server.url, from }));
  await until(async () => {
    const rows = await states(store);
    expect(rows.map(({ state, problem }) => [state, problem])).toEqual(Array(2).fill(["dead", "550 EENVELOPE"]));
  });
  // As the figures for Prometheus call it.
  expect(await countMessages(store.database)).toEqual({ waiting: 0, "set-aside": 2 });
  expect(log.mock.calls.join()).not.toContain("xample.com");
});

test("a server that is busy is tried again later", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const [server, store] = [await startMailServer("busy"), await openStoreWithMail()];
  startWorker(store, await createMailSender({ smtpUrl: server.url, from }));
  await until(async () => {
    const [row] = await states(store);
    expect(row).toMatchObject({ state: "waiting", problem: "451 EENVELOPE" });
    expect(row?.attempts).toBeGreaterThan(1);
  });
});

test("a connection that breaks in the middle of a mail loses nothing, and the repeat has the same identity", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const [server, store] = [await startMailServer("drop"), await openStoreWithMail()];
  startWorker(store, await createMailSender({ smtpUrl: server.url, from }));
  await until(() => expect(server.mails).toHaveLength(2));
  const rows = await store.database.selectFrom("outbox").select("id").execute();
  const identities = server.mails.map((mail) => headerOf(mail, "Message-ID"));
  expect(identities.sort()).toEqual(rows.map(({ id }) => `<${id}@site.example>`).sort());
});

test("a slow server gets each mail once, though other workers look for messages", async () => {
  const store = await openStoreWithMail(await postgres.createDatabase("slow"));
  const server = await startMailServer("slow");
  for (const _ of [1, 2, 3])
    startWorker(store, await createMailSender({ smtpUrl: server.url, from }), { isShared: true });
  await until(async () => expect((await states(store)).map(({ state }) => state)).toEqual(["sent", "sent"]));
  expect(server.mails).toHaveLength(2);
});

test("a server that is down for a while gets everything once it is back", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const first = await startMailServer("accept");
  await first.stop();
  const store = await openStoreWithMail();
  startWorker(store, await createMailSender({ smtpUrl: first.url, from }));
  await until(async () => expect((await states(store)).every(({ attempts }) => attempts > 1)).toBe(true));
  const second = await startMailServer("accept", first.port);
  await until(() => expect(second.mails).toHaveLength(2));
  expect(log.mock.calls.flat()).toContain("The mail channel works again.");
});

test.each(["sqlite", "postgres"])("on %s, workers never take the same message while its lease lasts", async (kind) => {
  const isShared = kind === "postgres";
  const store = await openStoreWithMail(isShared ? await postgres.createDatabase("leases") : undefined);
  const now = Date.now() + 1000;
  const claim = (worker: string, at: number, count = 1) =>
    claimMessages(store.database, { worker, channels: ["mail"], count, isShared, now: at });
  const taken = (await Promise.all([claim("a", now), claim("b", now), claim("c", now)])).flat();
  expect(new Set(taken.map(({ id }) => id)).size).toBe(taken.length);
  await claim("d", now, 10);
  expect(await claim("e", now + leaseMs - 10, 10)).toEqual([]);
  expect(await claim("e", now + leaseMs + 10, 10)).toHaveLength(2);
});

test("a worker whose estimate of the time lags behind another's leaves it the messages that it holds", async () => {
  const store = await openStoreWithMail();
  const claim = (worker: string, now: number) =>
    claimMessages(store.database, { worker, channels: ["mail"], count: 5, isShared: false, now });
  const now = Date.now() + 1000;
  expect(await claim("ahead", now)).toHaveLength(2);
  expect(await claim("behind", now - 5)).toEqual([]);
});

test("after the clock was set back by more than a pause or a lease, waiting messages go out", async () => {
  const store = await openStoreWithMail();
  const now = Date.now() + 1000;
  const claim = (worker: string, at: number, count: number) =>
    claimMessages(store.database, { worker, channels: ["mail"], count, isShared: false, now: at });
  expect(await claim("a", now, 1)).toHaveLength(1);
  expect(await claim("b", now - 3_600_000, 10)).toHaveLength(2);
});

test("a mail that has left while the database was away is known as sent once it is back", async () => {
  const store = await openStoreWithMail();
  const away = vi.spyOn(store.database, "updateTable");
  const send = vi.fn<Send>(async () => {
    away.mockImplementationOnce(() => {
      throw new Error("away");
    });
    return undefined;
  });
  startWorker(store, send);
  await until(async () => expect((await states(store)).map(({ state }) => state)).toEqual(["sent", "sent"]));
  expect(send).toHaveBeenCalledTimes(2);
});

test("a worker that stops gives back what it could not finish", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const store = await openStoreWithMail();
  const hanging: Send = (_, signal) =>
    new Promise((resolve) => signal.addEventListener("abort", () => resolve({ problem: "EABORT", isFinal: false })));
  const worker = startOutboxWorker({
    database: store.database,
    isShared: false,
    senders: { mail: hanging },
    finishMs: 10,
  });
  await until(async () => expect((await states(store)).every(({ attempts }) => attempts === 1)).toBe(true));
  await worker.stop();
  const rows = await store.database.selectFrom("outbox").select(["state", "leased_by"]).execute();
  expect(rows).toEqual(Array(2).fill({ state: "waiting", leased_by: null }));
});

test("pauses double up to five minutes and are spread", () => {
  expect([1, 2, 3, 9, 10, 2000].map((attempts) => pauseMs(attempts, 1))).toEqual([
    1000, 2000, 4000, 256_000, 300_000, 300_000,
  ]);
  expect(pauseMs(3, 0)).toBe(2000);
});

test("line breaks and further addresses in what a visitor wrote never become headers or recipients", async () => {
  const server = await startMailServer("accept");
  const store = await openTestStore();
  onTestFinished(() => store.database.destroy());
  const renderMail = () => ({ subject: "Hello\r\nBcc: victim@example.net", text: "t", html: "<p>t</p>" });
  const receiving = receivingOn(store, { messageSettings: { ...messageSettings, renderMail } });
  await receiving.receiveEnquiry(
    { ...sampleEnquiry, email: "a@example.com\r\nBcc: victim@example.net" },
    withoutFormToken,
  );
  await receiving.receiveEnquiry({ ...sampleEnquiry, email: "a@example.com, victim@example.net" }, withoutFormToken);
  vi.spyOn(console, "error").mockImplementation(() => {});
  startWorker(store, await createMailSender({ smtpUrl: server.url, from }));
  await until(async () => expect((await states(store)).every(({ attempts }) => attempts > 0)).toBe(true));
  await until(() => expect(server.mails.length).toBeGreaterThanOrEqual(2));
  expect(server.mails.flatMap(({ to }) => to)).not.toContain("victim@example.net");
  for (const mail of server.mails) expect(headerOf(mail, "Bcc")).toBeUndefined();
});

test("a subscriber's mail carries the address that ends the subscription", async () => {
  const server = await startMailServer("accept");
  const store = await openTestStore();
  onTestFinished(() => store.database.destroy());
  await receivingOn(store).subscribe("ada@example.com", withoutFormToken);
  startWorker(store, await createMailSender({ smtpUrl: server.url, from }));
  await until(() => expect(server.mails).toHaveLength(1));
  expect(headerOf(server.mails[0]!, "List-Unsubscribe")).toMatch(
    /^<https:\/\/site\.example\/newsletter\/stop\/[0-9a-f]{32}>$/,
  );
  expect(headerOf(server.mails[0]!, "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
});

test("a webhook gets an enquiry with a signature that its receiver can check, again until it answers", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const calls: { headers: IncomingHttpHeaders; body: string }[] = [];
  const receiver = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    calls.push({ headers: request.headers, body });
    response.writeHead(calls.length === 1 ? 500 : 204).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void receiver.close());
  const store = await openTestStore();
  onTestFinished(() => store.database.destroy());
  const receiving = receivingOn(store, { messageSettings: { ...messageSettings, hasWebhook: true } });
  const outcome = await receiving.receiveEnquiry(sampleEnquiry, withoutFormToken);
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  const secrets = ["0123456789abcdef", "the key that follows it"];
  const webhook = createWebhookSender({ url, secrets });
  const worker = startOutboxWorker({ database: store.database, isShared: false, senders: { webhook }, pollMs: 20 });
  onTestFinished(() => worker.stop());
  await until(() => expect(calls).toHaveLength(2));
  const [first, second] = calls;
  expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
  const { "webhook-id": id, "webhook-timestamp": time, "webhook-signature": signature } = second!.headers;
  const signed = `${id}.${time}.${second?.body}`;
  const expected = secrets.map((secret) => `v1,${createHmac("sha256", secret).update(signed).digest("base64")}`);
  // A receiver accepts an event if one of them is right.
  expect(String(signature).split(" ")).toEqual(expected);
  const event = JSON.parse(second?.body ?? "");
  expect(event).toMatchObject({ type: "enquiry.received", enquiry: { email: "Ada@Example.com" } });
  expect(outcome).toMatchObject({ reference: event.reference });
});
