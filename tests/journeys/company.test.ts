import type { Locator, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { newPage, open, ready, startBrowser } from "../support/browser.ts";

startBrowser();
const at = (path: string) => inject("origin") + path;
const phone = { viewport: { width: 360, height: 800 } };
const noScript = { javaScriptEnabled: false };

test("the menu marks the page that is open, on pages that were rendered ahead as well", async () => {
  for (const path of ["/about-us", "/portfolio", "/contact"]) {
    const page = await open(at(path));
    const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current=page]");
    expect(await current.getAttribute("href")).toBe(path);
  }
});

test("every answer has 40 to 80 words, an anchor of its own and a link onward", async () => {
  const page = await open(at("/faq"));
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

test("a link to an answer opens it: on arrival, from another page, and again after it was closed", async () => {
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

test("without script a link shows its answer, others unfold by hand, and the search finds", async () => {
  const page = await newPage(noScript);
  await page.goto(at("/faq#late"));
  expect(await page.locator("#late > div").isVisible()).toBe(true);
  expect(await page.locator("#start > div").isVisible()).toBe(false);
  await page.locator("#start summary").click();
  await expect.poll(() => page.locator("#start > div").isVisible()).toBe(true);
  await page.getByRole("searchbox", { name: /^Search \d+ answers/ }).fill("escrow");
  await page.getByRole("search", { name: "Questions" }).getByRole("button").click();
  await page.waitForURL("**/faq?q=escrow**");
  expect(await page.locator("main details").count()).toBe(1);
  expect(await page.locator("#exit-copy > div").isVisible()).toBe(true);
});

test("the search of the answers brings what it found into view, and says so when it found nothing", async () => {
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

test("the team is filtered by trade and the quotes by service, with script and without", async () => {
  for (const options of [{}, noScript]) {
    const page = await newPage(options);
    await page.goto(at("/team"));
    if (!("javaScriptEnabled" in options)) await ready(page);
    const people = page.locator("[data-band=people] li");
    expect(await people.count()).toBe(6);
    await page.getByRole("button", { name: "Languages" }).click();
    await page.waitForURL(/\/team\?discipline=Languages/);
    await expect.poll(() => people.allInnerTexts()).toEqual([expect.stringContaining("Jonasz Lis")]);
    expect(await page.getByRole("button", { name: "Languages" }).getAttribute("aria-pressed")).toBe("true");

    await page.goto(at("/testimonial"));
    if (!("javaScriptEnabled" in options)) await ready(page);
    const quotes = page.locator("[data-band=quotes] article");
    expect(await quotes.count()).toBe(3);
    await page.getByRole("button", { name: "Game studio" }).click();
    await page.waitForURL(/\/testimonial\?service=game-development-studio/);
    await expect.poll(() => quotes.count()).toBeLessThan(3);
    for (const quote of await quotes.allInnerTexts()) expect(quote).toMatch(/(Three|Four|Five) of five/);
  }
});

test.each(["/contact", "/checkout"])(
  "what was typed on %s is judged when the next field is entered, and a complaint goes when it is mended",
  async (path) => {
    const page = await open(at(path));
    const email = page.locator("#email");
    await page.getByLabel("Your name").focus();
    await page.keyboard.press("Tab");
    expect(await email.getAttribute("aria-invalid"), "an empty field is left alone").toBeNull();
    await expect
      .poll(async () => {
        // Repeated until the validating code has loaded.
        await email.fill("rosa@");
        await page.getByRole("textbox", { name: "Company" }).focus();
        return email.getAttribute("aria-invalid");
      })
      .toBe("true");
    expect(await page.locator("#email-problem").isVisible()).toBe(true);
    expect(await page.getByRole("alert").count(), "nothing was sent, so there is no summary").toBe(0);
    await email.fill("rosa@halfpenny.example");
    await expect.poll(() => email.getAttribute("aria-invalid")).toBeNull();
  },
);

test("after sending, the news is at the top of the window and has the focus", async () => {
  const page = await open(at("/contact"), phone);
  await page.getByLabel("Your name").fill("Rosa Whitlock");
  await page.getByLabel("Work email").fill("rosa@halfpenny.example");
  await page
    .getByLabel(/^The job/)
    .fill("Our lighthouse level runs at 22 frames on the handheld. If nobody does it, we cut it.");
  await page.getByLabel("You may use these details to answer me.").check();
  await page.waitForFunction(() => performance.now() > 2500);
  await page.getByRole("button", { name: /^Send it/ }).click();
  await page.waitForURL("**/contact?sent=**");
  const news = page.getByRole("heading", { level: 1 });
  await expect.poll(() => news.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("the comparison of the plans fits a phone, each cell naming its plan", async () => {
  const page = await open(at("/pricing"), { viewport: { width: 320, height: 700 } });
  const table = page.getByRole("table");
  expect(await table.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  const named = await table
    .locator("td")
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, "::before").content));
  expect(named.length).toBeGreaterThan(15);
  expect(named.every((content) => /Mały|Größer|Großunternehmen/.test(content))).toBe(true);
});

test("offices show the time of day where they are", async () => {
  const page = await open(at("/about-us"), { timezoneId: "Pacific/Auckland" });
  const clock = page.locator("[data-band=offices] li").filter({ hasText: "Gdańsk" }).locator("time");
  const shown = await clock.innerText();
  const now = Date.now();
  const time = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Warsaw", hour: "2-digit", minute: "2-digit" });
  expect([now - 60_000, now].map((moment) => time.format(moment))).toContain(shown);
});

test("on paper there is neither frame nor key, and every answer is unfolded", async () => {
  const page = await open(at("/faq"));
  await page.emulateMedia({ media: "print" });
  for (const part of ["banner", "contentinfo"] as const) expect(await page.getByRole(part).isVisible()).toBe(false);
  expect(await page.locator("main form:visible, main button:visible, aside:visible").count()).toBe(0);
  expect(await page.locator("main details > div:visible").count()).toBe(await page.locator("main details").count());
  for (const path of ["/pricing", "/game-development-studio", "/portfolio/zolw-w-szklance"]) {
    await page.goto(at(path));
    await ready(page);
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

test("heads turn to a mouse over the crowd, not to a finger, and nothing turns or blinks under reduced motion", async () => {
  const shown = (page: Page) =>
    page
      .locator("[data-band=hero] [data-look]:not(.opacity-0)")
      .evaluateAll((list) => list.map(({ dataset }) => dataset.look));
  const asked = (page: Page) => page.locator("[data-band=hero] [data-look]").count();
  const page = await open(at("/team"));
  const [atRest, pictures] = [await shown(page), await asked(page)];
  expect(new Set(atRest).size).toBeGreaterThan(1);
  expect(pictures).toBe(atRest.length);
  await expect
    .poll(async () => {
      await page.mouse.move(4, 60 + Math.random() * 40);
      return (await shown(page)).includes("right");
    })
    .toBe(false);
  expect(await asked(page)).toBeGreaterThan(pictures);

  const still = await open(at("/team"), { reducedMotion: "reduce" });
  await still.mouse.move(4, 60);
  await still.mouse.move(4, 90);
  expect(await asked(still)).toBe(pictures);
  expect(await shown(still)).toEqual(atRest);
});

test("a person blinks a few times once the page is ready, on one's wish again, and never under reduced motion", async () => {
  const page = await open(at("/team/li-wu"));
  const lids = page.locator(".name-figure img:nth-child(2)");
  await lids.waitFor({ state: "attached" });
  const rounds = () =>
    lids.evaluate((lid) => lid.getAnimations().map((one) => Number(one.effect?.getTiming().iterations)));
  await expect.poll(rounds).toEqual([]);
  await lids.hover({ force: true });
  await expect.poll(rounds).toEqual([Number.POSITIVE_INFINITY]);
  const still = await open(at("/team/li-wu"), { reducedMotion: "reduce" });
  expect(await still.locator(".name-figure img:nth-child(2)").count()).toBe(0);
});
