import { mkdtempSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { TOTP } from "otpauth";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { EditorRole } from "../../server/database/editor-tables.ts";
import { openStore, type Store } from "../../server/database/store.ts";
import { editorWith, invite } from "../../server/editing/accounts/editors.ts";
import type { EditingEnv } from "../../server/editing/at-work.ts";
import { openSiteFolder, type SiteFolder } from "../../server/editing/edited-site.ts";
import type { MakeRelease } from "../../server/editing/publishing/make-release.ts";
import { openServerEditing } from "../../server/editing/server-editing.ts";
import { pathBelow } from "../../server/http/base-path.ts";
import { securityHeaders } from "../../server/http/security.ts";
import { createVisitorReader, visitor } from "../../server/http/visitor.ts";
import { currentRelease } from "../../server/release/release.ts";
import { axeFindings } from "../support/accessibility.ts";
import { accountsOn } from "../support/accounts.ts";
import { allowMessages, newPage, startBrowser } from "../support/browser.ts";
import { checkoutOf, git } from "../support/checkout.ts";
import { contentCopy } from "../support/content-copy.ts";
import { expectReadable, said } from "../support/editor-pages.ts";
import { openMachine } from "../support/machine.ts";
import { testSite } from "../support/servers.ts";

startBrowser();

const { basePath } = testSite;
const { folder: build = "" } = currentRelease(testSite.buildFolder) ?? {};
const dataFolder = mkdtempSync(join(tmpdir(), "studio-site-people-"));
let store: Store;
let folder: SiteFolder;

beforeAll(async () => {
  store = await openStore({ dataFolder });
  folder = openSiteFolder(checkoutOf(contentCopy()));
  // The first reading of the site takes longest.
  await folder.withDraft().now();
});
afterAll(() => store.database.destroy());

/**
 * Serves the editor with accounts and without pages of the site, on this machine's name, which alone may have passkeys
 * without a certificate; a release is published as soon as `makeRelease` is done.
 */
async function startEditing(makeRelease: MakeRelease = async () => {}) {
  const machine = await openMachine(folder.root, { database: store.database, folder, makeRelease });
  const app = new Hono<EditingEnv>({ getPath: pathBelow(basePath) });
  const server = createServer(getRequestListener((request) => app.fetch(request, { peer: "127.0.0.1" })));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const siteOrigin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const editing = openServerEditing({
    ...{ ...store, folder, publisher: machine.publisher, basePath, siteName: "Studio", siteOrigin },
    ...{ editorFolder: join(build, "editor"), tell: async () => {}, waitingTime: async () => undefined },
    renderDraft: async () => new Response(null, { status: 404 }),
  });
  app.use(securityHeaders(), visitor(createVisitorReader(undefined)));
  app.route("/edit", editing);
  app.get("/assets/:name", ({ req }) => {
    const name = req.param("name");
    const type = name.endsWith(".css") ? "text/css" : "font/woff2";
    return new Response(readFileSync(join(build, "client/assets", name)), { headers: { "Content-Type": type } });
  });
  return { ...machine, origin: siteOrigin + basePath.slice(0, -1) };
}

async function withAuthenticator(): Promise<Page> {
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

test("an invited person creates a passkey, signs out and signs in with it", async () => {
  // The browser asks for a favicon; axe measures with a style of its own; the last passkey is not removed.
  allowMessages(/favicon/, /Applying inline style/, /422/);
  const { origin } = await startEditing();
  const token = await invite(store.database, { email: "ada@example.com", role: "editor", now: Date.now() });
  const page = await withAuthenticator();
  await page.goto(`${origin}/edit/welcome/${token}`);
  await sound(page);
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.waitForURL(`${origin}/edit/account`);
  await sound(page);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL(`${origin}/edit/sign-in`);
  await sound(page);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.getByRole("navigation", { name: "Editor" }).waitFor();
  await page.goto(`${origin}/edit/account`);
  await page.getByText("Ada, editor").waitFor();
  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("alert").filter({ hasText: "only way in" }).waitFor();
});

test("without scripts and at 320 px a password and a code suffice, and errors are shown", async () => {
  allowMessages(/favicon/, /401/);
  const { origin } = await startEditing();
  const token = await invite(store.database, { email: "ben@example.com", role: "writer", now: Date.now() });
  const page = await newPage({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
  await page.goto(`${origin}/edit/welcome/${token}`);
  expect(await page.getByRole("button", { name: "Use a passkey" }).isVisible()).toBe(false);
  const secret = ((await page.locator("figcaption code").textContent()) ?? "").replaceAll(" ", "");
  await page.getByLabel("Your name").fill("Ben");
  await page.getByLabel("Password").fill("a long pass phrase");
  await page.getByLabel("Code from the app").fill(new TOTP({ secret }).generate());
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
  await page.getByRole("navigation", { name: "Editor" }).waitFor();
});

test("a writer asks for a review; an editor comments, takes the draft over, publishes it and restores it", async () => {
  allowMessages(/favicon/, /Applying inline style/);
  const { promise: built, resolve: finishBuild } = Promise.withResolvers<void>();
  const { origin, publisher, swaps, root } = await startEditing(() => built);
  const openAs = async (name: string, role: EditorRole) => {
    const email = `${name}@example.com`;
    const cookie = await accountsOn({ DATA_DIR: dataFolder }, origin).join(email, role, name);
    const [key = "", value = ""] = cookie.split("=");
    const page = await newPage();
    await page.context().addCookies([{ name: key, value, url: origin }]);
    const { id = "" } = (await editorWith(store.database, email)) ?? {};
    return { page, workspace: await publisher.workspaces.of(id) };
  };
  const { page: writer, workspace: written } = await openAs("Wren", "writer");
  const { page: editor, workspace: taken } = await openAs("Edith", "editor");
  const title = () => /^ {4}heading: (.*)$/m.exec(taken.site.read("content/pages/pricing.yaml").text)?.[1] ?? "";
  const before = title();
  await written.writer.save({ address: "pages/pricing.yaml#bands.plans.heading", before, value: "Words to publish." });

  await writer.goto(`${origin}/edit/publish`);
  expect(writer.url()).toBe(`${origin}/edit/review`);
  await writer.getByLabel("What is it about").fill("Another heading");
  await writer.getByRole("button", { name: "Ask for a review" }).click();
  await writer.getByRole("button", { name: "Ask again" }).waitFor();
  await expectReadable(writer, "one's own review");

  await editor.goto(`${origin}/edit`);
  await editor.getByRole("link", { name: "The draft of Wren" }).click();
  await editor.locator("ins").filter({ hasText: "publish" }).waitFor();
  await editor.getByLabel("A comment").fill("Good; I take it.");
  await editor.getByRole("button", { name: "Comment" }).click();
  await editor.getByText("Good; I take it.").waitFor();
  await expectReadable(editor, "somebody's review");
  await writer.reload();
  await writer.getByText("Good; I take it.").waitFor();
  await editor.getByRole("button", { name: "Take it into my draft" }).click();
  await editor.waitForURL(`${origin}/edit/publish`);
  await expectReadable(editor, "what is to be published");

  await editor.getByLabel("What changed").fill("Another heading");
  await editor.getByRole("button", { name: "Publish these changes" }).click();
  await editor.getByRole("heading", { name: "Publishing “Another heading”" }).waitFor();
  await editor.locator(".steps li", { hasText: "Build the site" }).getByText("under way").waitFor();
  finishBuild();
  await editor.locator(".steps li", { hasText: "Show it to visitors" }).getByText("under way").waitFor();
  expect(swaps).toHaveLength(1);
  // What the server on the new release does.
  await publisher.journal.isLive((await publisher.journal.latest()) ?? { release: "" });
  await said(editor, "Published: visitors see it now");
  expect(git(root, "log", "-1", "--format=%s %an")).toBe("Another heading Edith\n");

  await editor.goto(`${origin}/edit/history?file=content/pages/pricing.yaml`);
  await expectReadable(editor, "the history of a file");
  expect(title()).toBe("Words to publish.");
  await editor.getByRole("button", { name: /^Restore/ }).click();
  await said(editor, "That version is in the draft now.");
  expect(title()).toBe(before);
});
