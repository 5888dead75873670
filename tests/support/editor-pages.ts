import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect } from "vitest";
import { axeFindings, cutOffFindings } from "./accessibility.ts";
import { tabThrough } from "./tab-through.ts";

/** Waits for a status message that contains these words. */
export const said = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words }).waitFor();

/** Lets go of all that is not published, here or on the page Publish. */
export async function discardDraft(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Discard draft" }).click();
  await page.getByRole("button", { name: "Discard all that is not published" }).click();
}

/** Uploads a photo of 900 by 700 px as a person's portrait. */
export async function uploadPortrait(page: Page, origin: string, person: string): Promise<void> {
  const photo = { create: { width: 900, height: 700, channels: 3, background: "teal" } } as const;
  const buffer = await sharp(photo).jpeg().toBuffer();
  await page.goto(`${origin}/edit/site/team/${person}?picture#edit=people/${person}.yaml#imgUrl`);
  await page.getByText("Upload another").first().click();
  await page.setInputFiles("input[type=file]", { name: "My Photo.JPG", mimeType: "image/jpeg", buffer });
  await page.getByLabel("What it shows, in a sentence").fill("A teal wall.");
  await page.getByRole("button", { name: "Upload and show it here" }).click();
  await page.locator('main img[src$="/edit/pictures/my-photo.webp"]').first().waitFor();
  const shown = page.locator('main :is(img, [role="img"])[aria-label="A teal wall."], main img[alt="A teal wall."]');
  await shown.first().waitFor();
}

/** Checks a page of the editor itself wide, narrow, in forced colours and by keyboard. */
export async function expectReadable(page: Page, where: string): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  const found = await axeFindings(page, where);
  await page.setViewportSize({ width: 320, height });
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  found.push(...(await axeFindings(page, `${where} at 320`)), ...(await cutOffFindings(page, `${where} at 320`)));
  found.push(...(await tabThrough(page, where, "Tab", 3)));
  await page.emulateMedia({ forcedColors: null, reducedMotion: null });
  await page.setViewportSize({ width, height });
  expect(found).toEqual([]);
}
