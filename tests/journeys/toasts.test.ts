import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { toastLifeMs, toastWarmUpMs } from "#shared/constants.ts";
import { newPage, open, ready, startBrowser, takeMessages } from "../support/browser.ts";
import { fetchHtml } from "../support/pages.ts";
import { quiet } from "../support/runtime.ts";

startBrowser();

const toasts = "[data-toaster] ol > li";

/** Opens the fixture with the clock stopped, so that a case's seconds are exact however busy the machine is. */
async function openToasts(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await newPage(options);
  await page.clock.install();
  await page.goto(`${inject("origin")}/__fixtures/toasts`);
  await ready(page);
  await page.clock.fastForward(toastWarmUpMs);
  await page.locator("[data-toaster] > section").waitFor({ state: "attached" });
  await page.clock.pauseAt(Date.now() + 10 * toastWarmUpMs);
  return page;
}

async function press(page: Page, name: "Add toast" | "Add two" | "Add with action") {
  await page.getByRole("button", { name, exact: true }).focus();
  await page.keyboard.press("Enter");
  // The library adds in a timeout and measures in later ones.
  await pass(page, 30);
}

const stepMs = 250;

/** In steps, because React, which ignores the clock, needs turns between timers as it gets them in a browser's seconds. */
async function pass(page: Page, ms: number) {
  for (let left = ms; left > 0; left -= stepMs) await page.clock.runFor(Math.min(stepMs, left));
}

const count = (page: Page) => page.locator(toasts).count();

/** Lets a dismissed toast leave: between its frames and timers the library waits for React, which ignores the clock. */
async function leave(page: Page, left: number) {
  await expect
    .poll(async () => {
      await pass(page, 50);
      return count(page);
    })
    .toBe(left);
}

const expanded = (page: Page) => page.locator("[data-toaster]").getAttribute("data-expanded");
const focusName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") || document.activeElement?.textContent || "");

async function hover(page: Page) {
  await page.locator(toasts).first().hover();
  await expect.poll(() => expanded(page)).toBe("true");
}

test("TST-1 a toast without an action begins to go after four seconds, and is gone soon after", async () => {
  const page = await openToasts();
  const staying = page.locator(`${toasts}:not([data-removed="true"])`);
  await press(page, "Add toast");
  await pass(page, toastLifeMs - 100);
  expect(await staying.count()).toBe(1);
  await pass(page, 300);
  await expect.poll(() => staying.count()).toBe(0);
  await leave(page, 0);
});

test("TST-2 of five toasts three are visible and two hidden", async () => {
  const page = await openToasts();
  for (let made = 0; made < 5; made++) await press(page, "Add toast");
  expect(await count(page)).toBe(5);
  await pass(page, 500);
  await expect.poll(() => page.locator(toasts).filter({ visible: true }).count()).toBe(3);
  expect(await page.locator(`${toasts}[data-visible="false"]`).count()).toBe(2);
  await page.getByText("Toast 5", { exact: true }).waitFor();
});

test("TST-3 hovering for 5 s expands and loses none; after leaving they fold and all go", async () => {
  const page = await openToasts();
  await press(page, "Add two");
  await hover(page);
  await pass(page, 5000);
  expect(await count(page)).toBe(2);
  await page.mouse.move(900, 100);
  await expect.poll(() => expanded(page)).toBe("false");
  await pass(page, toastLifeMs + 600);
  expect(await count(page)).toBe(0);
});

test("TST-4 hovering from 3 s to 8 s keeps the second that remained", async () => {
  const page = await openToasts();
  await press(page, "Add two");
  await pass(page, 3000);
  await hover(page);
  await pass(page, 5000);
  await page.mouse.move(900, 100);
  await expect.poll(() => expanded(page)).toBe("false");
  await pass(page, 900);
  expect(await count(page)).toBe(2);
  await pass(page, 800);
  expect(await count(page)).toBe(0);
});

