import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { cutOff } from "./cut-off.ts";

/** WCAG 2.2 AA, and what axe holds to be good practice. */
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on the page as it is now, one line each with its first elements; `where` names the page and its state. */
export async function axeFindings(page: Page, where: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(rules)
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => {
    const examples = nodes.slice(0, 2).map(({ html }) => html.slice(0, 140));
    return `${where}: ${id}: ${examples.join(" … ")}`;
  });
}

/** Words and controls that reach past the window's right edge, unless inside something that scrolls. */
export async function cutOffFindings(page: Page, where: string): Promise<string[]> {
  return (await page.evaluate(cutOff)).map((cut) => `${where}: cut off at the right: ${cut}`);
}

/** Something that opens over a page. */
export interface OpenState {
  name: string;
  open: (page: Page) => Promise<void>;
}

/** What opens from the frame at this width; below the desktop width the menu holds what the header has no room for. */
export function frameStates(width: number): OpenState[] {
  const press = (name: string) => (page: Page) => page.getByRole("button", { name, exact: true }).first().click();
  const search: OpenState = {
    name: "search open with results",
    open: async (page) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox", { name: /^Search/ }).fill("headphone");
      await page.getByRole("option").first().waitFor();
    },
  };
  if (width >= 1024) {
    const submenu = { name: "submenu open", open: press("Services") };
    return [search, submenu, { name: "sidebar open", open: press("Open sidebar") }];
  }
  return [search, { name: "menu open", open: press("Open menu") }];
}

/** Until nothing moves any more. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))));
}
