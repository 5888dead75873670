import { once } from "node:events";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type PostgresServer, startPostgres } from "../support/postgres.ts";
import { enquiryForm, formTokenFrom, post, referenceIn } from "../support/send-forms.ts";
import { environmentOf, startServer, testSite } from "../support/servers.ts";
import { headerOf, type ReceivedMail, startSmtp, textOf } from "../support/smtp.ts";

const emptyFolder = () => mkdtempSync(join(tmpdir(), "studio-site-enquiries-"));

let guarded: Awaited<ReturnType<typeof startServer>>;

/** With limits, behind a trusted proxy, so that each test can be a different visitor. */
beforeAll(async () => {
  const changes = { RATE_LIMIT: "5/60,30/3600", TRUST_PROXY: "1", ALLOWED_ORIGINS: "https://static.example" };
  guarded = await startServer({ ...environmentOf(testSite, emptyFolder()), ...changes });
});
afterAll(() => void guarded.server.kill("SIGKILL"));

/** Posts an enquiry to the guarded server. */
function sendAs(visitor: string, form: URLSearchParams, headers: Record<string, string> = {}): Promise<Response> {
  return post(`${guarded.address}/contact`, form, { "X-Forwarded-For": visitor, ...headers });
}

/** A server for this test alone, with its own store. */
async function startOwn(changes: NodeJS.ProcessEnv = {}) {
  const env = { ...environmentOf(testSite, emptyFolder()), ...changes };
  const started = await startServer(env);
  onTestFinished(() => void started.server.kill("SIGKILL"));
  return { ...started, env };
}

async function startDatabase(): Promise<PostgresServer & { url: string }> {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  return { ...postgres, url: await postgres.createDatabase("site") };
}

test("a stopping server answers requests in progress, stores them and ends without an error", async () => {
  const { server, address, env } = await startOwn();
  const sending = Array.from({ length: 8 }, (_, number) => post(`${address}/contact`, enquiryForm(number)));
  await Promise.race(sending);
  server.kill("SIGTERM");
  const [code] = await once(server, "exit");
  const responses = (await Promise.allSettled(sending)).flatMap((result) =>
    result.status === "fulfilled" ? result.value : [],
  );
  expect(code).toBe(0);
  expect(responses.length).toBeGreaterThan(0);
  const again = await startServer(env);
  onTestFinished(() => void again.server.kill("SIGKILL"));
  for (const response of responses) {
    const page = await fetch(new URL(response.headers.get("Location") ?? "/none", again.address));
    expect([page.status, (await page.text()).includes(referenceIn(response) ?? "none")]).toEqual([200, true]);
  }
});

test.each(["off", "on"])(
  "a server that starts while PostgreSQL is down, editing %s, shows pages and keeps what is typed",
  async (EDITING) => {
    const database = await startDatabase();
    const startAgain = await database.interrupt();
    const { address, output } = await startOwn({ DATABASE_URL: database.url, EDITING });
    const statusOf = async (path: string) => (await fetch(address + path)).status;
    expect(output()).toMatch(/^DATABASE_URL: the database does not answer \(ECONNREFUSED\); the server keeps trying/m);
    const paths = ["/", "/contact", "/cart", "/search?q=game", "/site-vitals", "/healthz", "/readyz"];
    expect(await Promise.all(paths.map(statusOf))).toEqual([200, 200, 200, 200, 200, 200, 503]);
    const refused = await post(`${address}/contact`, enquiryForm(1));
    expect([refused.status, (await refused.text()).includes("Enquiry number 1")]).toEqual([503, true]);
    const isEdited = EDITING === "on";
    expect(await statusOf("/edit/sign-in")).toBe(isEdited ? 503 : 404);
    await startAgain();
    await expect.poll(() => statusOf("/readyz")).toBe(200);
    expect((await post(`${address}/contact`, enquiryForm(2))).status).toBe(303);
    await expect.poll(() => statusOf("/edit/sign-in")).toBe(isEdited ? 200 : 404);
  },
);

