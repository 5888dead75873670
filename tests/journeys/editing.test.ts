import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { axeFindings, cutOffFindings } from "../support/accessibility.ts";
import { accountsOn } from "../support/accounts.ts";
import { allowMessages, newPage, startBrowser } from "../support/browser.ts";
import { checkoutOf } from "../support/checkout.ts";
import { rewrite } from "../support/content-copy.ts";
import { type EditorServer, editorSite, startEditor } from "../support/editor.ts";
import { startServer } from "../support/servers.ts";
import { tabThrough } from "../support/tab-through.ts";
import { longestWaitMs } from "../support/time-limits.ts";

startBrowser();

let editor: EditorServer;
let cookies: Awaited<ReturnType<ReturnType<Page["context"]>["cookies"]>> = [];

beforeAll(async () => {
  editor = await startEditor();
});
afterAll(() => void editor?.server.kill("SIGTERM"));

const file = () => join(editor.root, "content/pages/pricing.yaml");
/** As its editor sees it. */
const source = () => editor.read("content/pages/pricing.yaml") ?? "";
const onDisk = () => readFileSync(file(), "utf8");
const titleIn = (text: string) => /^title: (.*)$/m.exec(text)?.[1] ?? "";

async function openEdited(path: string): Promise<Page> {
  const page = await newPage();
  if (cookies.length === 0) {
    await page.goto(editor.start);
    cookies = await page.context().cookies();
  } else await page.context().addCookies(cookies);
  await page.goto(`${editor.origin}/edit/site${path}`);
  await page.getByRole("toolbar", { name: "Editor" }).waitFor();
  return page;
}

const said = (page: Page, words: string) =>
  page.getByRole("status").filter({ hasText: words }).waitFor({ timeout: longestWaitMs });

test("a sentence is changed where it stands, checked, kept as a draft and taken back", async () => {
  const before = source();
  const page = await openEdited("/pricing");
  const title = page.locator('[data-content="pages/pricing.yaml#title"]');
  await title.click();
  await page.getByRole("complementary", { name: "Edit" }).waitFor();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Week by week: #1.");
  await page.keyboard.press("Enter");
  await said(page, "Draft saved");
  expect(source()).toBe(before.replace(/^title: .*$/m, 'title: "Week by week: #1."'));
  expect(onDisk()).toBe(before);
  expect(await title.textContent()).toBe("Week by week: #1.");
  await page.getByRole("button", { name: "Undo (1)" }).click();
  await said(page, "Undone");
  expect(source()).toBe(before);
  await expect.poll(() => title.textContent()).toBe(titleIn(before));
});

test("what the server refuses in plain words is said at the field, and so is that it has been stopped", async () => {
  allowMessages(/403/, /ERR_INTERNET_DISCONNECTED/);
  const page = await openEdited("/pricing#edit=pages/pricing.yaml#lead");
  const field = page.locator('[data-address="pages/pricing.yaml#lead"]');
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
  await said(page, "Not saved: This was not sent by the editor.");
  expect(await field.inputValue()).toBe("Nobody else has these words.");
  await setToken(token);
  await page.context().setOffline(true);
  await field.fill("Nor these.");
  await page.keyboard.press("Tab");
  await said(page, "Not saved: The editor has been stopped; nothing was saved.");
  await page.locator('[data-content="pages/pricing.yaml#title"]').click();
  await said(page, "The editor has been stopped.");
  await page.context().setOffline(false);
  await page.context().clearCookies();
  await page.locator('[data-content="pages/pricing.yaml#title"]').click();
  await said(page, "Open the address that `npm run edit` prints");
  expect(source()).toBe(before);
});

test("the panel covers nothing of the text that is changed, wide or narrow", async () => {
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
      await expect.poll(isSeen, { message: `${most} at ${width}: ${found}`, timeout: longestWaitMs }).toBe(true);
      opened.push(found ?? "");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Close" }).click();
    }
    expect(new Set(opened).size).toBeGreaterThan(1);
  }
});