test("TST-5 a hidden document stops the timers", async () => {
  const page = await openToasts();
  await press(page, "Add two");
  const setHidden = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
  await setHidden(true);
  await pass(page, 6000);
  expect(await count(page)).toBe(2);
  await setHidden(false);
  await pass(page, toastLifeMs + 600);
  expect(await count(page)).toBe(0);
});

test("TST-6 Tab into a toast expands the stack and stops it until the focus leaves, wherever the pointer is", async () => {
  const page = await openToasts();
  await press(page, "Add two");
  await page.locator("footer a").last().focus();
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate((selector) => document.activeElement?.matches(selector), toasts)).toBe(true);
  await expect.poll(() => expanded(page)).toBe("true");
  await pass(page, 6000);
  await hover(page);
  await page.mouse.move(900, 100);
  await pass(page, 6000);
  expect([await count(page), await expanded(page)]).toEqual([2, "true"]);
  await page.getByLabel("A field").click();
  await expect.poll(() => expanded(page)).toBe("false");
  expect(await focusName(page)).toBe("A field");
  await pass(page, toastLifeMs + 600);
  expect(await count(page)).toBe(0);
});

test("TST-7 Alt+T puts the focus on the list, expands it and stops it", async () => {
  const page = await openToasts();
  await press(page, "Add two");
  await page.keyboard.press("Alt+T");
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("OL");
  await expect.poll(() => expanded(page)).toBe("true");
  await pass(page, 6000);
  expect(await count(page)).toBe(2);
});

test("TST-8 Escape in the stack folds it and lets the timers go on; it does nothing to a stack that is only hovered", async () => {
  const page = await openToasts();
  await press(page, "Add two");
  await hover(page);
  await page.keyboard.press("Escape");
  await pass(page, 5000);
  expect([await count(page), await expanded(page)]).toEqual([2, "true"]);
  await page.mouse.move(900, 100);
  await page.keyboard.press("Alt+T");
  await expect.poll(() => expanded(page)).toBe("true");
  await page.keyboard.press("Escape");
  await expect.poll(() => expanded(page)).toBe("false");
  expect(await count(page)).toBe(2);
  await pass(page, toastLifeMs + 600);
  expect(await count(page)).toBe(0);
});

test("TST-9 when the focused stack is gone, by closing or by time, the focus is back where it was", async () => {
  const page = await openToasts();
  await press(page, "Add two");
  await page.keyboard.press("Alt+T");
  for (const left of [1, 0]) {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect.poll(() => focusName(page)).toBe("Close toast");
    await page.keyboard.press("Enter");
    await leave(page, left);
    if (left === 0) break;
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("OL");
    await expect.poll(() => expanded(page)).toBe("true");
  }
  await expect.poll(() => focusName(page)).toBe("Add two");
  await press(page, "Add two");
  await page.keyboard.press("Alt+T");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await pass(page, toastLifeMs + 600);
  expect(await count(page)).toBe(0);
  await expect.poll(() => focusName(page)).toBe("Add two");
});

test("after Alt+T, Tab beyond the last toast and Shift+Tab before the first lead back to where the focus was", async () => {
  const page = await openToasts();
  await press(page, "Add two");
  for (const [key, times] of [
    ["Tab", 5],
    ["Shift+Tab", 1],
  ] as const) {
    await page.keyboard.press("Alt+T");
    for (let pressed = 0; pressed < times; pressed++) await page.keyboard.press(key);
    await expect.poll(() => focusName(page)).toBe("Add two");
    await expect.poll(() => expanded(page)).toBe("false");
  }
});

test("TST-10 Alt+T does nothing while somebody types, or when there is no toast", async () => {
  const page = await openToasts();
  await page.getByRole("button", { name: "Add two" }).focus();
  await page.keyboard.press("Alt+T");
  expect([await focusName(page), await expanded(page)]).toEqual(["Add two", "false"]);
  await press(page, "Add two");
  await page.getByLabel("A field").focus();
  await page.keyboard.press("Alt+T");
  expect([await focusName(page), await expanded(page)]).toEqual(["A field", "false"]);
  await pass(page, toastLifeMs + 600);
  expect(await count(page)).toBe(0);
});

