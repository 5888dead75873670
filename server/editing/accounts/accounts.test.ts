import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { sql } from "kysely";
import { TOTP } from "otpauth";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { removeEditor } from "../../database/remove-editor.ts";
import { openStore, type Store } from "../../database/store.ts";
import { erase } from "../../enquiries/erase.ts";
import { createVisitorReader, visitor } from "../../http/visitor.ts";
import type { EditingEnv } from "../at-work.ts";
import { findPreview, makePreview } from "../previews/preview-keys.ts";
import { comment } from "../reviews/reviews.ts";
import { accountRoutes } from "./account-routes.ts";
import { beginAttempt, latestActs, recordAct } from "./audit.ts";
import { editorWith, forgetCredentials, invite } from "./editors.ts";
import { createPasskeys } from "./passkeys.ts";
import { newTotpSecret, totpStep } from "./secrets.ts";
import { createCookies, createServerGuard } from "./server-guard.ts";

const origin = "https://studio.example";
const email = "Ada.Nowak@studio.example";
const password = "a long pass phrase";

let store: Store;
beforeEach(async () => {
  store = await openStore({ dataFolder: mkdtempSync(join(tmpdir(), "studio-site-accounts-")) });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-23T09:00:00Z") });
  onTestFinished(async () => {
    vi.useRealTimers();
    await store.database.destroy();
  });
});

/** An editor that answers everything, behind the accounts. */
function openSite() {
  const own = { ...store, basePath: "/", siteName: "Studio", siteOrigin: origin };
  const cookies = createCookies(own);
  const guard = createServerGuard({ ...own, cookies });
  const passkeys = createPasskeys({ ...own, host: "studio.example" });
  const app = new Hono<EditingEnv>();
  app.use(visitor(createVisitorReader("1")));
  const waitingTime = async () => undefined;
  app.route("/edit", accountRoutes({ ...own, guard, cookies, passkeys, waitingTime }));
  app.all("/edit/*", guard, (c) => c.text(`${c.var.editor.name}, ${c.var.editor.role}`));
  return async (path: string, { from = "203.0.113.9", cookie = "", ...init }: Asked = {}) => {
    const headers = {
      ...{ "X-Forwarded-For": from, "X-Forwarded-Proto": "https", Cookie: cookie, Accept: "text/html" },
      ...(init.body && { "Content-Type": "application/x-www-form-urlencoded" }),
      ...init.headers,
    };
    return await app.request(`${origin}/edit/${path}`, { ...init, headers }, { peer: "127.0.0.1" });
  };
}

type Asked = { from?: string; cookie?: string; method?: string; body?: string; headers?: Record<string, string> };
type Ask = ReturnType<typeof openSite>;

const form = (fields: Record<string, string>) => ({ method: "POST", body: new URLSearchParams(fields).toString() });
const cookieOf = (response: Response) => (response.headers.get("Set-Cookie") ?? "").split(";")[0] ?? "";
const minutes = (count: number) => vi.setSystemTime(Date.now() + count * 60_000);

async function secretOf(ask: Ask, token: string): Promise<string> {
  const page = await (await ask(`welcome/${token}`)).text();
  return (/<code>([A-Z2-7 ]+)<\/code>/.exec(page)?.[1] ?? "").replaceAll(" ", "");
}

const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: Date.now() });

/** Accepts an invitation with password and code. */
async function accept(ask: Ask) {
  const token = await invite(store.database, { email, role: "writer", now: Date.now() });
  const secret = await secretOf(ask, token);
  const joined = await ask(`welcome/${token}`, form({ name: "Ada", password, code: codeOf(secret) }));
  expect(joined.status).toBe(200);
  const codes = [...(await joined.text()).matchAll(/<li><code>([a-z0-9-]+)</g)].map(([, code = ""]) => code);
  return { token, secret, codes, cookie: cookieOf(joined) };
}

const signIn = (ask: Ask, fields: { email?: string; password?: string; code: string }, from?: string) =>
  ask("sign-in", { ...form({ email, password, ...fields }), ...(from && { from }) });

