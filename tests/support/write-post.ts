import type { Locator, Page } from "playwright-core";
import { longestTestMs } from "./time-limits.ts";

/** Clicks and single keys; what is written is not counted. */
export interface Counted {
  acts: number;
  click: (what: Locator) => Promise<void>;
  press: (key: string) => Promise<void>;
}

export function countActs(page: Page): Counted {
  const counted: Counted = {
    acts: 0,
    async click(what) {
      counted.acts++;
      await what.click();
    },
    async press(key) {
      counted.acts++;
      await page.keyboard.press(key);
    },
  };
  return counted;
}

/** The text of a post, as its editor sees it on the page. */
export const textOn = (page: Page) => page.locator("edit-text").getByRole("textbox");
export const tool = (page: Page, name: string) => page.locator("edit-tools").getByRole("button", { name, exact: true });

const sentence = "Nothing here was counted twice, and that is what took the afternoon.";

/**
 * Begins a post from the bar and writes it: text with a heading, a list and a picture, its fields, until it may be published.
 * @returns what it took besides the writing
 */
export async function writePost(page: Page, title: string): Promise<Counted> {
  const counted = countActs(page);
  const { click, press } = counted;
  await click(page.getByRole("button", { name: "New post" }));
  await page.keyboard.insertText(title);
  await press("Enter");
  // The server checks the whole site, and then renders the page.
  await textOn(page).waitFor({ timeout: longestTestMs });
  for (let paragraph = 0; paragraph < 6; paragraph++) {
    await page.keyboard.insertText(`${sentence} `.repeat(3).trim());
    await page.keyboard.press("Enter");
  }
  await page.keyboard.type("## A part");
  await page.keyboard.press("Enter");
  await page.keyboard.type("- one");
  await page.keyboard.press("Enter");
  await page.keyboard.type("two");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await click(tool(page, "Picture"));
  await click(page.locator("edit-tools .thumbnails button").first());
  await click(page.locator("edit-tools").getByLabel("What it shows"));
  await page.keyboard.insertText("A plate with blocks.");
  await click(page.locator("edit-tools").getByLabel("Words below it"));
  await page.keyboard.insertText("Blocks, counted once.");
  const panel = page.getByRole("complementary", { name: "Edit" });
  await click(panel.getByLabel("One or two sentences for lists"));
  await page.keyboard.insertText("What an afternoon of counting brought to light, in six short paragraphs.");
  await click(panel.getByText("Choose a picture", { exact: true }));
  await click(panel.locator(".thumbnails button").nth(1));
  await click(panel.getByLabel("What the picture shows"));
  await page.keyboard.insertText("Another plate with blocks.");
  await click(panel.locator(".faces label").nth(1));
  await press("Tab");
  await press("ArrowDown");
  return counted;
}