test("a mistake is told at its field in the check's own words and is kept there over a reload; Escape lets go of it", async () => {
  allowMessages(/422/);
  const before = source();
  const page = await openEdited("/pricing");
  await page.locator('[data-content="pages/pricing.yaml#lead"]').first().click();
  const field = page.locator('[data-address="pages/pricing.yaml#lead"]');
  await field.fill("See [the prices](/princing).");
  await page.getByText('dead link: no page answers at "/princing"').waitFor();
  expect(await field.getAttribute("aria-invalid")).toBe("true");
  await page.keyboard.press("Tab");
  await said(page, "Kept as you typed it");
  expect(source()).toBe(before);
  await page.goto(`${editor.origin}/edit/publish`);
  await page.locator(".problems").filter({ hasText: "pages/pricing.yaml: lead: is kept as you typed it" }).waitFor();
  expect(await page.getByRole("button", { name: "Publish these changes" }).count()).toBe(0);
  await page.goto(`${editor.origin}/edit/site/pricing#edit=pages/pricing.yaml#lead`);
  await page.getByText('dead link: no page answers at "/princing"').waitFor();
  expect(await field.inputValue()).toBe("See [the prices](/princing).");
  await field.focus();
  await page.keyboard.press("Escape");
  await expect.poll(() => field.getAttribute("aria-invalid")).toBe("false");
  expect(source()).toBe(before);
  await page.reload();
  await field.waitFor();
  expect(await field.inputValue()).not.toContain("princing");
});

test("what somebody saves by hand meanwhile is shown and kept, and mine stands beside until I decide", async () => {
  allowMessages(/409/);
  const page = await openEdited("/pricing");
  await page.locator('[data-content="pages/pricing.yaml#title"]').click();
  await page.getByRole("complementary", { name: "Edit" }).waitFor();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Mine.");
  rewrite(file(), (text) => text.replace(/^title: .*$/m, "title: By hand."));
  await page.keyboard.press("Enter");
  const field = page.locator('[data-address="pages/pricing.yaml#title"]');
  await expect
    .poll(
      async () => {
        await page.goto(`${editor.origin}/edit/site/pricing?beside#edit=pages/pricing.yaml#title`);
        await field.waitFor();
        return field.inputValue();
      },
      { timeout: longestWaitMs },
    )
    .toBe("Mine.");
  await page.getByText("it now says: By hand.").waitFor();
  expect(titleIn(source())).toBe("By hand.");
  await field.focus();
  await page.keyboard.press("Escape");
  await expect.poll(() => field.inputValue()).toBe("By hand.");
});

test("what is typed and not finished is kept without a key, shown to its editor alone, and discarded with one press", async () => {
  const before = onDisk();
  const page = await openEdited("/pricing");
  await page.goto(`${editor.origin}/edit/site/pricing?kept#edit=pages/pricing.yaml#title`);
  const field = page.locator('[data-address="pages/pricing.yaml#title"]');
  await field.fill("Half a sent");
  await said(page, "Draft saved");
  await page.reload();
  await page.locator('[data-content="pages/pricing.yaml#title"]').filter({ hasText: "Half a sent" }).waitFor();
  expect(onDisk()).toBe(before);
  expect(await (await fetch(`${editor.origin}/pricing`)).text()).not.toContain("Half a sent");
  await page.getByRole("button", { name: "Discard draft" }).click();
  await said(page, "Draft discarded");
  await expect
    .poll(() => page.locator('[data-content="pages/pricing.yaml#title"]').textContent(), { timeout: longestWaitMs })
    .toBe(titleIn(before));
});

test("Escape in a field whose last words are still being saved gives those back, not the ones before them", async () => {
  const before = source();
  const page = await openEdited("/pricing");
  await page.goto(`${editor.origin}/edit/site/pricing?back#edit=pages/pricing.yaml#title`);
  const field = page.locator('[data-address="pages/pricing.yaml#title"]');
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/edit/api/save", async (route) => {
    await held;
    await route.continue();
  });
  await field.fill("Weeks, then money.");
  await page.keyboard.press("Tab");
  await field.focus();
  await page.keyboard.type("More");
  await page.keyboard.press("Escape");
  letGo();
  await said(page, "Put back as it was");
  await expect.poll(() => titleIn(source())).toBe("Weeks, then money.");
  await page.getByRole("button", { name: "Discard draft" }).click();
  await expect.poll(source).toBe(before);
});