test("an invitation makes an account once; password and code sign in, and a code is good once", async () => {
  const ask = openSite();
  const { token, secret, codes, cookie } = await accept(ask);
  expect(codes).toHaveLength(10);
  expect(await (await ask("anything", { cookie })).text()).toBe("Ada, writer");
  expect((await ask(`welcome/${token}`)).status).toBe(410);
  minutes(1);
  const code = codeOf(secret);
  const signed = await signIn(ask, { code });
  expect(signed.status).toBe(303);
  expect(signed.headers.get("Set-Cookie")).toMatch(/Path=\/edit; HttpOnly; Secure; SameSite=Lax/);
  expect((await signIn(ask, { code })).status).toBe(401);
  expect((await signIn(ask, { code: codes[0] ?? "" })).status).toBe(303);
  expect((await signIn(ask, { code: codes[0] ?? "" })).status).toBe(401);
  expect((await signIn(ask, { code: (codes[1] ?? "").toUpperCase().replace("-", " ") })).status).toBe(303);
});

test("an editor is known by every spelling of the mail address: invited, signed in and counted as one", async () => {
  const ask = openSite();
  const token = await invite(store.database, { email: "ada@пример.рф", role: "writer", now: Date.now() });
  const secret = await secretOf(ask, token);
  await ask(`welcome/${token}`, form({ name: "Ada", password, code: codeOf(secret) }));
  expect((await editorWith(store.database, "ADA@xn--e1afmkfd.xn--p1ai"))?.email).toBe("ada@xn--e1afmkfd.xn--p1ai");
  minutes(1);
  const signedIn = await signIn(ask, { email: "ada＠ПРИМЕР.рф", code: codeOf(secret) });
  expect(signedIn.status).toBe(303);
  const attempts = ["ada@пример.рф", "ada@xn--e1afmkfd.xn--p1ai", "Ada@пример.рф", "ada＠пример.рф", "ada@пример。рф"];
  for (const [at, typed] of attempts.entries())
    expect((await signIn(ask, { email: typed, code: "1" }, `198.51.100.${at}`)).status).toBe(401);
  expect((await signIn(ask, { email: "ada@пример.рф", code: "1" }, "198.51.100.99")).status).toBe(429);
});

test("after the clock was set back a right code lets in, and each code once", async () => {
  const ask = openSite();
  const { secret } = await accept(ask);
  minutes(60);
  const used = codeOf(secret);
  expect((await signIn(ask, { code: used })).status).toBe(303);
  minutes(-30);
  const code = codeOf(secret);
  expect((await signIn(ask, { code })).status).toBe(303);
  expect((await signIn(ask, { code })).status).toBe(401);
  minutes(30);
  expect((await signIn(ask, { code: used })).status).toBe(401);
});

test("failures that were noted before the clock was set back stop nobody", async () => {
  const attempt = (now: number) => beginAttempt(store.database, { keys: ["account"], now });
  const now = Date.now();
  for (let failures = 0; failures < 5; failures++) await attempt(now);
  expect((await attempt(now)).waitSeconds).toBeGreaterThan(0);
  expect((await attempt(now - 3_600_000)).waitSeconds).toBe(0);
});

test("a code of an authenticator that is up to a minute behind or ahead is taken, and no other", () => {
  const secret = newTotpSecret();
  const now = Date.parse("2026-11-23T09:00:10Z");
  const stepAt = (ms: number) => totpStep(new TOTP({ secret }).generate({ timestamp: now + ms }), { secret, now });
  const taken = [-90_000, -60_000, 0, 60_000, 90_000].map((ms) => stepAt(ms) !== undefined);
  expect(taken).toEqual([false, true, true, true, false]);
});

test("an invitation lasts 48 hours; a later one ends the earlier; a mistake is reported and keeps the name", async () => {
  const ask = openSite();
  const first = await invite(store.database, { email, role: "editor", now: Date.now() });
  const second = await invite(store.database, { email, role: "editor", now: Date.now() });
  expect((await ask(`welcome/${first}`)).status).toBe(410);
  const code = codeOf(await secretOf(ask, second));
  const short = await ask(`welcome/${second}`, form({ name: "Ada <b>", password: "short", code }));
  expect(short.status).toBe(422);
  expect(await short.text()).toContain('value="Ada &lt;b&gt;"');
  minutes(49 * 60);
  expect((await ask(`welcome/${second}`)).status).toBe(410);
});

