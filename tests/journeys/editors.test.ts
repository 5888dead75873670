import { mkdtempSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { TOTP } from "otpauth";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeEditorBundle } from "../../build-steps/editor-bundle.ts";
import { openStore, type Store } from "../../server/database/store.ts";
import { accountRoutes } from "../../server/editing/accounts/account-routes.ts";
import { invite } from "../../server/editing/accounts/editors.ts";
import { createPasskeys } from "../../server/editing/accounts/passkeys.ts";
import { createCookies, createServerGuard } from "../../server/editing/accounts/server-guard.ts";
import type { EditingEnv } from "../../server/editing/at-work.ts";
import { readEditorFiles } from "../../server/editing/editor-files.ts";
import { createVisitorReader, visitor } from "../../server/http/visitor.ts";
import { axeFindings } from "../support/accessibility.ts";
import { allowMessages, newPage, startBrowser } from "../support/browser.ts";

startBrowser();

let store: Store;
let server: Server;
let origin = "";

/** The accounts at an address of this machine, which alone may have passkeys without a certificate. */
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "studio-site-passkeys-"));
  store = await openStore({ dataFolder: folder });
  await makeEditorBundle(process.cwd(), join(folder, "editor"));
  const files = readEditorFiles(join(folder, "editor"));
  const app = new Hono<EditingEnv>();
  server = createServer(getRequestListener((request) => app.fetch(request, { peer: "127.0.0.1" })));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const own = { ...store, basePath: "/", siteName: "Studio", siteOrigin: origin };
  const cookies = createCookies(own);
  const guard = createServerGuard({ ...own, cookies });
  const passkeys = createPasskeys({ ...own, host: "localhost" });
  app.use(visitor(createVisitorReader(undefined)));
  app.get("/edit/assets/:name", ({ req }) => files.respond(req.param("name")));
  app.route("/edit", accountRoutes({ ...own, guard, cookies, passkeys, waitingTime: async () => undefined }));
  app.get("/edit/*", guard, (c) => c.html(`<!doctype html><title>Pages</title><h1>${c.var.editor.name}</h1>`));
});
afterAll(async () => {
  server.close();
  await store.database.destroy();
});

async function withAuthenticator(): Promise<Page> {
  allowMessages(/favicon/);
  const page = await newPage();
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return page;
}

async function sound(page: Page): Promise<void> {
  expect(await axeFindings(page, page.url())).toEqual([]);
}

test("an invited person makes a passkey, signs out, and signs in with it", async () => {
  const token = await invite(store.database, { email: "ada@example.com", role: "editor", now: Date.now() });
  const page = await withAuthenticator();
  await page.goto(`${origin}/edit/welcome/${token}`);
  await sound(page);
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.waitForURL("**/edit/account");
  await sound(page);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL("**/edit/sign-in");
  await sound(page);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.getByRole("heading", { name: "Ada" }).waitFor();
  await page.goto(`${origin}/edit/account`);
  allowMessages(/422/);
  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("alert").filter({ hasText: "only way in" }).waitFor();
});

test("without script and at 320 pixels password and code are enough; what was wrong is said", async () => {
  allowMessages(/favicon/, /401/);
  const token = await invite(store.database, { email: "ben@example.com", role: "writer", now: Date.now() });
  const page = await newPage({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
  await page.goto(`${origin}/edit/welcome/${token}`);
  expect(await page.getByRole("button", { name: "Use a passkey" }).isVisible()).toBe(false);
  const secret = ((await page.locator("figcaption code").textContent()) ?? "").replaceAll(" ", "");
  await page.getByLabel("Your name").fill("Ben");
  await page.getByLabel("Password").fill("a long pass phrase");
  await page.getByLabel("Code that it shows").fill(new TOTP({ secret }).generate());
  await page.getByRole("button", { name: "Make the account" }).click();
  await expect.poll(() => page.locator("ol code").count()).toBe(10);
  const code = (await page.locator("ol code").first().textContent()) ?? "";
  await page.goto(`${origin}/edit/sign-in`);
  const enter = async (password: string) => {
    await page.getByLabel("Mail address").fill("ben@example.com");
    await page.getByLabel("Password").fill(password);
    await page.getByLabel("Code", { exact: true }).fill(code);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
  };
  await enter("something else");
  await page.getByRole("alert").waitFor();
  expect(await page.getByLabel("Mail address").inputValue()).toBe("ben@example.com");
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(320);
  await enter("a long pass phrase");
  await page.getByRole("heading", { name: "Ben" }).waitFor();
});
