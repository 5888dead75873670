import { type ChildProcess, execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import sharp from "sharp";
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from "vitest";
import { type Accounts, accountsOn, linkIn } from "../support/accounts.ts";
import { contentCopy } from "../support/content-copy.ts";
import { basePath } from "../support/pages.ts";
import { childrenOf, isRunning } from "../support/processes.ts";
import { environmentOf, startServer, testSite } from "../support/servers.ts";
import { startSmtp, textOf } from "../support/smtp.ts";
import { longestWaitMs } from "../support/time-limits.ts";

const dataFolder = mkdtempSync(join(tmpdir(), "studio-site-editors-"));
const email = "ada@example.com";
let env: NodeJS.ProcessEnv;
let origin = "";
let server: ChildProcess;
let accounts: Accounts;

beforeAll(async () => {
  env = {
    ...environmentOf({ ...testSite, contentFolder: contentCopy({ hasOwnPictures: true }) }, dataFolder),
    EDITING: "on",
  };
  ({ server, address: origin } = await startServer(env));
  accounts = accountsOn(env, origin);
});
afterAll(() => void server?.kill("SIGTERM"));

const editors = (...words: string[]) => accounts.editors(...words);
/** The id of an account, which is secret until its draft waits for a review. */
const idOf = (person: string): string => {
  const database = new DatabaseSync(join(dataFolder, "enquiries.db"), { readOnly: true });
  const row = database.prepare("select id from editor where email = ?").get(person);
  database.close();
  return String(row?.id);
};
const ask = (path: string, init: RequestInit = {}) => fetch(origin + path, { redirect: "manual", ...init });

test("where editing is off nothing answers below /edit", async () => {
  for (const path of ["/edit", "/edit/", "/edit/sign-in", "/edit/assets/editor.js"])
    expect((await fetch(inject("origin") + path, { redirect: "manual" })).status, path).toBe(404);
});

test("visitors are served the same bytes and headers where editing is on", async () => {
  const seen = async (from: string, path: string) => {
    const response = await fetch(from + path, { headers: { "Accept-Encoding": "identity" } });
    const headers = [...response.headers].filter(([name]) => !["date", "x-request-id"].includes(name));
    const text = await response.text();
    return { headers, text: text.replaceAll(/nonce="[^"]*"|\bnonce-[\w+/=]+/g, "nonce") };
  };
  const withoutNonce = (page: Awaited<ReturnType<typeof seen>>) => ({
    ...page,
    headers: page.headers.map(([name, value]) => [name, value.replace(/'nonce-[^']*'/, "nonce")]),
  });
  for (const path of ["/", "/pricing", "/nowhere", "/robots.txt", "/pricing.md"])
    expect(withoutNonce(await seen(origin, path)), path).toEqual(withoutNonce(await seen(inject("origin"), path)));
});

test("somebody is invited from the command line, edits, and is let go", async () => {
  expect((await ask("/edit/site/", { headers: { Accept: "text/html" } })).headers.get("Location")).toBe(
    `${basePath()}/edit/sign-in`,
  );
  const cookie = await accounts.signIn(email, "writer");
  const page = await ask("/edit/site/pricing", { headers: { Cookie: cookie } });
  expect([page.status, page.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  for (const name of ["sign-in", "assets/editor.js", "assets/account.css", "assets/site.css", "none"])
    expect((await ask(`/edit/${name}`)).headers.get("Cache-Control"), name).toBe("no-store");
  expect(await page.clone().text()).toContain('data-content="pages/pricing.yaml#bands.plans.heading"');
  expect(editors("list")).toMatch(/ada@example\.com +Ada +writer/);
  expect(JSON.parse(editors("sessions", email, "--json"))).toHaveLength(1);
  const html = await page.clone().text();
  const token = /name="edit-token" content="([\w-]+)"/.exec(html)?.[1] ?? "";
  const title = /data-content="pages\/pricing\.yaml#bands\.plans\.heading"[^>]*>([^<]+)</.exec(html)?.[1] ?? "";
  const write = (name: string, body: object) =>
    ask(`/edit/${name}`, {
      method: "POST",
      headers: { Cookie: cookie, "Content-Type": "application/json", "X-Edit-Token": token },
      body: JSON.stringify(body),
    });
  const changed = { address: "pages/pricing.yaml#bands.plans.heading", before: title, value: "Week by week." };
  expect((await write("save", changed)).status).toBe(200);
  expect(editors("audit")).toMatch(/ada@example\.com +changed +pages\/pricing\.yaml#bands\.plans\.heading/);
  expect(await (await ask("/edit/site/pricing", { headers: { Cookie: cookie } })).text()).toContain("Week by week.");
  const ben = await accounts.join("ben-of-drafts@example.com", "writer");
  expect(await (await ask("/edit/site/pricing", { headers: { Cookie: ben } })).text()).not.toContain("Week by week.");
  expect(await (await ask("/pricing")).text()).not.toContain("Week by week.");
  expect((await write("publish", { title: "Another title" })).status).toBe(403);
  editors("role", email, "editor");
  expect(editors("audit")).toMatch(/ada@example\.com +joined/);
  editors("revoke", email);
  expect((await ask("/edit/site/pricing", { headers: { Cookie: cookie } })).status).toBe(401);
});

test("a writer asks for a review; an editor gets a mail, comments, and takes the draft over to publish it", async () => {
  const signedIn = async (address: string, role: "writer" | "editor") => {
    const Cookie = await accounts.join(address, role);
    const html = await (await ask("/edit/site/faq", { headers: { Cookie } })).text();
    const token = /name="edit-token" content="([\w-]+)"/.exec(html)?.[1] ?? "";
    const headers = { Cookie, "Content-Type": "application/json", "X-Edit-Token": token };
    const write = (name: string, body: object) =>
      ask(`/edit/${name}`, { method: "POST", headers, body: JSON.stringify(body) });
    const read = async (name: string) => (await ask(`/edit${name}`, { headers })).text();
    return { html, write, read };
  };
  const writer = await signedIn("wren@example.com", "writer");
  const editor = await signedIn("edith@example.com", "editor");
  const title = /data-content="pages\/faq\.yaml#bands\.hero\.heading"[^>]*>([^<]+)</.exec(writer.html)?.[1] ?? "";
  expect((await writer.write("review", { title: "Nothing yet" })).status).toBe(409);
  await writer.write("save", { address: "pages/faq.yaml#bands.hero.heading", before: title, value: "Ask us." });
  const id = idOf("wren@example.com");
  expect((await editor.write("review/take", { of: id })).status).toBe(409);
  expect((await editor.write("review/comment", { of: id, title: "Not asked." })).status).toBe(409);
  expect((await writer.write("review", { title: "A shorter heading" })).status).toBe(200);
  const toldOf = (person: string) => {
    const database = new DatabaseSync(join(dataFolder, "enquiries.db"), { readOnly: true });
    const rows = database.prepare("select payload from outbox where person = ?").all(person);
    database.close();
    return rows.map(({ payload }) => String(payload)).join();
  };
  expect(toldOf("edith@example.com")).toMatch(/asks for a review.*\/edit\/review\?of=/);
  expect(toldOf("edith@example.com")).not.toContain("shorter");
  const of = /review\?of=(\w+)">The draft of/.exec(await editor.read(""))?.[1] ?? "";
  expect(await editor.read(`/review?of=${of}`)).toMatch(/<del>.*<ins>us\.<\/ins>/);
  expect(await (await signedIn("otto@example.com", "writer")).read(`/review?of=${of}`)).not.toContain("us.</ins>");
  expect((await editor.write("review/comment", { of, title: "Which of the two?" })).status).toBe(200);
  expect(toldOf("wren@example.com")).toContain("has commented");
  expect(await writer.read("/review")).toContain("Which of the two?");
  expect((await writer.write("review/take", { of })).status).toBe(403);
  expect((await editor.write("review/take", { of })).status).toBe(200);
  expect(await editor.read("/site/faq")).toContain("Ask us.");
  expect(await writer.read("/site/faq")).not.toContain("Ask us.");
  expect((await editor.write("review/take", { of })).status).toBe(409);
  expect(editors("audit")).toMatch(/edith@example\.com +took over a draft/);
  await editor.write("discard", {});
});

test("after losing phone and passkey an editor gets a new link, and the old credentials end", async () => {
  const cookie = await accounts.join("ben@example.com", "editor");
  const link = linkIn(editors("reset", "ben@example.com"));
  expect((await ask("/edit/account", { headers: { Cookie: cookie } })).status).toBe(401);
  const anew = await accounts.accept(link, { password: "another pass phrase" });
  expect((await ask("/edit/account", { headers: { Cookie: anew } })).status).toBe(200);
});

test("a preview link shows the draft for a while, without an account and without its key in any address", async () => {
  const own = await accounts.join("eve@example.com", "writer");
  const html = await (await ask("/edit/site/pricing", { headers: { Cookie: own } })).text();
  const token = /name="edit-token" content="([\w-]+)"/.exec(html)?.[1] ?? "";
  const before = /data-content="pages\/pricing\.yaml#bands\.plans\.heading"[^>]*>([^<]+)</.exec(html)?.[1] ?? "";
  const write = (name: string, body: object) =>
    ask(`/edit/${name}`, {
      method: "POST",
      headers: { Cookie: own, "Content-Type": "application/json", "X-Edit-Token": token },
      body: JSON.stringify(body),
    });
  await write("save", { address: "pages/pricing.yaml#bands.plans.heading", before, value: "To be looked at." });
  const { link } = await (await write("previews", { page: "/pricing" })).json();
  const { pathname, search } = new URL(link);
  expect(pathname).toBe(`${basePath()}/edit/preview/pricing`);
  const askAt = (address: string, init: RequestInit = {}) =>
    fetch(new URL(address, origin), { redirect: "manual", ...init });
  expect((await askAt(pathname)).status).toBe(404);
  expect((await askAt(`${pathname}?key=Kguessed`)).status).toBe(404);
  const entered = await askAt(pathname + search);
  expect([entered.status, entered.headers.get("Location")]).toEqual([303, pathname]);
  const given = entered.headers.get("Set-Cookie") ?? "";
  expect(given).toMatch(/Path=\/studio\/edit\/preview; HttpOnly/);
  const Cookie = given.split(";")[0] ?? "";
  const seen = await askAt(pathname, { headers: { Cookie } });
  expect(["Cache-Control", "X-Robots-Tag"].map((name) => seen.headers.get(name))).toEqual(["no-store", "noindex"]);
  const page = await seen.text();
  expect(page).toContain("To be looked at.");
  expect(page).not.toMatch(/data-content|[\u200b\ufeff]|<script/);
  expect(page).toContain('href="/studio/edit/preview/contact"');
  for (const name of ["/edit/preview/brief.md?v=1&kind=port", "/edit/site/brief.json?v=1&kind=port"]) {
    const file = await ask(name, { headers: { Cookie: `${Cookie}; ${own}` } });
    expect([file.status, /[\u200b\ufeff]/.test(await file.text())], name).toEqual([200, false]);
  }
  expect((await askAt(pathname, { method: "POST", headers: { Cookie }, body: new URLSearchParams() })).status).toBe(
    409,
  );
  expect((await ask("/edit", { headers: { Cookie } })).status).not.toBe(200);
  await write("previews/end", {});
  expect((await askAt(pathname, { headers: { Cookie } })).status).toBe(404);
});

test("where mail is set up the link goes by mail, and its address is the site's own", async () => {
  const smtp = await startSmtp();
  onTestFinished(smtp.stop);
  const mailFolder = mkdtempSync(join(tmpdir(), "studio-site-invited-"));
  const own = { ...env, DATA_DIR: mailFolder, SMTP_URL: smtp.url };
  const { server } = await startServer(own);
  onTestFinished(() => void server.kill("SIGTERM"));
  const words = ["server/staff/editors.ts", "invite", "dora@example.com", "--role", "editor"];
  const said = execFileSync(process.execPath, words, { env: own, encoding: "utf8" });
  expect(said).not.toContain("/edit/welcome/");
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), longestWaitMs);
  const [mail] = smtp.mails;
  expect(mail?.to).toEqual(["dora@example.com"]);
  expect(linkIn(mail ? textOf(mail) : "")).toMatch(/^https:\/\/\S+\/edit\/welcome\/K/);
});

test.each([
  ["/edit/save", 2],
  ["/edit/pictures", 24],
  ["/edit/nowhere/pictures", 24],
])("a form for %s is read to its limit only, also from a signed-in editor", async (path, megabytes) => {
  const Cookie = await accounts.join(`large-${megabytes}${path.length}@example.com`, "writer");
  const headers = {
    Cookie,
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": String(megabytes * 1024 * 1024),
  };
  // Announced, and never sent: the answer does not wait for it.
  const sending = request(origin + path, { method: "POST", headers });
  sending.write("token=");
  const [response] = (await once(sending, "response")) as [IncomingMessage];
  sending.destroy();
  expect(response.statusCode).toBe(413);
});

test("erasing a person takes the account along, and the pictures of the draft", async () => {
  const Cookie = await accounts.join("cleo@example.com", "writer");
  const html = await (await ask("/edit/site/faq", { headers: { Cookie } })).text();
  const token = /name="edit-token" content="([\w-]+)"/.exec(html)?.[1] ?? "";
  const body = await sharp({ create: { width: 900, height: 700, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
  const headers = { Cookie, "X-Edit-Token": token, "Content-Type": "application/octet-stream" };
  const { address } = await (await ask("/edit/pictures?name=Cleo.jpg", { method: "POST", headers, body })).json();
  expect(address).toBe("/images/cleo.webp");
  const uploads = () => {
    const database = new DatabaseSync(join(dataFolder, "enquiries.db"), { readOnly: true });
    const rows = database.prepare("select file from editor_upload").all();
    database.close();
    return rows;
  };
  expect(uploads()).toHaveLength(1);
  execFileSync(process.execPath, ["server/staff/main.ts", "erase", "cleo@example.com"], { env });
  expect(editors("list")).not.toContain("cleo");
  expect(editors("audit")).not.toContain("cleo");
  expect(uploads()).toEqual([]);
});

test("a server that dies is started again, no request hangs on it, and none outlives what holds its port", async () => {
  const serving = () => childrenOf(server.pid ?? 0);
  const [first = 0] = serving();
  process.kill(first, "SIGSTOP");
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  socket.on("error", () => {}).write("GET /readyz HTTP/1.1\r\nHost: studio.example\r\n\r\n");
  const ended = new Promise((resolve) => socket.once("close", resolve));
  process.kill(first, "SIGKILL");
  await ended;
  await expect
    .poll(
      () =>
        ask("/readyz").then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: longestWaitMs },
    )
    .toBe(200);
  const [second = 0, ...others] = serving();
  expect([second === first, others]).toEqual([false, []]);
  server.kill("SIGKILL");
  await expect.poll(() => isRunning(second), { timeout: longestWaitMs }).toBe(false);
});

test("stopped in order it ends with its server and with its exit code, and a wrong setting ends it with a line", async () => {
  const started = await startServer(env);
  const [serving = 0] = childrenOf(started.server.pid ?? 0);
  started.server.kill("SIGTERM");
  expect(await once(started.server, "exit")).toEqual([0, null]);
  expect(isRunning(serving)).toBe(false);
  await expect(startServer({ ...env, PORT: "none" })).rejects.toThrow(/ended with 1: PORT: accepts/);
});
