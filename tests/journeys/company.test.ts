import type { Locator, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { newPage, open, ready, startBrowser } from "../support/browser.ts";
import { basePath } from "../support/pages.ts";
import { quiet } from "../support/runtime.ts";

startBrowser();
const at = (path: string) => inject("origin") + path;
const phone = { viewport: { width: 360, height: 800 } };
const noScript = { javaScriptEnabled: false };

test.each([
  ["prerendered", "/about-us"],
  ["rendered on request", "/contact"],
])("the menu marks the current page, %s", async (_, path) => {
  const page = await open(at(path));
  const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current=page]");
  expect(await current.getAttribute("href")).toBe(basePath() + path);
});

test("every FAQ answer has 40 to 80 words, its own anchor and a link", async () => {
  const page = await newPage(noScript);
  await page.goto(at("/faq"));
  const answers = await page.locator("main details").evaluateAll((list) =>
    list.map((entry) => {
      const [answer, onward] = entry.querySelectorAll("div > p");
      return {
        id: entry.id,
        words: answer?.textContent?.trim().split(/\s+/).length ?? 0,
        onward: onward?.querySelector("a")?.getAttribute("href") ?? "",
      };
    }),
  );
  expect(answers.length).toBeGreaterThanOrEqual(30);
  expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
  expect(answers.filter(({ words }) => words < 40 || words > 80)).toEqual([]);
  expect(answers.filter(({ id, onward }) => !id || !/^(\/|mailto:)/.test(onward))).toEqual([]);
});

test("a link to an FAQ answer opens it on arrival, from another page, and again after it was closed", async () => {
  const page = await open(at("/faq#late"));
  const late = page.locator("#late");
  await expect.poll(() => isOpen(late)).toBe(true);
  await expect.poll(() => isInView(page, "#late")).toBe(true);
  await late.locator("summary").click();
  await expect.poll(() => isOpen(late)).toBe(false);
  await page.getByRole("link", { name: "how often you are late" }).click();
  await expect.poll(() => isOpen(late)).toBe(true);
  await expect.poll(() => isInView(page, "#late")).toBe(true);

  await page.goto(at("/pricing"));
  await ready(page);
  await page.getByText("Do you inherit systems without documents?").click();
  await page.getByRole("link", { name: "what else that month holds" }).click();
  await page.waitForURL("**/faq#not-ours");
  await expect.poll(() => isOpen(page.locator("#not-ours"))).toBe(true);
  await expect.poll(() => isInView(page, "#not-ours")).toBe(true);
});

test.each([true, false])(
  "one drawer of the FAQ is out, the one that was chosen last, with script: %s",
  async (javaScriptEnabled) => {
    const page = await newPage({ javaScriptEnabled });
    await page.goto(at("/faq"));
    if (javaScriptEnabled) await ready(page);
    const out = () =>
      page
        .locator("[data-band=answers] details:visible")
        .evaluateAll((list) => [...new Set(list.map((entry) => entry.parentElement?.parentElement?.id))]);
    expect(await out()).toEqual(["money"]);
    for (const [band, name, slug] of [
      ["hero", "Finds", "security"],
      ["answers", "Table", "ownership"],
    ]) {
      await page.locator(`[data-band=${band}]`).getByRole("link", { name }).click();
      await expect.poll(out).toEqual([slug]);
    }
    await page.goto(at("/faq#not-answered"));
    expect(await out()).toEqual(["money"]);
  },
);

test("without script a link shows its FAQ answer, others can be unfolded, and the search works", async () => {
  const page = await newPage(noScript);
  await page.goto(at("/faq#late"));
  expect(await page.locator("#late > div").isVisible()).toBe(true);
  expect(await page.locator("#hours > div").isVisible()).toBe(false);
  await page.locator("#hours summary").click();
  await expect.poll(() => page.locator("#hours > div").isVisible()).toBe(true);
  await page.getByRole("searchbox", { name: /^Search \d+ answers/ }).fill("escrow");
  await page.getByRole("search", { name: "Questions" }).getByRole("button").click();
  await page.waitForURL("**/faq?q=escrow**");
  expect(await page.locator("main details").count()).toBe(1);
  expect(await page.locator("#exit-copy > div").isVisible()).toBe(true);
});

test("a source of a figure is shown by its address, though its group is folded, with script and without", async () => {
  const row = (page: Page) => page.locator("#rivers-mapped");
  const plain = await newPage({ ...noScript, ...phone });
  await plain.goto(at("/proof"));
  expect(await row(plain).isVisible()).toBe(false);
  await plain.goto(at("/proof?q=saddle"));
  expect(await row(plain).count()).toBe(0);
  expect(await plain.locator("#saddle-week").isVisible()).toBe(true);
  const page = await open(at("/proof#rivers-mapped"), phone);
  await expect.poll(() => row(page).isVisible()).toBe(true);
  await expect.poll(() => isInView(page, "#rivers-mapped")).toBe(true);
  await page.goto(at("/proof"));
  await ready(page);
  expect(await row(page).isVisible()).toBe(false);
  await page.getByRole("searchbox", { name: /figures/ }).fill("rivers");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/proof?q=rivers**");
  await expect.poll(() => row(page).isVisible()).toBe(true);
  expect(await page.locator("[data-fact]").count()).toBe(1);
});

