import type { Page } from "playwright-core";
import sharp from "sharp";

/** Pages whose hero moves by itself once; on the tests' site one more needs a picture that is not there. */
export const actingPages = [
  ...["/home-3", "/home-4", "/home-8", "/service", "/service-details"],
  ...["/game-development-studio", "/game-localization", "/sports-and-data-solutions"],
];

/** Notes every state of the hero's act from the page's first moment on, and halts the act as soon as it begins. */
export async function holdAct(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const states: string[] = [];
    Object.assign(window, { states });
    new MutationObserver((records) => {
      for (const { target } of records) {
        if (!(target instanceof HTMLElement)) continue;
        const { act = "" } = target.dataset;
        states.push(act);
        if (act === "running") requestAnimationFrame(() => hold(target));
      }
    }).observe(document, { subtree: true, attributeFilter: ["data-act"] });
    function hold(hero: HTMLElement) {
      for (const animation of hero.getAnimations({ subtree: true })) animation.pause();
    }
  });
}

export const statesOf = (page: Page) => page.evaluate(() => (window as unknown as { states: string[] }).states);

export async function actIs(page: Page, state: string): Promise<void> {
  await page.waitForSelector(`[data-act="${state}"]`);
}

/** Moves the whole act to a time, and waits until it is painted. */
export async function seekAct(page: Page, ms: number): Promise<void> {
  await page.locator("[data-act]").evaluate(async (hero, time) => {
    for (const animation of hero.getAnimations({ subtree: true })) animation.currentTime = time;
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }, ms);
}

export async function finishAct(page: Page): Promise<void> {
  await page.locator("[data-act]").evaluate((hero) => {
    for (const animation of hero.getAnimations({ subtree: true })) animation.finish();
  });
  await actIs(page, "done");
}

/** What of the hero is in the window, without the header, which counts the cart later. */
export async function shotOfHero(page: Page): Promise<Buffer> {
  const clip = await page.locator("[data-act]").evaluate((hero) => {
    const { left, top, right, bottom } = hero.getBoundingClientRect();
    return { x: left, y: top, width: right - left, height: Math.min(bottom, innerHeight) - top };
  });
  return page.screenshot({ clip });
}

/** How much lighter or darker a pixel of two pictures may be before it counts as another, all three colours added. */
const sameUpTo = 24;

/** How many pixels of two pictures of one size differ. */
export async function differingPixels(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all([one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer()));
  if (!first || first.length !== second?.length) return Number.POSITIVE_INFINITY;
  let count = 0;
  for (let at = 0; at < first.length; at += 3) {
    const apart = [0, 1, 2].map((colour) => Math.abs((first[at + colour] ?? 0) - (second[at + colour] ?? 0)));
    if (apart.reduce((sum, part) => sum + part) > sameUpTo) count++;
  }
  return count;
}