test("TST-11 a slow drag of 30 px returns; one of 50 px right, left or down dismisses", async () => {
  const page = await openToasts();
  const box = () => page.locator(toasts).first().boundingBox();
  const drag = async (byX: number, byY: number) => {
    const { x = 0, y = 0 } = (await box()) ?? {};
    await page.mouse.move(x + 120, y + 20);
    await page.mouse.down();
    for (let step = 1; step <= 10; step++) {
      await page.mouse.move(x + 120 + (byX * step) / 10, y + 20 + (byY * step) / 10);
      await pass(page, 100);
    }
    expect(await box()).not.toEqual({ x, y });
    await page.mouse.up();
  };
  for (const [byX, byY, isDismissed] of [
    [50, 0, true],
    [-50, 0, true],
    [0, 50, true],
    [0, -50, false],
  ] as const) {
    await press(page, "Add with action");
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const atRest = await box();
    await drag(Math.sign(byX) * 30, Math.sign(byY) * 30);
    await expect.poll(box).toEqual(atRest);
    await drag(byX, byY);
    if (isDismissed) await leave(page, 0);
    else await expect.poll(box).toEqual(atRest);
  }
});

test("TST-12 the button Close toast dismisses one toast, pressed twice or not", async () => {
  const page = await openToasts();
  await press(page, "Add two");
  await page.getByRole("button", { name: "Close toast" }).first().dblclick();
  await leave(page, 1);
  await page.getByText("Toast 1", { exact: true }).waitFor();
});

test("a pointer that leaves from where a toast was taken away folds the others, though only its arrival is told", async () => {
  const page = await openToasts();
  await press(page, "Add two");
  await hover(page);
  await page.evaluate((selector) => {
    const relatedTarget = document.querySelector(selector)?.parentElement ?? null;
    document.querySelector("h1")?.dispatchEvent(new MouseEvent("mouseover", { bubbles: true, relatedTarget }));
  }, toasts);
  await expect.poll(() => expanded(page)).toBe("false");
});

test("closing one toast with the pointer holds the others only while it is there", async () => {
  const page = await openToasts();
  await press(page, "Add two");
  await press(page, "Add toast");
  await page.getByRole("button", { name: "Close toast" }).first().click();
  await leave(page, 2);
  let x = 900;
  // The stack may still be moving under the pointer.
  const moveOn = () => page.mouse.move(x--, 100).then(() => expanded(page));
  await expect.poll(moveOn).toBe("false");
  expect(await focusName(page)).toBe("Add toast");
  await pass(page, toastLifeMs + 600);
  expect(await count(page)).toBe(0);
});

test("a toast with an action waits for it, runs it once and goes", async () => {
  const page = await openToasts();
  await press(page, "Add with action");
  await pass(page, 60_000);
  expect(await count(page)).toBe(1);
  await page.getByRole("button", { name: "Decide" }).click();
  await leave(page, 1);
  await expect.poll(() => page.locator(`${toasts} p`).allInnerTexts()).toEqual(["Toast 2"]);
});

test("TST-13 adding to the cart is said by a live region that was there, empty, before", async () => {
  const page = await open(`${inject("origin")}/single-shop/2`);
  const region = page.getByRole("region", { name: "Notifications" });
  expect(await region.getAttribute("aria-live")).toBe("polite");
  expect(await region.innerText()).toBe("");
  expect(await page.locator("[data-toaster] [aria-live]").count()).toBe(0);
  await region.evaluate((element) => Object.assign(element, { isFirst: true }));
  await page.locator("[data-band=hero] button[type=submit]").click();
  const product = await page.getByRole("heading", { level: 1 }).innerText();
  await expect.poll(async () => (await region.innerText()).includes(product)).toBe(true);
  expect(await region.evaluate((element) => "isFirst" in element)).toBe(true);
});