test("the FAQ search scrolls to its results and announces their number, also zero", async () => {
  const page = await open(at("/faq"), phone);
  const said = page.getByRole("status").filter({ hasText: "mention" });
  await search("handover");
  await expect.poll(() => said.innerText()).toMatch(/^\d+ answers mention “handover”/);
  await expect.poll(() => isInView(page, "#found")).toBe(true);
  const found = await page.locator("main details").count();
  expect(found).toBeGreaterThan(1);
  expect(await page.locator("main details[open]").count()).toBe(found);
  await search("xylophone");
  await expect.poll(() => said.innerText()).toMatch(/^No answer mentions “xylophone”/);
  await page.getByRole("link", { name: "Show every answer" }).click();
  await expect.poll(() => page.locator("main details").count()).toBeGreaterThanOrEqual(30);

  async function search(words: string) {
    await page.getByRole("searchbox", { name: /^Search \d+ answers/ }).fill(words);
    await page.getByRole("search", { name: "Questions" }).getByRole("button").click();
  }
});

test("without script the team is filtered by trade and the quotes by service", async () => {
  const page = await newPage(noScript);
  await page.goto(at("/team"));
  const people = page.locator("[data-band=people] li");
  expect(await people.count()).toBe(6);
  await page.getByRole("button", { name: "Languages" }).click();
  await page.waitForURL("**/team?discipline=Languages**");
  expect(await people.allInnerTexts()).toEqual([expect.stringContaining("Jonasz Lis")]);

  await page.goto(at("/testimonial"));
  const quotes = page.locator("[data-band=quotes] article");
  expect(await quotes.count()).toBe(3);
  await page.getByRole("button", { name: "Game studio" }).click();
  await page.waitForURL("**/testimonial?service=game-development-studio**");
  expect(await quotes.count()).toBeLessThan(3);
  for (const quote of await quotes.allInnerTexts()) expect(quote).toMatch(/[345] out of 5 stars/);
});

test("a filter button of the team leaves its people and is marked as pressed", async () => {
  const page = await open(at("/team"));
  await page.getByRole("button", { name: "Languages" }).click();
  await page.waitForURL("**/team?discipline=Languages**");
  const people = page.locator("[data-band=people] li");
  await expect.poll(() => people.allInnerTexts()).toEqual([expect.stringContaining("Jonasz Lis")]);
  expect(await page.getByRole("button", { name: "Languages" }).getAttribute("aria-pressed")).toBe("true");
});

test.each(["/contact", "/checkout"])(
  "a field of %s is validated when the next gets the focus, and its error goes once corrected",
  async (path) => {
    const page = await open(at(path));
    // The validating code comes after the page is ready.
    await quiet(page);
    const email = page.locator("#email");
    await page.getByLabel("Your name").focus();
    await page.keyboard.press("Tab");
    expect(await email.getAttribute("aria-invalid"), "an empty field is left alone").toBeNull();
    await email.fill("rosa@");
    await page.getByRole("textbox", { name: "Company" }).focus();
    await expect.poll(() => email.getAttribute("aria-invalid")).toBe("true");
    expect(await page.locator("#email-problem").isVisible()).toBe(true);
    expect(await page.getByRole("alert").count(), "nothing was sent, so there is no summary").toBe(0);
    await email.fill("rosa@halfpenny.example");
    await expect.poll(() => email.getAttribute("aria-invalid")).toBeNull();
  },
);

test("the comparison of plans fits a phone, and each cell names its plan", async () => {
  const page = await open(at("/pricing"), { viewport: { width: 320, height: 700 } });
  const table = page.locator("[data-band=comparison] table");
  expect(await table.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  const named = await table
    .locator("td")
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, "::before").content));
  expect(named.length).toBeGreaterThan(15);
  expect(named.every((content) => /Mały|Größer|Großunternehmen/.test(content))).toBe(true);
});

test("offices show the time of day where they are", async () => {
  const page = await newPage({ timezoneId: "Pacific/Auckland" });
  await page.clock.setFixedTime("2027-03-01T12:05:00Z");
  await page.goto(at("/about-us"));
  const clock = page.locator("[data-band=offices] li").filter({ hasText: "Gdańsk" }).locator("time");
  await expect.poll(() => clock.innerText()).toBe("13:05");
});

test("on paper the frame and buttons are hidden, answers are unfolded and text is black", async () => {
  const page = await newPage(noScript);
  await page.emulateMedia({ media: "print" });
  await page.goto(at("/faq"));
  for (const part of ["banner", "contentinfo"] as const) expect(await page.getByRole(part).isVisible()).toBe(false);
  expect(await page.locator("main form:visible, main button:visible, aside:visible").count()).toBe(0);
  expect(await page.locator("main details > div:visible").count()).toBe(await page.locator("main details").count());
  for (const path of ["/pricing", "/game-development-studio", "/portfolio/zolw-w-szklance"]) {
    await page.goto(at(path));
    expect(await page.locator("main h1").isVisible()).toBe(true);
    expect(await page.locator("body > :not(main):visible").count()).toBe(0);
    expect(await pale(page)).toEqual([]);
  }
});

