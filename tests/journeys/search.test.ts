import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { countDocuments, newPage, open, ready, startBrowser, takeMessages } from "../support/browser.ts";
import { basePath } from "../support/pages.ts";
import { watchRequests } from "../support/runtime.ts";

startBrowser();

const at = (path: string) => inject("origin") + path;

async function openSearch(path: string) {
  const page = await open(at(path));
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Search" });
  return { page, dialog, field: dialog.getByRole("combobox") };
}

/** The options of each group, by the group's name. */
function groupsOf(page: Page): Promise<[string, string[]][]> {
  return page.$$eval("dialog [role=group]", (groups) =>
    groups.map((group) => [
      group.getAttribute("aria-label") ?? "",
      [...group.querySelectorAll("[role=option] b")].map(({ textContent }) => textContent ?? ""),
    ]),
  );
}

test("the index and the code of search load on first use, once", async () => {
  const page = await newPage();
  const asked = watchRequests(page, /search-(index|panel|engine)/);
  await page.goto(at("/about-us"));
  await ready(page);
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  for (const query of ["kettle", "saddle"]) {
    await page.getByRole("button", { name: "Search" }).first().click();
    await page.getByRole("combobox").fill(query);
    await page.getByRole("option").first().waitFor();
    await page.keyboard.press("Escape");
  }
  expect(asked.filter((path) => path === `${basePath()}/search-index.json`)).toHaveLength(1);
  expect(new Set(asked).size).toBe(asked.length);
});

test("search forgives a typing slip, names the words that were meant and marks them", async () => {
  const { page, dialog, field } = await openSearch("/about-us");
  await field.fill("zolw szklnace");
  const first = dialog.getByRole("option").first();
  await expect.poll(() => first.locator("mark").allTextContents()).toEqual(["Żółw", "szklance"]);
  expect(await dialog.getByRole("status").textContent()).toMatch(/Nothing has “zolw szklnace”.*“zolw szklance”/);
  expect((await groupsOf(page))[0]).toMatchObject(["Case study", ["Żółw w szklance"]]);
});

test("search goes on where the browser translates the page, while somebody types", async () => {
  const { page, dialog, field } = await openSearch("/about-us");
  await field.fill("kett");
  await dialog.getByRole("option").first().waitFor();
  // As browsers that translate do: each text is put into two elements of their own.
  const translate = () =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts.filter(({ data, parentElement }) => data.trim() && !parentElement?.closest("script"))) {
        const font = document.createElement("font");
        text.replaceWith(font);
        font.append(document.createElement("font"));
        font.firstElementChild?.append(text.data);
      }
    });
  for (const [query, said] of [
    ["kettle", /match/],
    ["zzzz", /Nothing here has “zzzz”/],
    ["saddle", /match/],
    ["", /Type a word/],
  ] as const) {
    await translate();
    await field.fill(query);
    await expect.poll(() => dialog.getByRole("status").textContent()).toMatch(said);
  }
  await translate();
  await field.fill("privacy");
  await expect.poll(() => dialog.getByRole("option").first().textContent()).toContain("Privacy");
  expect(await page.locator("main").getAttribute("data-page")).toBe("/about-us");
});