test("a price is clicked like a word, and its own field takes what is typed", async () => {
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
  await page.getByRole("button", { name: "Discard draft" }).click();
  await said(page, "Draft discarded");
});

test("a colour of the brand is chosen with the page beside it, and refused where words could not be read on it", async () => {
  allowMessages(/422/, /Applying inline style/);
  const page = await openEdited("/pricing");
  await page.goto(`${editor.origin}/edit`);
  await page.locator("li").filter({ hasText: "brand/brand.yaml" }).getByRole("link").first().click();
  await page.getByRole("button", { name: /^colours/ }).click();
  const field = page.locator('[data-address="brand/brand.yaml#colours.tang"]');
  const shown = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--color-tang").trim());
  const first = await shown();
  const before = await field.inputValue();
  await field.fill("#222222");
  await page.getByText(/have a contrast of [\d.]+ and need 4\.5/).waitFor();
  await field.press("Escape");
  await said(page, "Put back as it was");
  expect(await field.inputValue()).toBe(before);
  expect(await axeFindings(page, "editor", "#site-editor")).toEqual([]);
  await page.getByLabel("Choose tang").fill("#f3a9a0");
  await said(page, "Draft saved");
  expect(await field.inputValue()).toBe("#f3a9a0");
  await expect.poll(shown, { timeout: longestWaitMs }).not.toBe(first);
  await page.getByRole("button", { name: "Discard draft" }).click();
  await expect.poll(shown, { timeout: longestWaitMs }).toBe(first);
});

test("a fact is found by what it says, made, and taken away again", async () => {
  const page = await openEdited("/pricing");
  const facts = () => editor.read("content/facts/counted.yaml") ?? "";
  const before = facts();
  await page.goto(`${editor.origin}/edit`);
  await page.getByLabel("Find").fill("kettles on the floor");
  await page.getByRole("link", { name: "kettles", exact: true }).waitFor();
  expect(await page.locator("main section:visible").count()).toBe(1);
  await page.getByLabel("Find").fill("");
  await page.getByText("New fact", { exact: true }).click();
  await page.getByLabel("Name, such as crew-week").fill("spare lids");
  await page.getByLabel("Among").selectOption("counted");
  await page.getByRole("button", { name: "Make a fact" }).click();
  await page.locator('[data-address="facts/counted.yaml#spare-lids.value"]').waitFor({ timeout: longestWaitMs });
  expect(facts()).toContain("\nspare-lids:\n");
  await page.getByRole("button", { name: "Remove spare-lids" }).click();
  await said(page, "Removed");
  expect(facts()).toBe(before);
});

test("on the stage a page is as wide as a telephone or a desktop, and what is typed beside it shows on it", async () => {
  allowMessages(/Applying inline style/);
  const page = await openEdited("/pricing");
  await page.getByRole("link", { name: "Phone, tablet" }).click();
  const shown = page.frameLocator("iframe");
  const title = shown.locator('[data-content="pages/pricing.yaml#title"]');
  const width = () => title.evaluate(({ ownerDocument }) => ownerDocument.defaultView?.innerWidth);
  await expect.poll(width).toBeLessThanOrEqual(390);
  await title.click();
  await page.locator('[data-address="pages/pricing.yaml#title"]').fill("As on a telephone.");
  await said(page, "Draft saved");
  expect(await title.textContent()).toBe("As on a telephone.");
  await page.getByRole("button", { name: "Desktop" }).click();
  await expect.poll(width).toBeGreaterThan(1200);
  expect(await axeFindings(page, "side by side")).toEqual([]);
  await page.getByRole("button", { name: "Discard draft" }).click();
  await said(page, "Draft discarded");
});

