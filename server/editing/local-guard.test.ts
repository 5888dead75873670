import { Hono } from "hono";
import { expect, test } from "vitest";
import { createVisitorReader, visitor } from "../http/visitor.ts";
import type { EditingEnv } from "./at-work.ts";
import { createLocalGuard } from "./local-guard.ts";

const origin = "http://localhost:3000";

/** An editor that answers everything, behind the guard. */
function startEditor() {
  const { guard, startPath } = createLocalGuard("/", { key: "a key", isFirst: true });
  const app = new Hono<EditingEnv>();
  app.use(visitor(createVisitorReader(undefined)), guard);
  app.all("*", (c) => c.text(c.var.editor.formToken));
  const ask = (address: string, init: RequestInit = {}) =>
    Promise.resolve(app.request(new URL(address, origin).href, init, { peer: "127.0.0.1" }));
  return { ask, startPath };
}

test("the browser that opens the printed address may edit, and the address works once", async () => {
  const { ask, startPath } = startEditor();
  expect((await ask("/edit/site/")).status).toBe(403);
  expect((await ask("/edit/start?ticket=guessed")).status).toBe(403);
  const started = await ask(startPath);
  expect(started.status).toBe(303);
  const cookie = started.headers.get("Set-Cookie") ?? "";
  expect(cookie).toMatch(/HttpOnly.*SameSite=Strict/);
  expect((await ask("/edit/site/", { headers: { Cookie: cookie } })).status).toBe(200);
  expect((await ask(startPath)).status).toBe(403);
});

test("a page of another name or origin can neither read nor write, not with the cookie either", async () => {
  const { ask, startPath } = startEditor();
  const own = { Cookie: (await ask(startPath)).headers.get("Set-Cookie") ?? "" };
  const formToken = await (await ask("/edit/site/", { headers: own })).text();
  const write = (headers: Record<string, string>) =>
    ask("/edit/save", { method: "POST", headers: { ...own, ...headers } });
  expect((await ask("http://attacker.example:3000/edit/site/", { headers: own })).status).toBe(403);
  expect((await write({ Origin: origin })).status).toBe(403);
  expect((await write({ Origin: "http://localhost:9", "X-Edit-Token": formToken })).status).toBe(403);
  expect((await write({ "X-Edit-Token": formToken })).status).toBe(403);
  expect((await write({ Origin: origin, "X-Edit-Token": formToken })).status).toBe(200);
});
