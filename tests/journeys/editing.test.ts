import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Cookie, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { currentRelease } from "../../server/release/release.ts";
import { axeFindings, cutOffFindings } from "../support/accessibility.ts";
import { allowMessages, newPage, startBrowser } from "../support/browser.ts";
import { rewrite } from "../support/content-copy.ts";
import { type EditorServer, startEditor } from "../support/editor.ts";
import { discardDraft, said, uploadPortrait } from "../support/editor-pages.ts";
import { basePath, prerenderedPaths } from "../support/pages.ts";
import { testSite } from "../support/servers.ts";
import { longestTestMs } from "../support/time-limits.ts";

startBrowser();

let editor: EditorServer;
let cookies: Cookie[] = [];

beforeAll(async () => {
  editor = await startEditor();
  const page = await newPage();
  // Its first page also reads and checks the whole site.
  await page.goto(editor.start, { timeout: longestTestMs });
  cookies = await page.context().cookies();
});
afterAll(() => void editor?.server.kill("SIGTERM"));

const file = () => join(editor.root, "content/pages/pricing.yaml");
/** As its editor sees it. */
const source = () => editor.read("content/pages/pricing.yaml") ?? "";
const onDisk = () => readFileSync(file(), "utf8");
const titleIn = (text: string) => /^ {4}heading: (.*)$/m.exec(text)?.[1] ?? "";
const headers = () => ({ Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") });

async function signedIn(path: string): Promise<Page> {
  const page = await newPage();
  await page.context().addCookies(cookies);
  await page.goto(editor.origin + path);
  return page;
}

/** Opens a page of the site in the editor; with an address, its panel. */
async function openEdited(path: string, address = ""): Promise<Page> {
  const page = await signedIn(`/edit/site${path}${address && `#edit=${address}`}`);
  await page.getByRole("toolbar", { name: "Editor" }).waitFor();
  return page;
}

const discard = async (page: Page) => {
  await discardDraft(page);
  await said(page, "Draft discarded");
};

test("a sentence is edited on the page, saved as a draft and undone", async () => {
  const before = source();
  const page = await openEdited("/pricing");
  const title = page.locator('[data-content="pages/pricing.yaml#bands.plans.heading"]');
  await title.click();
  await page.getByRole("complementary", { name: "Edit" }).waitFor();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Week by week: #1.");
  await page.keyboard.press("Enter");
  await said(page, "Draft saved");
  expect(source()).toBe(before.replace(/^ {4}heading: .*$/m, '    heading: "Week by week: #1."'));
  expect(onDisk()).toBe(before);
  expect(await title.textContent()).toBe("Week by week: #1.");
  await page.getByRole("button", { name: "Undo (1)" }).click();
  await said(page, "Undone");
  expect(source()).toBe(before);
  await expect.poll(() => title.textContent()).toBe(titleIn(before));
});

test("the field says why a change was not saved: foreign token, no connection, no session", async () => {
  allowMessages(/403/, /ERR_INTERNET_DISCONNECTED/);
  const page = await openEdited("/pricing", "pages/pricing.yaml#bands.plans.lead");
  const field = page.locator('[data-address="pages/pricing.yaml#bands.plans.lead"]');
  const setToken = (token: string) =>
    page.locator('meta[name="edit-token"]').evaluate((meta: HTMLMetaElement, next) => {
      const before = meta.content;
      meta.content = next;
      return before;
    }, token);
  await field.waitFor();
  const before = source();
  const token = await setToken("of another time");
  await field.fill("Nobody else has these words.");
  await page.keyboard.press("Tab");
  await said(page, "Not saved: The editor did not send this.");
  expect(await field.inputValue()).toBe("Nobody else has these words.");
  await setToken(token);
  await page.context().setOffline(true);
  await field.fill("Nor these.");
  await page.keyboard.press("Tab");
  await said(page, "Not saved: The editor has been stopped; nothing was saved.");
  await page.locator('[data-content="pages/pricing.yaml#bands.plans.heading"]').click();
  await said(page, "The editor has been stopped.");
  await page.context().setOffline(false);
  await page.context().clearCookies();
  await page.locator('[data-content="pages/pricing.yaml#bands.plans.heading"]').click();
  await said(page, "Open the address that `npm run edit` prints");
  expect(source()).toBe(before);
});

test("the panel never covers the text being edited, wide or narrow", async () => {
  const page = await openEdited("/pricing");
  for (const [width, height] of [
    [1280, 800],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const opened: string[] = [];
    for (const most of ["left", "right", "bottom"] as const) {
      const found = await page.evaluate((edge) => {
        const texts = [...document.querySelectorAll<HTMLElement>("main [data-content]")].filter((text) => {
          const { left, right, top, bottom, width } = text.getBoundingClientRect();
          return width > 0 && left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight - 80;
        });
        const sorted = texts.sort((a, b) => a.getBoundingClientRect()[edge] - b.getBoundingClientRect()[edge]);
        return (edge === "left" ? sorted[0] : sorted.at(-1))?.dataset.content;
      }, most);
      const text = page.locator(`main [data-content="${found}"]`).first();
      await text.click();
      await page.locator(`[data-address="${found}"]`).first().waitFor();
      // Its first letter is on top.
      const isSeen = () =>
        text.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const { x, y, height } = range.getClientRects()[0] ?? element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(x + 2, y + height / 2));
        });
      await expect.poll(isSeen, { message: `${most} at ${width}: ${found}` }).toBe(true);
      opened.push(found ?? "");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Close" }).click();
    }
    expect(new Set(opened).size).toBeGreaterThan(1);
  }
});

test("an error stays at its field over a reload and blocks publishing until Escape removes it", async () => {
  allowMessages(/422/);
  const before = source();
  const page = await openEdited("/pricing");
  await page.locator('[data-content="pages/pricing.yaml#bands.plans.lead"]').first().click();
  const field = page.locator('[data-address="pages/pricing.yaml#bands.plans.lead"]');
  await field.fill("See [the prices](/princing).");
  await page.getByText('dead link: no page answers at "/princing"').waitFor();
  expect(await field.getAttribute("aria-invalid")).toBe("true");
  await page.keyboard.press("Tab");
  await said(page, "Saved as you typed it");
  expect(source()).toBe(before);
  await page.goto(`${editor.origin}/edit/publish`);
  await page
    .locator(".problems")
    .filter({ hasText: "pages/pricing.yaml: bands.plans.lead: is saved as you typed it" })
    .waitFor();
  expect(await page.getByRole("button", { name: "Publish these changes" }).count()).toBe(0);
  await page.goto(`${editor.origin}/edit/site/pricing#edit=pages/pricing.yaml#bands.plans.lead`);
  await page.getByText('dead link: no page answers at "/princing"').waitFor();
  expect(await field.inputValue()).toBe("See [the prices](/princing).");
  await field.focus();
  await page.keyboard.press("Escape");
  await said(page, "Restored");
  expect(await field.getAttribute("aria-invalid")).toBe("false");
  expect(source()).toBe(before);
  await page.reload();
  await field.waitFor();
  expect(await field.inputValue()).not.toContain("princing");
});

test("a change that conflicts with the file on disk is kept beside it until its editor decides", async () => {
  allowMessages(/409/);
  const page = await openEdited("/pricing");
  await page.locator('[data-content="pages/pricing.yaml#bands.plans.heading"]').click();
  const field = page.locator('[data-address="pages/pricing.yaml#bands.plans.heading"]');
  await field.waitFor();
  rewrite(file(), (text) => text.replace(/^ {4}heading: .*$/m, "    heading: By hand."));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Mine.");
  await page.keyboard.press("Enter");
  await said(page, "Not saved over it: somebody has changed this in the meantime. It now says: By hand.");
  await page.goto(`${editor.origin}/edit/site/pricing?beside#edit=pages/pricing.yaml#bands.plans.heading`);
  await page.getByText("it now says: By hand.").waitFor();
  expect(await field.inputValue()).toBe("Mine.");
  expect(titleIn(source())).toBe("By hand.");
  await field.focus();
  await page.keyboard.press("Escape");
  await expect.poll(() => field.inputValue()).toBe("By hand.");
});

test("unfinished typing is saved, shown to its editor alone and discarded with one press", async () => {
  const before = onDisk();
  const page = await openEdited("/pricing", "pages/pricing.yaml#bands.plans.heading");
  await page.locator('[data-address="pages/pricing.yaml#bands.plans.heading"]').fill("Half a sent");
  await said(page, "Draft saved");
  await page.reload();
  const title = page.locator('[data-content="pages/pricing.yaml#bands.plans.heading"]');
  await title.filter({ hasText: "Half a sent" }).waitFor();
  expect(onDisk()).toBe(before);
  expect(await (await fetch(`${editor.origin}/pricing`)).text()).not.toContain("Half a sent");
  await discard(page);
  await expect.poll(() => title.textContent()).toBe(titleIn(before));
});

test("Escape during a save restores the words being saved, not the ones before them", async () => {
  const before = source();
  const page = await openEdited("/pricing", "pages/pricing.yaml#bands.plans.heading");
  const field = page.locator('[data-address="pages/pricing.yaml#bands.plans.heading"]');
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  await page.route(`${editor.origin}/edit/save`, async (route) => {
    send();
    await held;
    await route.continue();
  });
  await field.fill("Weeks, then money.");
  await page.keyboard.press("Tab");
  await said(page, "Saving…");
  await sent;
  await field.focus();
  await page.keyboard.type("More");
  await page.keyboard.press("Escape");
  letGo();
  await said(page, "Restored");
  await expect.poll(() => titleIn(source())).toBe("Weeks, then money.");
  await discard(page);
  expect(source()).toBe(before);
});

test("a price on the page opens a field of its own", async () => {
  const page = await openEdited("/shop");
  const price = page.locator('[data-content^="products/"][data-content$="#offerPrice"]').first();
  const address = (await price.getAttribute("data-content")) ?? "";
  const product = `content/${address.split("#")[0]}`;
  const before = Number(/^offerPrice: (\d+)$/m.exec(editor.read(product) ?? "")?.[1]);
  await price.click();
  const field = page.locator(`[data-address="${address}"]`);
  await expect
    .poll(() => field.evaluate((element) => element === (element.getRootNode() as ShadowRoot).activeElement))
    .toBe(true);
  expect(await field.inputValue()).toBe(String(before));
  await field.fill(String(before - 1));
  await said(page, "Draft saved");
  expect(editor.read(product)).toMatch(new RegExp(`^offerPrice: ${before - 1}$`, "m"));
  await expect.poll(() => price.textContent()).toContain(String(before - 1));
  await discard(page);
});

test("a brand colour is previewed on the page, and refused where text would be unreadable on it", async () => {
  allowMessages(/422/, /Applying inline style/);
  const page = await signedIn("/edit");
  await page.locator("li").filter({ hasText: "brand/brand.yaml" }).getByRole("link").first().click();
  await page.getByRole("button", { name: /^Colours/ }).click();
  const field = page.locator('[data-address="brand/brand.yaml#colours.tang"]');
  const shown = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--color-tang").trim());
  const first = await shown();
  const before = await field.inputValue();
  await field.fill("#222222");
  await page.getByText(/have a contrast of [\d.]+ and need 4\.5/).waitFor();
  await field.press("Escape");
  await said(page, "Restored");
  expect(await field.inputValue()).toBe(before);
  expect(await axeFindings(page, "editor", "#site-editor")).toEqual([]);
  await page.getByLabel("Choose tang").fill("#f3a9a0");
  await said(page, "Draft saved");
  expect(await field.inputValue()).toBe("#f3a9a0");
  await expect.poll(shown).not.toBe(first);
  await discard(page);
  await expect.poll(shown).toBe(first);
});

test("a fact is found by its words, created and removed", async () => {
  // Axe measures with a style of its own.
  allowMessages(/Applying inline style/);
  const page = await signedIn("/edit");
  const facts = () => editor.read("content/facts/counted.yaml") ?? "";
  const before = facts();
  await page.getByLabel("Find").fill("kettles on the floor");
  await page.getByRole("link", { name: "kettles", exact: true }).waitFor();
  expect(await page.locator("main section:visible").count()).toBe(1);
  // Of the whole list axe takes seconds; its entries are alike, and `npm run prove -- editing` checks them all.
  const found = await axeFindings(page, "the list of all content");
  await page.setViewportSize({ width: 320, height: 800 });
  expect([...found, ...(await cutOffFindings(page, "the list at 320"))]).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByLabel("Find").fill("");
  await page.getByText("New fact", { exact: true }).click();
  await page.getByLabel("Name, such as crew-week").fill("spare lids");
  await page.getByLabel("Among").selectOption("counted");
  await page.getByRole("button", { name: "Make a fact" }).click();
  await page.locator('[data-address="facts/counted.yaml#spare-lids.value"]').waitFor();
  expect(facts()).toContain("\nspare-lids:\n");
  await page.getByRole("button", { name: "Remove spare-lids" }).click();
  await said(page, "Removed");
  expect(facts()).toBe(before);
});

test("the preview shows a page at phone and desktop width, and follows what is typed", async () => {
  allowMessages(/Applying inline style/);
  const page = await openEdited("/pricing");
  await page.getByRole("link", { name: "Phone, tablet" }).click();
  const shown = page.frameLocator("iframe");
  const title = shown.locator('[data-content="pages/pricing.yaml#bands.plans.heading"]');
  const width = () => title.evaluate(({ ownerDocument }) => ownerDocument.defaultView?.innerWidth);
  await expect.poll(width).toBeLessThanOrEqual(390);
  await title.click();
  await page.locator('[data-address="pages/pricing.yaml#bands.plans.heading"]').fill("As on a telephone.");
  await said(page, "Draft saved");
  await expect.poll(() => title.textContent()).toBe("As on a telephone.");
  await page.getByRole("button", { name: "Desktop" }).click();
  await expect.poll(width).toBeGreaterThan(1200);
  expect(await axeFindings(page, "side by side")).toEqual([]);
  await discard(page);
});

test("an entry of a list is copied, moved, removed and added by keyboard, and undone", async () => {
  const before = source();
  const rows = () =>
    parse(source()).bands.find(({ role }: { role: string }) => role === "comparison").rows as unknown[];
  const count = rows().length;
  const page = await openEdited("/pricing", "pages/pricing.yaml#bands.comparison.rows.0");
  await page.getByRole("button", { name: "Duplicate this entry" }).press("Enter");
  await said(page, "Copied");
  expect(rows()).toHaveLength(count + 1);
  expect(rows()[1]).toEqual(rows()[0]);
  await page.getByRole("button", { name: "Move this entry down" }).press("Enter");
  await said(page, `Moved to place 3 of ${count + 1}`);
  expect(rows()[2]).toEqual(rows()[0]);
  await page.getByRole("button", { name: "Remove this entry" }).press("Enter");
  await said(page, "Removed");
  expect(source()).toBe(before);
  await page.getByRole("button", { name: "Add an entry" }).press("Enter");
  await said(page, "Added");
  expect(rows()).toHaveLength(count + 1);
  await page.getByRole("button", { name: /^Undo \(\d+\)$/ }).click();
  await said(page, "Undone");
  expect(source()).toBe(before);
});

test("a post is created, renamed with a redirect and deleted; a cited person cannot be deleted", async () => {
  allowMessages(/422/);
  const page = await signedIn("/edit");
  await page.getByText("New post", { exact: true }).click();
  await page.getByLabel("Title of the new post").fill("Made in the browser");
  // The server checks the whole site, and then renders the page.
  const press = async (button: Locator, name: string) => {
    const answered = page.waitForResponse(`${editor.origin}/edit/${name}`);
    await button.click();
    await answered;
  };
  await press(page.getByRole("button", { name: "Make a post" }), "new");
  await page.waitForURL(/\/blog\/made-in-the-browser#/, { waitUntil: "commit" });
  expect(editor.read("content/blog/made-in-the-browser.md")).toContain("Made in the browser");
  const entry = (name: string | RegExp) => page.locator("li").filter({ hasText: name }).first();
  const postAt = (slug: string) => page.locator("li").filter({ has: page.locator(`a[href*="/blog/${slug}#"]`) });
  const made = postAt("made-in-the-browser");
  await page.goto(`${editor.origin}/edit`);
  await made.locator("summary").click();
  await made.getByLabel("New name").fill("Named anew");
  await press(made.getByRole("button", { name: "Rename" }), "rename");
  await page.waitForURL(/\/blog\/named-anew#/, { waitUntil: "commit" });
  expect(editor.read("content/redirects.yaml")).toContain("/blog/named-anew");
  const renamed = postAt("named-anew");
  await page.goto(`${editor.origin}/edit`);
  await renamed.locator("summary").click();
  await renamed.getByRole("button", { name: "Delete post" }).click();
  await renamed.getByRole("button", { name: "Nothing refers to it: delete it now" }).click();
  await renamed.waitFor({ state: "detached" });
  expect(editor.read("content/blog/named-anew.md")).toBeUndefined();
  const cited = entry(/people\/\S+\.yaml/);
  await cited.locator("summary").click();
  await cited.getByRole("button", { name: "Delete person" }).click();
  await cited.locator(".problems li").first().waitFor();
});

test("an uploaded photo stays in the draft, keeps the chosen point in view and shows in the comparison", async () => {
  // Axe measures with a style of its own.
  allowMessages(/Applying inline style/);
  const person = readdirSync(join(editor.root, "content/people"))[0]?.replace(".yaml", "") ?? "";
  const words = () => editor.read(`content/people/${person}.yaml`);
  const page = await newPage();
  await page.context().addCookies(cookies);
  const before = words();
  await uploadPortrait(page, editor.origin, person);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await said(page, "Undone");
  expect(words()).toBe(before);
  expect((await page.request.get(`${editor.origin}/edit/pictures/my-photo.webp`)).status()).toBe(404);
  await page.goto(`${editor.origin}/edit`);
  await uploadPortrait(page, editor.origin, person);
  expect(words()).toMatch(/^imgUrl: \/images\/my-photo\.webp$/m);
  expect(words()).toMatch(/^alt: A teal wall\.$/m);
  expect(readdirSync(join(editor.root, "public/images"))).not.toContain("my-photo.webp");
  await page.getByText("What stays in view where it is cropped").click();
  await page.getByLabel("From its left edge").press("ArrowLeft");
  await expect.poll(words).toMatch(/^focus:\n {2}x: 40\n {2}y: 50$/m);
  const whole = page.locator(".focus .whole");
  const widthOf = (picture: HTMLImageElement) => picture.naturalWidth;
  await expect.poll(() => whole.locator("img").evaluate(widthOf)).toBe(900);
  const { width = 0, height = 0 } = (await whole.boundingBox()) ?? {};
  await whole.click({ position: { x: width * 0.2, y: height * 0.7 } });
  await expect.poll(words).toMatch(/^focus:\n {2}x: 20\n {2}y: 70$/m);
  const shown = page.locator('main img[src$="/edit/pictures/my-photo.webp"]').first();
  const cropped = () => shown.evaluate((picture) => getComputedStyle(picture).objectPosition);
  await expect.poll(cropped).toBe("20% 70%");
  expect(await axeFindings(page, "editor", "#site-editor")).toEqual([]);
  await page.getByRole("button", { name: "Back to the middle" }).click();
  await expect.poll(words).not.toContain("focus:");

  await page.goto(`${editor.origin}/edit/publish`);
  await page.getByRole("link", { name: `Side by side content/people/${person}.yaml` }).click();
  const side = (name: string) => page.frameLocator(`iframe[title="${name}"]`);
  const portrait = side("As it will be").locator('main img[src$="/edit/pictures/my-photo.webp"]').first();
  await expect.poll(() => portrait.evaluate(widthOf)).toBe(900);
  await side("As it is").getByRole("heading", { level: 1 }).waitFor();
  expect(await side("As it is").locator('img[src*="my-photo"]').count()).toBe(0);
  await page.getByRole("link", { name: "Back to the changes" }).click();
  const nothing = page.getByText("Nothing has changed since the last version.");
  await discardDraft(page);
  await nothing.waitFor();
  await said(page, "Draft discarded; Undo brings it back.");
  await page.getByRole("button", { name: /^Undo/ }).click();
  await discardDraft(page);
  await nothing.waitFor();
  expect((await page.request.get(`${editor.origin}/edit/pictures/my-photo.webp`)).status()).toBe(404);
});

test("every entry in the list of all content opens a page", async () => {
  const html = await (await fetch(`${editor.origin}/edit`, { headers: headers() })).text();
  const ofPages = new RegExp(`href="${basePath()}/edit/site(/[^"#]*)`, "g");
  const paths = new Set([...html.matchAll(ofPages)].map(([, path = ""]) => path));
  expect(paths.size).toBeGreaterThan(20);
  // Visitors have most of them; pages rendered on request and unpublished entries are left.
  const visited = new Set(await prerenderedPaths());
  for (const path of [...paths].filter((each) => !visited.has(each)))
    expect((await fetch(`${editor.origin}/edit/site${path}`, { headers: headers() })).status, path).toBe(200);
});

test("the panel is opened and closed by keyboard at any width, and axe finds nothing in it", async () => {
  // Axe measures with a style of its own.
  allowMessages(/Applying inline style/);
  const page = await openEdited("/faq");
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ forcedColors: width < 400 ? "active" : "none" });
    await page.locator('[data-content="pages/faq.yaml#bands.hero.heading"]').first().focus();
    await page.keyboard.press("F2");
    await page.getByRole("complementary", { name: "Edit" }).waitFor();
    expect(await axeFindings(page, `${width} px`, "#site-editor")).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Close" }).click();
  }
});