test("nobody without a session reaches the editor; a write needs the session's own token", async () => {
  const ask = openSite();
  const outside = await ask("site/");
  expect([outside.status, outside.headers.get("Location")]).toEqual([303, "/edit/sign-in"]);
  expect((await ask("save", { method: "POST" })).status).toBe(401);
  const { cookie } = await accept(ask);
  expect((await ask("save", { method: "POST", cookie })).status).toBe(403);
  expect((await ask("account/sign-out", { ...form({ token: "guessed" }), cookie })).status).toBe(403);
  const token = /name="token" value="([\w-]+)"/.exec(await (await ask("account", { cookie })).text())?.[1] ?? "";
  expect((await ask("save", { method: "POST", cookie, headers: { "X-Edit-Token": token } })).status).toBe(200);
  expect((await ask("account/sign-out", { ...form({ token }), cookie })).headers.get("Location")).toBe("/edit/sign-in");
  expect((await ask("site/", { cookie })).status).toBe(303);
});

test("five failures in a quarter of an hour stop an account and an address, also when they come at once", async () => {
  const ask = openSite();
  const { secret } = await accept(ask);
  minutes(1);
  const wrong = await Promise.all(Array.from({ length: 8 }, () => signIn(ask, { code: "000000" })));
  expect(wrong.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(3);
  const code = () => codeOf(secret);
  expect((await signIn(ask, { code: code() }, "198.51.100.7")).status).toBe(429);
  const other = await signIn(ask, { email: "else@studio.example", code: "1" });
  expect(other.status).toBe(429);
  expect(Number(other.headers.get("Retry-After"))).toBeGreaterThan(0);
  minutes(16);
  expect((await signIn(ask, { code: code() })).status).toBe(303);
});

test("known and unknown addresses get the same answer", async () => {
  const ask = openSite();
  await accept(ask);
  const known = await signIn(ask, { code: "000000" });
  const unknown = await signIn(ask, { email: "nobody@studio.example", code: "000000" }, "198.51.100.8");
  expect([known.status, unknown.status]).toEqual([401, 401]);
  const plain = async (response: Response) => (await response.text()).replace(/value="[^"]*@[^"]*"/, "");
  expect(await plain(known)).toBe(await plain(unknown));
});

test("a session ends after twelve idle hours, after fourteen days, and with its account", async () => {
  const ask = openSite();
  const { cookie } = await accept(ask);
  for (let visits = 0; visits < 30; visits++) {
    minutes(11 * 60);
    expect((await ask("site/", { cookie })).status).toBe(200);
  }
  minutes(11 * 60);
  expect((await ask("site/", { cookie })).status).toBe(303);
  const idle = await accept(ask);
  minutes(12 * 60 + 1);
  expect((await ask("site/", idle)).status).toBe(303);
  const again = await accept(ask);
  const editor = await editorWith(store.database, email);
  if (!editor) throw new Error("there is no such editor");
  const link = await makePreview(store.database, editor.id, Date.now());
  await forgetCredentials(store.database, editor.id);
  expect((await ask("site/", again)).status).toBe(303);
  expect(await findPreview(store.database, link, Date.now())).toBeUndefined();
  const once = await accept(ask);
  await removeEditor(store.database, editor);
  expect((await ask("site/", once)).status).toBe(303);
  expect(await editorWith(store.database, email)).toBeUndefined();
});

/** Every row of every table, as text. */
async function wholeDatabase(): Promise<string> {
  const { database } = store;
  const tables = await database.introspection.getTables();
  const rows = tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(database));
  return JSON.stringify((await Promise.all(rows)).map((result) => result.rows));
}

