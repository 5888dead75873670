import { expect, inject, test } from "vitest";
import { newPage, open, ready, startBrowser } from "../support/browser.ts";

startBrowser();

const at = (path: string) => inject("origin") + path;
/** Every question that moves the price is answered. */
const complete = "v=1&kind=software&size=medium&stage=described&due=2029-01-01&handover=code&risk=third-party";

test("five steps name what is open, then give a price range without a request, and the address keeps the answers", async () => {
  const page = await open(at("/brief"));
  const asked: string[] = [];
  const estimate = page.getByRole("region", { name: "Estimate" });
  page.on("request", (request) => {
    if (new URL(request.url()).search.includes("kind=")) asked.push(request.url());
  });
  const choose = (name: string) => page.getByLabel(name, { exact: true }).check();
  const next = () => page.getByRole("button", { name: "Continue" }).click();
  await choose("Something new");
  const ceiling = async () => Number(await estimate.locator("[data-ceiling]").getAttribute("data-ceiling"));
  const unanswered = estimate.locator("[data-open] li");
  await expect.poll(() => unanswered.count()).toBe(5);
  expect(await estimate.locator("[data-floor]").count()).toBe(0);
  await choose("For a whole team");
  await expect.poll(() => unanswered.count()).toBe(4);
  await next();
  await choose("A description");
  await next();
  // biome-ignore lint/plugin: an answer of the brief
  await choose("There is none");
  await page.getByLabel("Planned weeks").fill("12");
  await next();
  await choose("The result");
  await next();
  await choose("Nothing is tested");
  await expect.poll(() => estimate.locator('[data-factor="no-tests"]').count()).toBe(1);
  await expect.poll(() => new URL(page.url()).searchParams.getAll("risk")).toEqual(["no-tests"]);
  expect(asked).toEqual([]);
  const told = await ceiling();
  await page.reload();
  await expect.poll(ceiling).toBe(told);
});

test("the range stays in sight while every step is answered, and the page says what each answer did to it", async () => {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    const page = await open(at(`/brief?${complete}`), { viewport });
    const range = page.locator(viewport.width > 1000 ? "[data-ceiling]" : 'a[href="#estimate"]').first();
    const spread = async () => {
      const ends = await page
        .locator("[data-floor],[data-ceiling]")
        .evaluateAll((all) => all.map((end) => end.textContent));
      return ends.map((end) => Number(end?.replace(/\D/g, ""))).reduce((floor, ceiling) => ceiling - floor);
    };
    for (const [name, step] of [
      ["In use", 2],
      // biome-ignore lint/plugin: an answer of the brief
      ["There is none", 3],
      ["The result and training", 4],
      ["Nothing is tested", 5],
    ] as const) {
      await page.getByRole("button", { name: "Continue" }).click();
      const before = await spread();
      const choice = page.locator(`[data-step="${step}"]`).getByLabel(name, { exact: true });
      await choice.evaluate((box) => box.closest("label")?.scrollIntoView({ block: "center", behavior: "instant" }));
      await choice.check();
      const change = (await spread()) - before;
      const told = change < 0 ? "narrowed" : change > 0 ? "widened" : "estimate";
      await expect.poll(() => range.evaluate((end) => end.closest("a, div")?.textContent)).toContain(told);
      const box = await range.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
      expect(
        await range.evaluate((end) => {
          const { x, y, width, height } = end.getBoundingClientRect();
          return end.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }),
      ).toBe(true);
    }
  }
});

test("the last key leads to the form that sends the brief; without a kind of job it asks for one", async () => {
  const page = await open(at("/brief?v=1&kind=software&step=5"));
  await page.getByRole("button", { name: "Send or keep this estimate" }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("send");
  await expect
    .poll(() => page.locator("#send").evaluate((heading) => heading.getBoundingClientRect().top))
    .toBeLessThan(400);
  const empty = await open(at("/brief?v=1&step=5"));
  await empty.getByRole("button", { name: "Send or keep this estimate" }).click();
  await expect
    .poll(() =>
      empty
        .locator('[data-step="1"] legend')
        .first()
        .evaluate((at) => at === document.activeElement),
    )
    .toBe(true);
});

test("steps with an answer are marked, for the eye and in words", async () => {
  const page = await open(at("/brief?v=1&kind=software&handover=code"));
  const done = page.locator("[data-form=brief] ol button[data-done]");
  expect(await done.allTextContents()).toEqual([
    expect.stringMatching(/Project.*done/),
    expect.stringMatching(/Team.*done/),
  ]);
});

test("a new price range is announced politely", async () => {
  const page = await open(at(`/brief?${complete}`));
  const status = page.getByRole("region", { name: "Estimate" }).getByRole("status");
  await expect.poll(() => status.textContent()).toMatch(/\d/);
  const before = await status.textContent();
  await page.getByLabel("For one purpose", { exact: true }).check();
  await expect.poll(() => status.textContent()).not.toBe(before);
});

test("Enter goes to the next step and focuses its question", async () => {
  const page = await open(at("/brief?v=1&kind=software"));
  await page.locator('input[name="kind"]:checked').focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("LEGEND");
  await expect.poll(() => page.locator('[data-step="2"]').isVisible()).toBe(true);
});

test("an assumption's button leads to its question, and the answer removes the assumption", async () => {
  const page = await open(at("/brief?v=1&kind=software"));
  await page.locator('[data-assumed="weeks"] button').click();
  await expect.poll(() => page.locator('[data-step="3"]').isVisible()).toBe(true);
  await page.getByLabel("Planned weeks").fill("12");
  await expect.poll(() => page.locator('[data-assumed="weeks"]').count()).toBe(0);
});

test("what the server rendered below the range stays until its code has loaded", async () => {
  const page = await newPage();
  const held = Promise.withResolvers<void>();
  await page.route(/after-estimate/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(at("/brief?v=1&kind=software"));
  await ready(page);
  expect(await page.locator('[data-band="send"]').count()).toBe(1);
  held.resolve();
});

test.each([
  ["one answer", "v=1&kind=software", 1],
  [
    "all answers",
    "v=1&kind=software&stage=idea&size=medium&weeks=30&crew=9&due=2027-01-01&handover=code&risk=no-tests&risk=third-party",
    2,
  ],
])("a brief with %s prints on at most two pages", async (_, said, pages) => {
  const page = await open(at(`/brief?${said}`));
  await page.locator('[data-band="send"]').waitFor({ state: "attached" });
  const paper = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(pages);
});