function isOpen(details: Locator): Promise<boolean> {
  return details.evaluate((element) => element.hasAttribute("open"));
}

/** Whether the top of an element shows below the header. */
function isInView(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const top = document.querySelector(wanted)?.getBoundingClientRect().top ?? -1;
    const header = document.querySelector("body > header")?.getBoundingClientRect().bottom ?? 0;
    return top >= header - 1 && top < window.innerHeight;
  }, selector);
}

/** Words in a colour too pale to print on white paper. */
function pale(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3, p, li, dt, dd, td, th)")]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).color !== "rgb(0, 0, 0)")
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}

test("heads turn towards the mouse, and stay as they are under reduced motion", async () => {
  const shown = (page: Page) =>
    page
      .locator("[data-band=hero] [data-look]:not(.opacity-0)")
      .evaluateAll((list) => list.map(({ dataset }) => dataset.look));
  const asked = (page: Page) => page.locator("[data-band=hero] [data-look]").count();
  const page = await open(at("/team"));
  const [atRest, pictures] = [await shown(page), await asked(page)];
  expect(new Set(atRest).size).toBeGreaterThan(1);
  expect(pictures).toBe(atRest.length);
  const pointAt = (where: Page, y: number) => where.locator("[data-band=hero]").hover({ position: { x: 4, y } });
  await pointAt(page, 200);
  await expect.poll(() => asked(page)).toBeGreaterThan(pictures);
  const missing = () =>
    page
      .locator("[data-band=hero] [data-look] img")
      .evaluateAll((all) => all.filter((image) => !(image as HTMLImageElement).complete).length);
  await expect.poll(missing).toBe(0);
  await pointAt(page, 230);
  await expect.poll(async () => (await shown(page)).includes("right")).toBe(false);

  const still = await open(at("/team"), { reducedMotion: "reduce" });
  await pointAt(still, 200);
  await pointAt(still, 230);
  expect(await asked(still)).toBe(pictures);
  expect(await shown(still)).toEqual(atRest);
});

test("a portrait blinks twice, without end while it is pointed at, and never under reduced motion", async () => {
  const page = await open(at("/team/li-wu"));
  const lids = page.locator(".name-figure img:nth-child(2)");
  await lids.waitFor({ state: "attached" });
  const blinks = () =>
    lids.evaluate((lid) => {
      const { animationName, animationIterationCount } = getComputedStyle(lid);
      return `${animationName} ${animationIterationCount}`;
    });
  expect(await blinks()).toBe("blink 2");
  await lids.hover({ force: true });
  await expect.poll(blinks).toBe("blink infinite");
  const still = await open(at("/team/li-wu"), { reducedMotion: "reduce" });
  await quiet(still);
  expect(await still.locator(".name-figure img:nth-child(2)").count()).toBe(0);
});

/** Words that lie under a picture of these, in the window as it is. */
function coveredWords(page: Page, files: RegExp): Promise<string[]> {
  return page.evaluate((source) => {
    const portraits = [...document.querySelectorAll<HTMLImageElement>("main img")].filter(({ srcset, src }) =>
      new RegExp(source).test(srcset + src),
    );
    return portraits.flatMap((portrait) => {
      portrait.scrollIntoView({ block: "center", behavior: "instant" });
      const picture = portrait.getBoundingClientRect();
      const texts = document.createTreeWalker(document.querySelector("main") ?? document, NodeFilter.SHOW_TEXT);
      const covered: string[] = [];
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        for (const line of range.getClientRects()) {
          const [left, right] = [Math.max(line.left, picture.left), Math.min(line.right, picture.right)];
          const [top, bottom] = [Math.max(line.top, picture.top), Math.min(line.bottom, picture.bottom)];
          // A line is taller than its letters.
          if (right - left < 3 || bottom - top < 6) continue;
          const [first] = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
          if (first === portrait) covered.push(texts.currentNode.textContent ?? "");
        }
      }
      return covered;
    });
  }, files.source);
}

test.each([
  ["/team/jorg-grossmuller", 1],
  ["/it-and-dev-consultancy", 1],
  ["/game-localization", 2],
  ["/research-and-development-innovation-ai-labs", 1],
  ["/", 1],
  ["/team", 1],
  ["/home-3", 1],
  ["/home-4", 1],
  ["/blog-grid", 1],
  ["/blog/warum-der-kase-ubermutig-wird", 1],
])("portraits that are photographs with a ground cover no words of %s", async (path, least) => {
  const page = await open(at(path));
  const files = /plate-[78]\./;
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await quiet(page);
    expect([size.width, await coveredWords(page, files)]).toEqual([size.width, []]);
  }
  const shown = await page.locator('main img[srcset*="plate-7."], main img[srcset*="plate-8."]').count();
  expect(shown).toBeGreaterThanOrEqual(least);
});
