import type { Page } from "playwright-core";
import { focusFault } from "./focus-fault.ts";

/** What the focus is at, when the browser's own keys have it. */
const nowhere = "the focus is nowhere";
/** Header and footer alone have more; fewer mean that the focus was lost on the way. */
const fewestStops = 18;

/** Goes through a page by Tab from its top, or by Shift+Tab from its end, to where the browser's own keys begin; what is wrong at which stop. */
export async function tabThrough(page: Page, where: string, key: "Tab" | "Shift+Tab"): Promise<string[]> {
  const found: string[] = [];
  for (let stops = 0; stops < 500; stops++) {
    await page.keyboard.press(key);
    const fault = await page.evaluate(focusFault);
    if (fault === nowhere && stops >= fewestStops) return found;
    if (fault) found.push(`${where}, ${key}: ${fault}`);
  }
  return [...found, `${where}: ${key} comes to no end`];
}
