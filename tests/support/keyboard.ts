import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { focusFault } from "./focus-fault.ts";

interface Way {
  key?: "Tab" | "Shift+Tab";
  most?: number;
}

/** Presses Tab until the focus reaches the target; each stop on the way has to be marked, in view and uncovered. */
export async function tabTo(target: Locator, { key = "Tab", most = 200 }: Way = {}): Promise<void> {
  const page = target.page();
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press(key);
    // What is still moving may pass over it.
    await expect.poll(() => page.evaluate(focusFault)).toBeUndefined();
    if (await isFocused(target)) return;
  }
  throw new Error(`${most} times ${key} never come to ${target}`);
}

/** Tabs to the target and presses it. */
export async function pressAt(target: Locator, key: "Enter" | "Space" = "Enter", way?: Way): Promise<void> {
  await tabTo(target, way);
  await target.page().keyboard.press(key);
}

export async function isFocused(target: Locator): Promise<boolean> {
  return (await target.and(target.page().locator(":focus")).count()) === 1;
}

/** Waits until the focus is at the target and visible. */
export async function expectFocus(target: Locator): Promise<void> {
  await expect.poll(() => isFocused(target), { message: `the focus at ${target}` }).toBe(true);
}