test("an account that ends leaves no word of its owner in any table, and an erased one no number either", async () => {
  const ask = openSite();
  await accept(ask);
  const editor = await editorWith(store.database, email);
  if (!editor) throw new Error("there is no such editor");
  const { id } = editor;
  const saidAt = "2026-11-23T09:00:00.000Z";
  const { database } = store;
  const draft = { editor: id, file: "content/site.yaml", base: null, text: "her draft", saved_at: saidAt };
  await database.insertInto("editor_draft").values(draft).execute();
  const picture = { editor: id, file: "ada-nowak.webp", bytes: 3, body: null, kept_at: saidAt, dropped_at: null };
  await database.insertInto("editor_upload").values(picture).execute();
  const others = { draft: "somebody", author: id, words: "Ada thinks so", said_at: saidAt };
  await comment(database, others);
  await comment(database, { ...others, draft: id, author: "somebody", words: "to Ada" });
  expect(await wholeDatabase()).toMatch(/ada\.nowak.*Ada thinks so/is);
  await removeEditor(database, editor);
  // Not "ada" alone, which random keys may contain.
  expect(await wholeDatabase()).not.toMatch(/ada[.-]nowak|"ada"|ada thinks|to ada|her draft/i);
});

test("erasing an address takes no other row of the log, whatever signs are in it", async () => {
  const note = (about: string) => recordAct(store.database, { act: "invited", editor: "", about, now: Date.now() });
  for (const about of ["a_a@example.com as writer", "aba@example.com as writer", "aba@example.com"]) await note(about);
  await erase(store, "%@%.com");
  expect(await latestActs(store.database, 9)).toHaveLength(3);
  await erase(store, "a_a@example.com");
  expect((await latestActs(store.database, 9)).map(({ about }) => about).sort()).toEqual([
    "aba@example.com",
    "aba@example.com as writer",
  ]);
});

test("what people do is written down, their failures without names or addresses", async () => {
  const ask = openSite();
  const { secret } = await accept(ask);
  await signIn(ask, { code: "000000" });
  minutes(1);
  await signIn(ask, { code: codeOf(secret) });
  const acts = await latestActs(store.database, 10);
  expect(acts.map(({ act }) => act)).toEqual(["signed in", "sign-in failed", "sign-in failed", "joined"]);
  expect(JSON.stringify(acts)).not.toMatch(/studio\.example|203\.0\.113/);
});

test("a passkey's challenge that is made up or used already opens nothing", async () => {
  const ask = openSite();
  const options = await (await ask("sign-in/options", { method: "POST" })).json();
  expect(options).toMatchObject({ rpId: "studio.example", userVerification: "required" });
  const made = JSON.stringify({
    id: "abc",
    rawId: "abc",
    type: "public-key",
    response: {},
    clientExtensionResults: {},
  });
  const answer = await ask("sign-in/passkey", {
    method: "POST",
    body: made,
    headers: { "Content-Type": "application/json" },
  });
  expect(answer.status).toBe(401);
});

/** Lets the database grow no more, and fills what room its tables have. */
async function fillDisk(): Promise<void> {
  const { database } = store;
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(database);
  const fill = async (add: (key: string) => Promise<unknown>) => {
    for (let at = 0; ; at++) await add(`${at}`);
  };
  const act = (about: string) => recordAct(database, { act: "x", editor: "", about, now: 0 });
  const ticket = (key: string) => {
    const row = { key, email: "", role: "writer", totp: "", valid_until: "2999" } as const;
    return database
      .insertInto("editor_ticket")
      .values({ ...row, kind: "challenge" })
      .execute();
  };
  await expect(fill(() => act("x".repeat(200)))).rejects.toThrow("full");
  await expect(fill(ticket)).rejects.toThrow("full");
  await expect(fill(() => act(""))).rejects.toThrow("full");
}

test("on a full disk signing in says that nothing can be stored, as forms do", async () => {
  const ask = openSite();
  const token = await invite(store.database, { email, role: "writer", now: Date.now() });
  await fillDisk();
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const answers = [
    await ask("sign-in", form({ email, password, code: "000000" })),
    await ask("sign-in/options", form({})),
    await ask(`welcome/${token}/options`, { ...form({}), body: '{"name":"Ada"}' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(answers[0]?.headers.get("Retry-After")).toBe("10");
  expect(String(log.mock.calls)).toMatch(/disk full/);
});