test("without the cookie nothing is read, without the token nothing is written, and the ticket works once", async () => {
  const status = async (address: string, init?: RequestInit) => (await fetch(address, init)).status;
  expect(await status(editor.start, { redirect: "manual" })).toBe(403);
  for (const path of ["/edit", "/edit/site/", "/edit/form?at=site.yaml", "/edit/assets/editor.js"])
    expect(await status(editor.origin + path)).toBe(403);
  const html = await (await fetch(`${editor.origin}/edit`, { headers: headers() })).text();
  const token = /name="edit-token" content="([\w-]+)"/.exec(html)?.[1] ?? "";
  const save = (sent: Record<string, string>, value: string) => {
    const body = JSON.stringify({
      address: "pages/pricing.yaml#bands.plans.heading",
      before: titleIn(source()),
      value,
    });
    return status(`${editor.origin}/edit/save`, { method: "POST", body, headers: { ...headers(), ...sent } });
  };
  const { origin: Origin } = new URL(editor.origin);
  const foreign: Record<string, string>[] = [
    { Origin },
    { Origin: "https://evil.example", "X-Edit-Token": token },
    { Origin, "X-Edit-Token": "guess" },
  ];
  for (const sent of foreign) expect(await save(sent, "Stolen.")).toBe(403);
  expect(source()).not.toContain("Stolen.");
  expect(await save({ Origin, "X-Edit-Token": token }, "Our own.")).toBe(200);
  expect(titleIn(source())).toBe("Our own.");
});

test("no file of the build that visitors are served contains the editor", () => {
  const { folder = "" } = currentRelease(testSite.buildFolder) ?? {};
  const files = ["client", "server"]
    .flatMap((part) =>
      readdirSync(join(folder, part), { recursive: true, encoding: "utf8" }).map((name) => join(part, name)),
    )
    .filter((name) => /\.(js|html|css|data)$/.test(name));
  expect(files.length).toBeGreaterThan(0);
  const told = files.filter((name) =>
    /data-content="[^"]|site-editor|Stega|Idiomorph|edit-token/.test(readFileSync(join(folder, name), "utf8")),
  );
  expect(told).toEqual([]);
});
