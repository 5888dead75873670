import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { toastLifeMs } from "#shared/constants.ts";
import { allowMessages, newPage, open, ready, startBrowser } from "../support/browser.ts";
import { fetchHtml } from "../support/pages.ts";

startBrowser();

const toasts = "[data-toaster] ol > li";
/** So far ahead that the clock stops after whatever the page does at its start. */
const aWhileMs = 60_000;

/** Opens the fixture with the clock stopped, so that a case's seconds are exact however busy the machine is. */
async function openToasts(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await newPage(options);
  await page.clock.install();
  await page.goto(`${inject("origin")}/__fixtures/toasts`);
  await ready(page);
  await page.locator("[data-toaster] > ol").waitFor({ state: "attached" });
  await page.clock.pauseAt(Date.now() + aWhileMs);
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
const boxOf = async (page: Page) => {
  const { x = 0, y = 0 } = (await page.locator(toasts).first().boundingBox()) ?? {};
  return { x: Math.round(x), y: Math.round(y) };
};
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

test("TST-3 hovering for 5 s expands the stack and keeps all; afterwards it folds and all go", async () => {
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

test("TST-4 hovering stops the clock: the second that remained passes afterwards", async () => {
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

test("TST-6 focus in a toast expands and stops the stack until it leaves, wherever the pointer is", async () => {
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

test("TST-8 Escape folds a focused stack and resumes its clocks, but not one that is only hovered", async () => {
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

test("TST-9 when a focused stack has been closed or has expired, the focus returns", async () => {
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

test("after Alt+T, Tab past the last toast and Shift+Tab before the first return the focus", async () => {
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

test("TST-10 Alt+T does nothing while somebody types or when there are no toasts", async () => {
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
  const box = () => boxOf(page);
  const drag = async (byX: number, byY: number) => {
    const { x, y } = await box();
    await page.mouse.move(x + 120, y + 20);
    await page.mouse.down();
    // In steps of 5 px: a longer first one selects text, and the library leaves selecting alone.
    const steps = Math.abs(byX + byY) / 5;
    for (let step = 1; step <= steps; step++) {
      await page.mouse.move(x + 120 + (byX * step) / steps, y + 20 + (byY * step) / steps);
      await pass(page, 100);
    }
    // Upwards it only gives way.
    if (byY >= 0) expect(await box(), `dragged by ${byX}, ${byY}`).not.toEqual({ x, y });
    await page.mouse.up();
  };
  for (const [byX, byY, isDismissed] of [
    [30, 0, false],
    [50, 0, true],
    [-50, 0, true],
    [0, 30, false],
    [0, 50, true],
    [0, -50, false],
  ] as const) {
    if ((await count(page)) === 0) await press(page, "Add with action");
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const atRest = await box();
    await drag(byX, byY);
    if (isDismissed) await leave(page, 0);
    else await expect.poll(box).toEqual(atRest);
  }
});

test("TST-12 a double click on Close toast dismisses one toast", async () => {
  const page = await openToasts();
  await press(page, "Add two");
  await page.getByRole("button", { name: "Close toast" }).first().dblclick();
  await leave(page, 1);
  await page.getByText("Toast 1", { exact: true }).waitFor();
});

test("the stack folds when the pointer leaves a removed toast, which fires no leaving event", async () => {
  const page = await openToasts();
  await press(page, "Add two");
  await hover(page);
  await page.evaluate((selector) => {
    const relatedTarget = document.querySelector(selector)?.parentElement ?? null;
    document.querySelector("h1")?.dispatchEvent(new MouseEvent("mouseover", { bubbles: true, relatedTarget }));
  }, toasts);
  await expect.poll(() => expanded(page)).toBe("false");
});

test("closing one toast with the pointer stops the others only while the pointer is there", async () => {
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

test("a toast with an action stays until pressed, runs the action once and goes", async () => {
  const page = await openToasts();
  await press(page, "Add with action");
  await pass(page, 3 * toastLifeMs);
  expect(await count(page)).toBe(1);
  await page.getByRole("button", { name: "Decide" }).click();
  await leave(page, 1);
  await expect.poll(() => page.locator(`${toasts} p`).allInnerTexts()).toEqual(["Toast 2"]);
});

test("TST-13 adding to the cart is announced by a live region that was there, empty, before", async () => {
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

test.each([
  ["TST-14 with reduced motion a toast does not slide, neither in nor out", "reduce"],
  ["without reduced motion a toast slides in and out", "no-preference"],
] as const)("%s", async (_, reducedMotion) => {
  const page = await openToasts({ reducedMotion });
  // Noted as they start, because they may be over before a busy machine looks.
  await page.locator("[data-toaster]").evaluate((stack) => {
    const started: string[] = [];
    Object.assign(window, { started });
    for (const type of ["transitionrun", "animationstart"])
      stack.addEventListener(type, ({ target }) => {
        started.push((target as Element).closest("[data-removed=true]") ? "out" : "in");
      });
  });
  const started = () => page.evaluate(() => (window as unknown as { started: string[] }).started);
  await press(page, "Add with action");
  const atStart = await boxOf(page);
  await page.locator("[data-toaster]").evaluate(atRest);
  if (reducedMotion === "reduce") expect(await boxOf(page)).toEqual(atStart);
  else await expect.poll(started).toContain("in");
  await page.getByRole("button", { name: "Close toast" }).click();
  // The library dismisses in a frame, and removes 200 ms later.
  await pass(page, 50);
  if (reducedMotion === "no-preference") await expect.poll(started).toContain("out");
  await leave(page, 0);
  if (reducedMotion === "reduce") expect(await started()).toEqual([]);
});

/** Runs in the page. */
async function atRest(element: Element): Promise<void> {
  await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => {})));
}

test("TST-15 the server's HTML has no toast, and the code for toasts loads after hydration", async () => {
  const { html } = await fetchHtml("/__fixtures/toasts");
  expect(html).not.toMatch(/data-toast|Toast \d/);
  const page = await newPage();
  const late: boolean[] = [];
  page.on("request", async (request) => {
    if (/toast-stack.*\.js/.test(request.url())) {
      late.push(await page.evaluate(() => document.documentElement.dataset.hydrated === "true"));
    }
  });
  await page.goto(`${inject("origin")}/__fixtures/toasts`);
  await expect.poll(() => late).toEqual([true]);
});

test("if the code for toasts fails to load, the page stays and the toast shows with the next one", async () => {
  const page = await newPage();
  let isBroken = true;
  let refusals = 0;
  // The page asks once it is ready and again for a toast: one request or two, depending on which is first.
  allowMessages(/404.*toast-stack/);
  await page.route(/toast-stack.*\.js/, (route) => {
    if (!isBroken) return route.continue();
    refusals++;
    return route.fulfill({ status: 404 });
  });
  await page.goto(`${inject("origin")}/__fixtures/toasts`);
  await ready(page);
  await page.getByRole("button", { name: "Add toast", exact: true }).click();
  await expect.poll(() => refusals).toBeGreaterThan(0);
  await page.getByRole("heading", { name: "Toasts" }).waitFor();
  isBroken = false;
  // A toast that comes while the refusal is still on its way waits for the next.
  await expect
    .poll(async () => {
      const shown = await page.locator(toasts).allInnerTexts();
      if (shown.length === 0) await page.getByRole("button", { name: "Add toast", exact: true }).click();
      return shown;
    })
    .toEqual(expect.arrayContaining([expect.stringContaining("Toast 1"), expect.stringContaining("Toast 2")]));
});

test("toasts never cover a focused control, also at the end of a page", async () => {
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

test("every target of a toast is at least 44 px, also at 320 px", async () => {
  const page = await openToasts({ viewport: { width: 1280, height: 640 } });
  await press(page, "Add with action");
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await pass(page, 500);
    const faults = () =>
      page.locator(`${toasts} button`).evaluateAll((buttons) =>
        buttons
          .map((button) => button.getBoundingClientRect())
          .filter((box) => Math.min(box.width, box.height) < 44 || box.right > innerWidth || box.left < 0)
          .map(({ x, y, width: across, height }) => `${across} × ${height} at ${x}, ${y}`),
      );
    expect(await page.locator(`${toasts} button`).count()).toBe(2);
    await expect.poll(faults).toEqual([]);
  }
});