test("an entry of a list is copied, moved and removed by keyboard, each a change that can be taken back", async () => {
  const before = source();
  const rows = () => parse(source()).table.rows as unknown[];
  const count = rows().length;
  const page = await openEdited("/pricing");
  await page.goto(`${page.url().split("#")[0]}?list#edit=pages/pricing.yaml#table.rows.0`);
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

test("the list of everything makes a post, gives it another name with a redirect, and lets it go once nothing refers to it", async () => {
  allowMessages(/Applying inline style|422/);
  const page = await openEdited("/");
  const open = async () => {
    await page.goto(`${editor.origin}/edit`);
    await page.locator("#find").waitFor();
  };
  await open();
  expect(await axeFindings(page, "list of everything")).toEqual([]);
  await page.getByText("New post", { exact: true }).click();
  await page.getByLabel("Title of the new post").fill("Made in the browser");
  await page.getByRole("button", { name: "Make a post" }).click();
  await page.waitForURL(/\/blog\/made-in-the-browser#/, { timeout: longestWaitMs });
  expect(editor.read("content/blog/made-in-the-browser.md")).toContain("Made in the browser");
  const entry = () => page.locator("li").filter({ hasText: "blog/made-in-the-browser.md" });
  await open();
  await entry().locator("summary").click();
  await entry().getByLabel("New name").fill("Named anew");
  await entry().getByRole("button", { name: "Rename" }).click();
  await page.waitForURL(/\/blog\/named-anew#/, { timeout: longestWaitMs });
  expect(editor.read("content/redirects.yaml")).toContain("/blog/named-anew");
  await open();
  const renamed = page.locator("li").filter({ hasText: "blog/named-anew.md" });
  await renamed.locator("summary").click();
  await renamed.getByRole("button", { name: "Delete post" }).click();
  await renamed.getByRole("button", { name: "Nothing refers to it: delete it now" }).click();
  await expect.poll(() => editor.read("content/blog/named-anew.md"), { timeout: longestWaitMs }).toBeUndefined();
  const cited = page
    .locator("li")
    .filter({ hasText: /people\/\S+\.yaml/ })
    .first();
  await cited.locator("summary").click();
  await cited.getByRole("button", { name: "Delete person" }).click();
  await cited.locator(".problems li").first().waitFor({ timeout: longestWaitMs });
});

async function uploadPhotograph(page: Page, person: string): Promise<void> {
  const photograph = { create: { width: 900, height: 700, channels: 3, background: "teal" } } as const;
  const buffer = await sharp(photograph).jpeg().toBuffer();
  await page.goto(`${new URL(page.url()).origin}/edit/site/team/${person}?picture#edit=people/${person}.yaml#imgUrl`);
  await page.getByText("Upload another").first().click();
  await page.setInputFiles("input[type=file]", { name: "My Photo.JPG", mimeType: "image/jpeg", buffer });
  await page.getByLabel("What it shows, in a sentence").fill("A teal wall.");
  await page.getByRole("button", { name: "Upload and show it here" }).click();
  const shown = page.locator('main :is(img, [role="img"])[aria-label="A teal wall."], main img[alt="A teal wall."]');
  await shown.first().waitFor({ timeout: longestWaitMs });
}

test("a photograph is uploaded with what it shows, stands in the draft alone, and keeps in view what is chosen", async () => {
  // Axe measures with a style of its own.
  allowMessages(/Applying inline style/);
  const person = readdirSync(join(editor.root, "content/people"))[0]?.replace(".yaml", "") ?? "";
  const words = () => editor.read(`content/people/${person}.yaml`);
  const page = await openEdited("/");
  await uploadPhotograph(page, person);
  expect(words()).toMatch(/^imgUrl: \/images\/my-photo\.webp$/m);
  expect(words()).toMatch(/^alt: A teal wall\.$/m);
  expect(readdirSync(join(editor.root, "public/images"))).not.toContain("my-photo.webp");
  await page.getByText("What stays in view where it is cropped").click();
  await page.getByLabel("From its left edge").press("ArrowLeft");
  await expect.poll(words, { timeout: longestWaitMs }).toMatch(/^focus:\n {2}x: 40\n {2}y: 50$/m);
  const whole = page.locator(".focus .whole");
  const wide = () => whole.locator("img").evaluate((picture: HTMLImageElement) => picture.naturalWidth);
  await expect.poll(wide, { timeout: longestWaitMs }).toBe(900);
  const { width = 0, height = 0 } = (await whole.boundingBox()) ?? {};
  await whole.click({ position: { x: width * 0.2, y: height * 0.7 } });
  await expect.poll(words, { timeout: longestWaitMs }).toMatch(/^focus:\n {2}x: 20\n {2}y: 70$/m);
  const shown = page.locator('main img[src$="/edit/pictures/my-photo.webp"]').first();
  const cropped = () => shown.evaluate((picture) => getComputedStyle(picture).objectPosition);
  await expect.poll(cropped, { timeout: longestWaitMs }).toBe("20% 70%");
  expect(await axeFindings(page, "editor", "#site-editor")).toEqual([]);
  await page.getByRole("button", { name: "Back to the middle" }).click();
  await expect.poll(words, { timeout: longestWaitMs }).not.toContain("focus:");
  await page.getByRole("button", { name: "Discard draft" }).click();
  await said(page, "Draft discarded");
  expect((await page.request.get(`${editor.origin}/edit/pictures/my-photo.webp`)).status()).toBe(404);
});

/** Asks for pages without pause, as visitors do, until it is told to stop. */
function visit(origin: string) {
  const seen = { count: 0, failures: [] as string[], isOver: false };
  const ended = (async () => {
    for (let turn = 0; !seen.isOver; turn++) {
      const path = ["/", "/pricing", "/terms", "/search?q=a", "/about-us.data"][turn % 5] ?? "/";
      const said = await fetch(origin + path).then(
        async (response) => (await response.text()) && `${response.status}`,
        (error: Error) => String(error.cause ?? error),
      );
      seen.count++;
      if (said !== "200") seen.failures.push(`${path}: ${said}`);
    }
  })();
  const stop = () => {
    seen.isOver = true;
    return ended;
  };
  return { seen, stop };
}

/** The editor's own pages are read by anybody: wide, narrow, in forced colours, and by keyboard. */
async function readable(page: Page, where: string): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  const found = await axeFindings(page, where);
  await page.setViewportSize({ width: 320, height });
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  found.push(...(await axeFindings(page, `${where} at 320`)), ...(await cutOffFindings(page, `${where} at 320`)));
  found.push(...(await tabThrough(page, where, "Tab", 3)));
  await page.emulateMedia({ forcedColors: null, reducedMotion: null });
  await page.setViewportSize({ width, height });
  expect(found).toEqual([]);
}

test("a writer asks for a review; an editor comments, sees both states side by side and publishes, and visitors see it", async () => {
  // Axe measures with a style of its own.
  allowMessages(/Applying inline style/);
  const place = editorSite({ hasOwnBuilds: true });
  const git = (...words: string[]) => execFileSync("git", words, { cwd: place.root, encoding: "utf8" });
  checkoutOf(place.root);
  git("add", ".");
  git("commit", "--quiet", "-m", "Pictures");
  const env = { ...place.env, EDITING: "on" };
  const { server, address: origin } = await startServer(env);
  onTestFinished(() => void server.kill("SIGTERM"));
  const accounts = accountsOn(env, origin);
  const openAs = async (cookie: string, path: string) => {
    const [name = "", value = ""] = cookie.split("=");
    const page = await newPage();
    await page.context().addCookies([{ name, value, url: origin }]);
    await page.goto(origin + path);
    return page;
  };
  const wren = await accounts.signIn("wren@example.com", "writer", "Wren");
  const edith = await accounts.signIn("edith@example.com", "editor", "Edith");
  const before = titleIn(readFileSync(join(place.root, "content/pages/pricing.yaml"), "utf8"));
  const person = readdirSync(join(place.root, "content/people"))[0]?.replace(".yaml", "") ?? "";

  const writer = await openAs(wren, "/edit/site/pricing#edit=pages/pricing.yaml#title");
  const field = writer.locator('[data-address="pages/pricing.yaml#title"]');
  await field.fill("Words to publish.");
  await field.press("Tab");
  await said(writer, "Draft saved");
  await uploadPhotograph(writer, person);
  await writer.goto(`${origin}/edit/publish`);
  expect(new URL(writer.url()).pathname).toBe("/edit/review");
  await writer.getByLabel("What is it about").fill("A heading and a portrait");
  await writer.getByRole("button", { name: "Ask for a review" }).click();
  await writer.getByRole("button", { name: "Ask again" }).waitFor();
  await readable(writer, "one's own review");

  const reader = await openAs(edith, "/edit");
  await readable(reader, "the list of everything");
  await reader.getByRole("link", { name: "The draft of Wren" }).click();
  await reader.locator("ins").filter({ hasText: "publish" }).waitFor();
  await reader.getByLabel("A comment").fill("Good; I take the portrait too.");
  await reader.getByRole("button", { name: "Comment" }).click();
  await reader.getByText("Good; I take the portrait too.").waitFor();
  await readable(reader, "somebody's review");
  await writer.reload();
  await writer.getByText("Good; I take the portrait too.").waitFor();
  await reader.getByRole("button", { name: "Take it into my draft" }).click();
  await reader.waitForURL("**/edit/publish");
  await readable(reader, "what is to be published");

  const side = (name: string) => reader.frameLocator(`iframe[title="${name}"]`);
  await reader.getByRole("link", { name: `Side by side content/people/${person}.yaml` }).click();
  const portrait = side("As it will be").locator('main img[src$="/edit/pictures/my-photo.webp"]').first();
  await expect.poll(() => portrait.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(900);
  expect(await side("As it is").locator('img[src*="my-photo"]').count()).toBe(0);
  await reader.getByRole("link", { name: "Back to the changes" }).click();
  await reader.getByRole("link", { name: "Side by side content/pages/pricing.yaml" }).click();
  await side("As it will be").getByRole("heading", { level: 1, name: "Words to publish." }).waitFor();
  expect(await side("As it is").getByRole("heading", { level: 1 }).textContent()).toBe(before);
  await reader.getByRole("link", { name: "Back to the changes" }).click();

  const inBuild: string = (await (await fetch(`${origin}/builds/latest.json`)).json()).id;
  await reader.getByLabel("What changed").fill("Another heading");
  const visitor = await newPage();
  await visitor.goto(`${origin}/pricing`);
  // The one script that differs names its release, and so its compressed length may differ by a byte.
  const served = async (path: string) => {
    const response = await fetch(origin + path);
    const headers = [...response.headers].filter(
      ([name]) => !["content-length", "date", "etag", "last-modified", "x-request-id"].includes(name),
    );
    const said = headers.map(([name, value]) => [name, value.replaceAll(/'sha256-[^']+'/g, "its scripts")]);
    return { said, text: (await response.text()).replaceAll(/\d{14}-[\da-f]{6}/g, "release") };
  };
  const untouched = await served("/terms");
  const others = visit(origin);
  await reader.getByRole("button", { name: "Publish these changes" }).click();
  await reader.getByRole("heading", { name: "Publishing “Another heading”" }).waitFor({ timeout: longestWaitMs });
  await reader.locator(".steps li", { hasText: "Build the site" }).getByText("under way").waitFor();
  const live = reader.getByRole("status").filter({ hasText: "Published: visitors see it now" });
  // A whole build, beside all other tests.
  await live.waitFor({ timeout: 4 * longestWaitMs });
  expect((await visitor.reload())?.status()).toBe(200);
  expect(await visitor.getByRole("heading", { level: 1 }).textContent()).toBe("Words to publish.");
  await others.stop();
  expect(others.seen.failures).toEqual([]);
  expect(await served("/terms")).toEqual(untouched);
  await visitor.goto(`${origin}/team/${person}`);
  const picture = visitor.locator('main img[src*="my-photo"]').first();
  await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  const kept = (await (await fetch(`${origin}/builds/latest.json`)).json()).id;
  expect(kept).not.toBe(inBuild);
  expect((await fetch(`${origin}/builds/meta/${inBuild}.json`)).status).toBe(200);
  expect(git("log", "-1", "--format=%s %an")).toBe("Another heading Edith\n");
  const written = ["content/pages/pricing.yaml", `content/people/${person}.yaml`, "public/images/my-photo.webp"];
  expect(git("show", "--format=", "--name-only", "HEAD").trim().split("\n")).toEqual(written);
  expect(git("status", "--porcelain")).toBe("");

  // As `npm start` does.
  execFileSync(process.execPath, ["build-steps/build.ts", "--if-stale"], { env });
  expect(readFileSync(join(place.folder, "build/current"), "utf8").trim()).toBe(kept);

  await reader.goto(`${origin}/edit/history?file=content/pages/pricing.yaml`);
  await readable(reader, "the history of a file");
  await reader.getByRole("button", { name: /^Bring back/ }).click();
  await reader.getByText("That version is in the draft now.").waitFor();
  await reader.goto(`${origin}/edit/site/pricing`);
  const heading = reader.locator('[data-content="pages/pricing.yaml#title"]');
  await expect
    .poll(async () => (await reader.reload()) && heading.textContent(), { timeout: longestWaitMs })
    .toBe(before);
});

test("every entry of the list of everything opens a page of the site", async () => {
  const page = await openEdited("/");
  const html = await (await page.request.get(`${editor.origin}/edit`)).text();
  const paths = new Set([...html.matchAll(/href="(\/edit\/site\/[^"#]*)/g)].map(([, path = ""]) => path));
  expect(paths.size).toBeGreaterThan(20);
  for (const path of paths) expect((await page.request.get(editor.origin + path)).status(), path).toBe(200);
});

test("the panel is reached and left by keyboard, at any width, without a fault that axe finds", async () => {
  // Axe measures with a style of its own.
  allowMessages(/Applying inline style/);
  const page = await openEdited("/faq");
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ forcedColors: width < 400 ? "active" : "none" });
    await page.locator('[data-content="pages/faq.yaml#title"]').first().focus();
    await page.keyboard.press("F2");
    await page.getByRole("complementary", { name: "Edit" }).waitFor();
    expect(await axeFindings(page, `${width} px`, "#site-editor")).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Close" }).click();
  }
});

test("another page, program or address cannot read or write; the ticket works once", async () => {
  await openEdited("/");
  const status = async (path: string, init?: RequestInit) => (await fetch(editor.origin + path, init)).status;
  expect(await status(new URL(editor.start).pathname + new URL(editor.start).search, { redirect: "manual" })).toBe(403);
  for (const path of ["/edit", "/edit/site/", "/edit/form?at=site.yaml", "/edit/assets/editor.js"])
    expect(await status(path)).toBe(403);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const body = JSON.stringify({ address: "pages/pricing.yaml#title", before: titleIn(source()), value: "Stolen." });
  const foreign: Record<string, string>[] = [
    { Origin: editor.origin },
    { Origin: "https://evil.example", "X-Edit-Token": "guess" },
    { Origin: editor.origin, "X-Edit-Token": "guess" },
  ];
  for (const headers of foreign)
    expect(await status("/edit/save", { method: "POST", body, headers: { ...headers, Cookie: cookie } })).toBe(403);
  expect(source()).not.toContain("Stolen.");
});

test("visitors get nothing of editing: no address, no script, no mark", async () => {
  for (const path of ["/edit", "/edit/site/", "/edit/assets/editor.js"])
    expect((await fetch(inject("origin") + path)).status).toBe(404);
  const folder = join("build/test/releases", readFileSync("build/test/current", "utf8").trim());
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