test("TST-14 with reduced motion a toast does not slide, in or out", async () => {
  for (const reducedMotion of ["reduce", "no-preference"] as const) {
    const page = await openToasts({ reducedMotion });
    // Noted as it begins, because a busy machine may look only after its end.
    const slid = await page.evaluateHandle(() => {
      const names: string[] = [];
      document.addEventListener("transitionrun", ({ target, propertyName }) => {
        if (target instanceof Element && target.matches("[data-toaster] li")) names.push(propertyName);
      });
      return names;
    });
    await press(page, "Add with action");
    const toast = page.locator(`${toasts}[data-mounted="true"]`);
    await toast.waitFor();
    if (reducedMotion === "no-preference") {
      await expect.poll(() => slid.jsonValue()).toContain("transform");
      continue;
    }
    const atStart = await toast.boundingBox();
    await quiet(page);
    expect(await slid.jsonValue()).toEqual([]);
    expect(await toast.boundingBox()).toEqual(atStart);
  }
});

test("TST-15 the server's HTML has no toast and hydration says nothing of it; the code comes after the first visit", async () => {
  const { html } = await fetchHtml("/__fixtures/toasts", inject("origin"));
  expect(html).not.toMatch(/data-sonner|data-toaster|Toast \d/);
  const page = await newPage();
  const late: boolean[] = [];
  page.on("request", async (request) => {
    if (/toast-stack.*\.js/.test(request.url())) {
      late.push(await page.evaluate(() => document.documentElement.dataset.hydrated === "true"));
    }
  });
  await page.clock.install();
  await page.goto(`${inject("origin")}/__fixtures/toasts`);
  await ready(page);
  await page.clock.fastForward(toastWarmUpMs);
  await expect.poll(() => late).toEqual([true]);
});

test("a toast whose code cannot be loaded leaves the page as it is, and shows with the next one", async () => {
  const page = await newPage();
  let isBroken = true;
  await page.route(/toast-stack.*\.js/, (route) => (isBroken ? route.fulfill({ status: 404 }) : route.continue()));
  await page.clock.install();
  await page.goto(`${inject("origin")}/__fixtures/toasts`);
  await ready(page);
  await page.clock.pauseAt(Date.now() + toastWarmUpMs / 2);
  // A key is one sign of life; a pointer's way to the button would ask for the code more than once.
  await press(page, "Add toast");
  await page.getByText("Toast 1", { exact: true }).waitFor();
  expect(takeMessages(/404/).length).toBeGreaterThan(0);
  await page.getByRole("heading", { name: "Toasts" }).waitFor();
  isBroken = false;
  await press(page, "Add toast");
  await expect
    .poll(async () => {
      await pass(page, 50);
      return page.locator(toasts).allInnerTexts();
    })
    .toEqual(expect.arrayContaining([expect.stringContaining("Toast 1"), expect.stringContaining("Toast 2")]));
});

test("toasts never keep a focused control covered, also at the very end of a page", async () => {
  const page = await openToasts({ viewport: { width: 360, height: 640 } });
  await press(page, "Add with action");
  await pass(page, 500);
  const links = page.locator("footer a");
  for (let index = 0; index < (await links.count()); index++) {
    await page.keyboard.press("Tab");
    const isCovered = () =>
      page.evaluate((selector) => {
        const focused = document.activeElement?.getBoundingClientRect();
        const toast = document.querySelector(selector)?.getBoundingClientRect();
        if (!focused || !toast || document.activeElement?.closest("[data-toaster]")) return false;
        return focused.top >= toast.top && focused.left < toast.right;
      }, toasts);
    await expect.poll(isCovered).toBe(false);
  }
});

test("every target of a toast is 44 px at least, at 320 px too", async () => {
  for (const width of [320, 1280]) {
    const page = await openToasts({ viewport: { width, height: 640 } });
    await press(page, "Add with action");
    await pass(page, 500);
    for (const button of await page.locator(`${toasts} button`).all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  }
});
