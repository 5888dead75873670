import type { Page } from "playwright-core";
import { focusFault } from "./focus-fault.ts";

/** Reported when the focus is in the browser's own controls. */
const nowhere = "the focus is nowhere";
/** Header and footer alone have more; fewer mean that the focus disappeared on the way. */
const fewestStops = 18;

/**
 * Tabs through a page from its top, or backwards from its end, to the browser's own controls; returns faults by stop.
 * @param fewest stops that the page must have
 */
export async function tabThrough(
  page: Page,
  where: string,
  key: "Tab" | "Shift+Tab",
  fewest = fewestStops,
): Promise<string[]> {
  const found: string[] = [];
  for (let stops = 0; stops < 500; stops++) {
    await page.keyboard.press(key);
    const fault = await page.evaluate(focusFault);
    if (fault === nowhere && stops >= fewest) return found;
    if (fault) found.push(`${where}, ${key}: ${fault}`);
  }
  return [...found, `${where}: ${key} comes to no end`];
}