test("a shortcut of the page is inactive while somebody types", async () => {
  const page = await open(at("/contact"));
  await page.locator("main textarea").first().click();
  await page.keyboard.press("Control+k");
  await page.keyboard.press("Escape");
  expect(await page.locator("dialog[open]").count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe("textarea");
});

test("keys of an input method are its own", async () => {
  const { dialog, field, page } = await openSearch("/about-us");
  await field.fill("kettle");
  await dialog.getByRole("option").first().waitFor();
  // Safari ends a composition by Enter with code 229, and does not say that it is one.
  await field.evaluate((input) =>
    input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", keyCode: 229, bubbles: true, cancelable: true })),
  );
  expect(new URL(page.url()).pathname).toBe(`${basePath()}/about-us`);
  await field.press("Enter");
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(`${basePath()}/about-us`);
});

test("a word that occurs only in a post's text finds the post, whose result says so", async () => {
  const { dialog, field } = await openSearch("/contact");
  await field.fill("apartment");
  const option = dialog.getByRole("option").first();
  await expect.poll(() => option.textContent()).toContain("Found in its text");
});

test("results are grouped by kind: pages, services, case studies, posts, people and products", async () => {
  const { page, dialog, field } = await openSearch("/");
  const wanted: [string, string, string][] = [
    ["privacy", "Page", "Privacy"],
    ["localization", "Service", "Game localisation"],
    ["größenwahn öfen", "Case study", "Größenwahn, ein Spiel über Öfen"],
    ["gesi wiezy", "Post", "Gęsi na wieży"],
    ["jorg grossmuller", "Person", "Jörg Großmüller"],
    ["sluchawki", "Product", "Słuchawki „Źdźbło”"],
  ];
  for (const [query, kind, title] of wanted) {
    await field.fill(query);
    await expect
      .poll(async () => Object.fromEntries(await groupsOf(page))[kind]?.[0]?.toLowerCase(), { message: query })
      .toBe(title.toLowerCase());
  }
  await field.fill("siatka");
  await expect.poll(async () => (await groupsOf(page)).length).toBeGreaterThan(1);
  expect(await dialog.getByRole("option", { selected: true }).count()).toBe(1);
});

test("in search arrow keys move and wrap around, Enter opens, and Escape returns the focus", async () => {
  const { page, dialog, field } = await openSearch("/about-us");
  const documents = countDocuments(page);
  await field.fill("siatka");
  const options = dialog.getByRole("option");
  await options.first().waitFor();
  const selected = () => options.evaluateAll((all) => all.findIndex((one) => one.ariaSelected === "true"));
  const last = (await options.count()) - 1;
  expect(await selected()).toBe(0);
  await page.keyboard.press("ArrowUp");
  await expect.poll(selected).toBe(last);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect.poll(selected).toBe(1);
  expect(await field.getAttribute("aria-activedescendant")).toBe(await options.nth(1).getAttribute("id"));
  const target = await options.nth(1).getAttribute("href");
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${target}`);
  expect(documents()).toBe(0);
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await field.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe("Search");
});

test("recent searches stay on the device, are offered again and can be deleted", async () => {
  const { page, dialog, field } = await openSearch("/about-us");
  await field.fill("privacy");
  await dialog.getByRole("option").first().waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/privacy");
  await page.reload();
  await ready(page);
  await page.keyboard.press("Control+k");
  const again = dialog.getByRole("listbox", { name: "Looked for before" }).getByRole("option", { name: "privacy" });
  await again.waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(() => field.inputValue()).toBe("privacy");
  await dialog.getByRole("listbox", { name: "Results" }).getByRole("option").first().waitFor();
  await field.fill("");
  await dialog.getByRole("button", { name: "Forget these searches" }).click();
  await again.waitFor({ state: "detached" });
  expect(await page.evaluate(() => localStorage.getItem("recent-searches"))).toBeNull();
});

test("if the index fails to load, search says so and links to the search page with the words", async () => {
  const page = await open(at("/about-us"));
  await page.route("**/search-index.json", (route) => route.fulfill({ status: 500 }));
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Search" });
  await dialog.getByRole("alert").waitFor();
  await dialog.getByRole("combobox").fill("käse übermütig");
  await dialog.getByRole("link", { name: /“käse übermütig”/ }).click();
  await page.waitForURL(`**/search?q=${encodeURIComponent("käse übermütig")}`);
  await page
    .getByRole("main")
    .getByRole("link", { name: /Warum der Käse übermütig wird/ })
    .first()
    .waitFor();
  expect(takeMessages(/search index|500/).length).toBeGreaterThan(0);
  await page.unroute("**/search-index.json");
  await page.keyboard.press("Control+k");
  await dialog.getByRole("combobox").fill("käse");
  await dialog.getByRole("option").first().waitFor();
});

test("without script the search page corrects slips, marks the words and shows their sentence", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(at("/search?q=zolw+szklnace"));
  const main = page.getByRole("main");
  expect(await main.getByRole("status").textContent()).toContain("zolw szklance");
  expect(
    await main
      .getByRole("link", { name: /Żółw w szklance/ })
      .first()
      .locator("mark")
      .allTextContents(),
  ).toEqual(expect.arrayContaining(["Żółw", "szklance"]));
  await page.getByRole("searchbox").fill("apartment");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/search?q=apartment");
  // The sentence around the word, not just the word.
  const sentence = main.locator("small").filter({ has: page.locator("mark", { hasText: /apartment/i }) });
  expect((await sentence.first().textContent())?.split(" ").length).toBeGreaterThan(4);
});

test("on a host that serves one page for every search, the browser finds the results", async () => {
  const page = await newPage();
  const plain = await (await fetch(at("/search"), { headers: { Accept: "text/html" } })).text();
  await page.route(/\/search\?q=/, (route) =>
    route.fulfill({ contentType: "text/html", body: plain.replaceAll(/ nonce="[^"]*"/g, "") }),
  );
  await page.goto(at("/search?q=grossenwahn"));
  const found = page.getByRole("main").getByRole("link", { name: /Größenwahn, ein Spiel über Öfen/ });
  await expect.poll(() => found.count()).toBeGreaterThan(0);
});