test("the sixth sending of a form within a minute is refused with the time to wait, its text kept", async () => {
  const send = (number: number, visitor = "203.0.113.1") => sendAs(visitor, enquiryForm(number));
  const statuses = [];
  for (const number of [1, 2, 3, 4, 5, 6]) statuses.push((await send(number)).status);
  expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
  const refused = await send(7);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await refused.text()).toContain("Enquiry number 7");
  expect((await send(8, "203.0.113.2")).status).toBe(303);
});

test("a person who corrects mistakes is not locked out", async () => {
  for (let turn = 0; turn < 12; turn++) {
    expect((await sendAs("203.0.113.3", enquiryForm(turn, { email: "nobody" }))).status).toBe(422);
  }
  expect((await sendAs("203.0.113.3", enquiryForm(1))).status).toBe(303);
});

test("behind a proxy that ends encryption, a post from the public address is one of our own", async () => {
  const proxied = { "X-Forwarded-Proto": "https", "X-Forwarded-Host": "www.site.example" };
  const ours = await sendAs("203.0.113.5", enquiryForm(1), { ...proxied, Origin: "https://www.site.example" });
  const other = await sendAs("203.0.113.5", enquiryForm(2), { ...proxied, Origin: "https://evil.example" });
  expect([ours.status, other.status]).toEqual([303, 403]);
  expect(ours.headers.get("Strict-Transport-Security")).toContain("max-age=");
});

test("a static export may post from its origin, and its visitor ends on our page", async () => {
  const foreign = { "Sec-Fetch-Site": "cross-site", Origin: "https://static.example" };
  const first = await sendAs("203.0.113.6", enquiryForm(1), foreign);
  const second = await sendAs("203.0.113.6", enquiryForm(1), foreign);
  expect([first.status, second.headers.get("Location")]).toEqual([303, first.headers.get("Location")]);
  const other = await sendAs("203.0.113.6", enquiryForm(2), { ...foreign, Origin: "https://evil.example" });
  expect(other.status).toBe(403);
});

test("posts to pages without a form and other methods are refused before anything is rendered", async () => {
  const status = async (path: string, method: string) =>
    (await fetch(guarded.address + path, { method, body: new URLSearchParams({ a: "1" }) })).status;
  expect(await status("/about-us", "POST")).toBe(405);
  expect(await status("/single-shop/1", "POST")).toBe(405);
  expect(await status("/nope", "POST")).toBe(404);
  expect((await fetch(`${guarded.address}/_ipx/_/images/a.jpg`, { method: "POST", body: "a" })).status).toBe(405);
  for (const method of ["PUT", "DELETE", "PATCH"]) expect(await status("/contact", method)).toBe(405);
});

test("two servers on one database take one sending once and send each mail once", async () => {
  const [{ url }, smtp] = await Promise.all([startDatabase(), startSmtp()]);
  onTestFinished(() => smtp.stop());
  const shared = { DATABASE_URL: url, SMTP_URL: smtp.url };
  const [one, two] = await Promise.all([startOwn(shared), startOwn(shared)]);
  const token = await formTokenFrom(`${one.address}/contact`);
  await wait(2100);
  const same = enquiryForm(0, token);
  const twice = await Promise.all([post(`${one.address}/contact`, same), post(`${two.address}/contact`, same)]);
  expect(twice.map(referenceIn)).toEqual([referenceIn(twice[0]), referenceIn(twice[0])]);
  const others = Array.from({ length: 10 }, (_, number) =>
    post(`${(number % 2 ? one : two).address}/contact`, enquiryForm(number + 1)),
  );
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(10).fill(303));
  await expect.poll(() => smtp.mails.length).toBeGreaterThanOrEqual(22);
  one.server.kill("SIGTERM");
  two.server.kill("SIGTERM");
  await Promise.all([once(one.server, "exit"), once(two.server, "exit")]);
  const identities = smtp.mails.map((mail) => headerOf(mail, "Message-ID"));
  expect([identities.length, new Set(identities).size]).toEqual([22, 22]);
});

test("while the database is gone pages are served, a form says so with its text kept, and the server is not ready", async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop().catch(() => {}));
  const { address, output } = await startOwn({ DATABASE_URL: await postgres.createDatabase("site") });
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  await postgres.stop();
  const response = await post(`${address}/contact`, enquiryForm(3));
  expect([response.status, (await response.text()).includes("Enquiry number 3")]).toEqual([503, true]);
  await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(503);
  expect((await fetch(`${address}/`)).status).toBe(200);
  expect(output()).not.toContain("visitor-3");
});

test("a stranger's mailbox gets two mails a day with none of the sender's words, also once their links were opened", async () => {
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  const { address } = await startOwn({ SMTP_URL: smtp.url });
  const send = async (number: number) => {
    const form = enquiryForm(number, {
      name: `Prize ${number}\r\nBcc: all@example.com`,
      email: "stranger@example.com",
    });
    const response = await post(`${address}/contact`, form);
    const location = response.headers.get("Location") ?? "";
    const page = await (await fetch(new URL(location, address))).text();
    return { shape: `${response.status} ${location.replace(/=[\w-]+/g, "=")}`, saysSo: /no copy was sent/i.test(page) };
  };
  const responses = [];
  for (const number of [1, 2, 3, 4]) responses.push(await send(number));
  expect(new Set(responses.map(({ shape }) => shape)).size).toBe(1);
  expect(responses.map(({ saysSo }) => saysSo)).toEqual([false, false, true, true]);
  await expect.poll(() => smtp.mails.length).toBe(6);
  const copies = () => smtp.mails.filter(({ to }) => to.includes("stranger@example.com"));
  expect(copies()).toHaveLength(2);
  for (const { raw } of copies()) expect(raw).not.toMatch(/Prize|Bcc|long enough/);
  const link = /https:\S+\/contact\?\S+/.exec(textOf(copies()[0] as ReceivedMail))?.[0] ?? "";
  const { pathname, search } = new URL(link);
  expect((await fetch(new URL(address).origin + pathname + search)).status).toBe(200);
  expect((await send(5)).saysSo).toBe(true);
  await expect.poll(() => smtp.mails.length).toBe(7);
  expect(copies()).toHaveLength(2);
});

test("mails that were kept without a mail server leave once there is one, and the log names nobody", async () => {
  const { server, address, env, output } = await startOwn();
  await expect.poll(output).toContain("SMTP_URL is not set");
  await post(`${address}/contact`, enquiryForm(5));
  server.kill("SIGKILL");
  await once(server, "exit");
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  const again = await startServer({ ...env, SMTP_URL: smtp.url });
  onTestFinished(() => void again.server.kill("SIGKILL"));
  await expect.poll(() => smtp.mails.length).toBe(2);
  expect(smtp.mails.flatMap(({ to }) => to).sort()).toEqual(["hello@grosszahn.example", "visitor-5@example.com"]);
  expect(output() + again.output()).not.toMatch(/visitor-5|Visitor 5|[A-Z]{1,5}-[0-9A-Z]{4}-[0-9A-Z]{2}/);
  expect(readFileSync(join(env.DATA_DIR ?? "", "enquiries.db")).length).toBeGreaterThan(0);
});

test.each<[string, NodeJS.ProcessEnv, string]>([
  ["a webhook without a secret", { WEBHOOK_URL: "https://crm.example/hook" }, "WEBHOOK_SECRET: "],
  ["a proxy that is not a network", { TRUST_PROXY: "everybody" }, "TRUST_PROXY: "],
])("the server does not start with %s and says which variable to change", async (_, changes, line) => {
  await expect(startServer({ ...environmentOf(testSite, emptyFolder()), ...changes })).rejects.toThrow(line);
});
