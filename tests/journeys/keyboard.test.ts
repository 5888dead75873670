import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { settled } from "../support/accessibility.ts";
import { allowMessages, open, startBrowser } from "../support/browser.ts";
import { expectFocus, isFocused, pressAt, tabTo } from "../support/keyboard.ts";
import { basePath } from "../support/pages.ts";
import { tabThrough } from "../support/tab-through.ts";

startBrowser();

const phone = { viewport: { width: 360, height: 740 } };

/** Every journey starts at the top of a page, by keys only and with reduced motion, so that nothing is checked in motion. */
function start(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  return open(inject("origin") + path, { reducedMotion: "reduce", ...options });
}

/** Past the header, whose stops the first tests go through. */
async function startInContent(path: string, options?: BrowserContextOptions): Promise<Page> {
  const page = await start(path, options);
  await pressAt(page.getByRole("link", { name: "Skip to content" }), "Enter", { most: 1 });
  return page;
}

/** The server rejects forms that are sent within two seconds of rendering. */
const passTwoSeconds = (page: Page) => page.waitForFunction(() => performance.now() > 2500);
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const banner = (page: Page) => page.getByRole("banner");
const main = (page: Page) => page.getByRole("main");
const isIn = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) != null, selector);

/** Tab and Shift+Tab never leave an open dialog for the page beneath. */
async function staysInside(page: Page, presses: number) {
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let press = 0; press < presses; press++) {
      await page.keyboard.press(key);
      expect(
        await page.evaluate(() => document.activeElement?.closest("body > *, dialog[open]")?.matches("dialog") ?? true),
      ).toBe(true);
    }
  }
}

// Pages with the most controls and with sticky elements, which cover others on the way back; the long proof covers all.
test.each([
  ["/", "Shift+Tab", { width: 1280, height: 800 }],
  ["/portfolio-grid", "Shift+Tab", { width: 1280, height: 800 }],
  ["/privacy", "Shift+Tab", { width: 1280, height: 800 }],
  ["/checkout", "Tab", phone.viewport],
] as const)("on %s each stop of %s is marked, in view and not covered", async (path, key, viewport) => {
  const page = await start(path, { viewport });
  await settled(page);
  expect(await tabThrough(page, path, key)).toEqual([]);
});

test("after the skip link the next stop is in the content", async () => {
  const page = await startInContent("/faq");
  await page.keyboard.press("Tab");
  await expect.poll(() => isIn(page, "main")).toBe(true);
});

test("the submenu opens when Tab reaches it, its links come next, and Escape returns to its button", async () => {
  const page = await start("/about-us");
  const nav = page.getByRole("navigation", { name: "Main" });
  const key = nav.getByRole("button", { name: "Services" });
  await tabTo(key);
  expect(await key.getAttribute("aria-expanded")).toBe("true");
  await tabTo(nav.getByRole("link", { name: /^All services/ }), { most: 1 });
  await tabTo(nav.getByRole("link", { name: /^Sports and data/ }), { most: 3 });
  await page.keyboard.press("Escape");
  await expectFocus(key);
  await expect.poll(() => nav.locator("#services-menu").isVisible()).toBe(false);
  await tabTo(nav.getByRole("link", { name: "Portfolio" }), { most: 1 });
  await tabTo(key, { key: "Shift+Tab", most: 6 });
  await pressAt(nav.getByRole("link", { name: /^Sports and data/ }));
  await page.waitForURL("**/sports-and-data-solutions");
  await expectFocus(heading(page));
  expect(await nav.locator("#services-menu").isVisible()).toBe(false);
});

test("Search opens from its button, keeps the focus inside, and Escape returns the focus to the button", async () => {
  const page = await start("/about-us");
  const key = banner(page).getByRole("button", { name: "Search" });
  await pressAt(key);
  const dialog = page.getByRole("dialog", { name: "Search" });
  await expectFocus(dialog.getByRole("combobox"));
  await page.keyboard.type("kettle");
  await dialog.getByRole("option").first().waitFor();
  await staysInside(page, 4);
  await page.keyboard.press("Escape");
  await expectFocus(key);
});

test("the sidebar keeps the focus inside, returns it when closed, and its links work", async () => {
  const page = await start("/about-us");
  const key = banner(page).getByRole("button", { name: "Open sidebar" });
  const dialog = page.getByRole("dialog", { name: "Company" });
  await pressAt(key);
  await dialog.waitFor();
  await staysInside(page, 16);
  await page.keyboard.press("Escape");
  await expectFocus(key);
  await page.keyboard.press("Enter");
  await dialog.waitFor();
  await pressAt(dialog.getByRole("button", { name: "Close sidebar" }));
  await expectFocus(key);
  await page.keyboard.press("Enter");
  await pressAt(dialog.getByRole("link", { name: "Get in Touch" }));
  await page.waitForURL("**/contact");
  await expectFocus(heading(page));
});

test("the phone menu folds its services, opens the sidebar on top, and returns the focus step by step", async () => {
  const page = await start("/about-us", phone);
  const key = banner(page).getByRole("button", { name: "Open menu" });
  const menu = page.getByRole("dialog", { name: "Menu" });
  await pressAt(key);
  await menu.waitFor();
  await staysInside(page, 14);
  const services = menu.locator("summary");
  await pressAt(services);
  expect(await menu.getByRole("link", { name: /^Sports and data/ }).isVisible()).toBe(false);
  await page.keyboard.press("Space");
  await tabTo(menu.getByRole("link", { name: /^Sports and data/ }), { most: 4 });
  const inner = menu.getByRole("button", { name: "Open sidebar" });
  await pressAt(inner);
  await page.getByRole("dialog", { name: "Company" }).waitFor();
  await page.keyboard.press("Escape");
  await expectFocus(inner);
  await page.keyboard.press("Escape");
  await expectFocus(key);
  await page.keyboard.press("Enter");
  await pressAt(menu.getByRole("link", { name: "Portfolio" }));
  await page.waitForURL("**/portfolio");
  await expectFocus(heading(page));
});

test("slides change by arrow keys and by their buttons, and the visible one's link works", async () => {
  const page = await startInContent("/");
  const stop = (number: number) => page.getByRole("radio", { name: new RegExp(`^Slide ${number} of 4`) });
  await tabTo(stop(1));
  await page.keyboard.press("ArrowRight");
  await expectFocus(stop(2));
  const next = page.getByRole("button", { name: "Next slide" });
  await next.waitFor();
  await pressAt(next, "Enter", { most: 2 });
  await pressAt(page.getByRole("button", { name: "Previous slide" }), "Space", { key: "Shift+Tab", most: 1 });
  expect(await stop(2).isChecked()).toBe(true);
  const slide = page.getByRole("group", { name: "2 of 4" });
  await pressAt(slide.getByRole("link").first(), "Enter", { key: "Shift+Tab", most: 4 });
  await expectFocus(heading(page));
  expect(new URL(page.url()).pathname).not.toBe(`${basePath()}/`);
});

test("FAQ answers are searched, unfolded and followed, and the search keeps the focus", async () => {
  const page = await startInContent("/faq");
  const field = main(page).getByRole("searchbox");
  await tabTo(field);
  await page.keyboard.type("source");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/faq?q=source**");
  const every = main(page).getByRole("link", { name: "Show every answer" });
  await every.waitFor();
  await expect.poll(() => isIn(page, "#found, [role=search]")).toBe(true);
  await pressAt(every);
  await page.waitForURL(/\/faq$/);
  const folded = main(page).locator("details:not([open])").first();
  const id = await folded.getAttribute("id");
  await pressAt(folded.locator("summary"), "Space");
  await pressAt(page.locator(`#${id}`).getByRole("link").last(), "Enter", { most: 4 });
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(`${basePath()}/faq`);
});

test("a filter button keeps the focus when it is pressed", async () => {
  const page = await startInContent("/team");
  const key = main(page).getByRole("button", { name: "Languages" });
  await pressAt(key, "Space");
  await expect.poll(() => key.getAttribute("aria-pressed")).toBe("true");
  await expectFocus(key);
});

test("the filters of the shop keep the focus on the radio button, then on the submit button", async () => {
  const page = await startInContent("/shop");
  await tabTo(page.getByRole("radio", { name: /^All/ }));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/shop?show=sale**");
  await expectFocus(page.getByRole("radio", { name: /^On sale/ }));
  await tabTo(page.getByLabel("Sort by"), { most: 3 });
  await page.keyboard.press("ArrowDown");
  await pressAt(page.getByRole("button", { name: "Arrange" }), "Enter", { most: 1 });
  await page.waitForURL("**sort=price-low**");
  await expectFocus(page.getByRole("button", { name: "Arrange" }));
});

test("the search of the archive keeps the focus in its field", async () => {
  const page = await startInContent("/blog-grid");
  const field = main(page).getByRole("searchbox");
  await tabTo(field);
  await page.keyboard.type("kettle");
  await page.keyboard.press("Enter");
  await page.waitForURL("**q=kettle**");
  await expectFocus(field);
});

test("two cases are ticked, compared and removed from the comparison again", async () => {
  const page = await startInContent("/portfolio");
  for (const number of [1, 2]) await pressAt(main(page).getByRole("checkbox").nth(number), "Space");
  await pressAt(page.getByRole("button", { name: "Line up the ticked" }));
  await page.waitForURL("**/portfolio?compare=**compare=**");
  const tray = page.getByRole("region", { name: /./ }).filter({ has: page.getByRole("table") });
  await expect.poll(() => main(page).locator("[data-band=comparison] thead th").count()).toBe(2);
  await tabTo(tray.last(), { most: 3 });
  await pressAt(
    main(page)
      .getByRole("link", { name: /out of the tray/ })
      .last(),
    "Enter",
    { key: "Shift+Tab", most: 6 },
  );
  await expect.poll(() => main(page).locator("[data-band=comparison] thead th").count()).toBe(1);
  expect(await isIn(page, "main")).toBe(true);
});

test("a table heading sorts both ways and keeps the focus; Shift+Tab finds no row under the headings", async () => {
  const page = await startInContent("/portfolio-grid");
  const weeks = page.getByRole("columnheader", { name: /^Weeks/ });
  await pressAt(weeks.getByRole("link"));
  await expect.poll(() => weeks.getAttribute("aria-sort")).not.toBeNull();
  const first = await weeks.getAttribute("aria-sort");
  await expectFocus(weeks.getByRole("link"));
  await page.keyboard.press("Enter");
  await expect.poll(() => weeks.getAttribute("aria-sort")).not.toBe(first);
  await expectFocus(weeks.getByRole("link"));
  await tabTo(page.getByRole("region", { name: "Weeks against people" }));
  await tabTo(page.getByRole("table").first().locator("tbody").getByRole("link").first(), { key: "Shift+Tab" });
});

test("pictures of the wall open, change and close, and the focus returns to the last one shown", async () => {
  const page = await startInContent("/portfolio-masonry");
  const viewer = page.locator("dialog[data-lightbox][open]");
  await pressAt(page.locator("#wall-2"));
  await viewer.waitFor();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => viewer.getAttribute("id")).toBe("frame-3");
  await pressAt(viewer.getByRole("link", { name: /^Next/ }));
  await expect.poll(() => viewer.getAttribute("id")).toBe("frame-4");
  await staysInside(page, 6);
  await page.keyboard.press("Escape");
  await expectFocus(page.locator("#wall-4"));
  await page.keyboard.press("Enter");
  await pressAt(viewer.getByRole("link", { name: "Close" }), "Enter", { most: 5 });
  await expectFocus(page.locator("#wall-4"));
});

test("a product's quantity goes up by arrow key and button, and adding it announces a toast", async () => {
  const page = await startInContent("/single-shop/3");
  const number = main(page).getByRole("spinbutton");
  await tabTo(number);
  await page.keyboard.press("ArrowUp");
  await pressAt(main(page).getByRole("button", { name: "One more" }), "Space", { most: 1 });
  expect(await number.inputValue()).toBe("3");
  const add = main(page).getByRole("button", { name: "Add to cart" });
  await pressAt(add, "Enter", { most: 1 });
  await page
    .getByRole("region", { name: /^Notifications/ })
    .getByText(/is in the cart/)
    .waitFor();
  await expectFocus(add);
  await page.keyboard.press("Alt+T");
  await pressAt(page.getByRole("button", { name: "Close toast" }), "Enter", { most: 3 });
  await expectFocus(add);
  await pressAt(main(page).locator("summary").nth(1), "Enter", { most: 3 });
  expect(await main(page).locator("details[open] summary").allTextContents()).toEqual(["Care"]);
});

test("in the cart quantities change and rows are removed and restored without losing the focus", async () => {
  const page = await startInContent("/cart");
  const row = page.getByRole("row", { name: /Słuchawki/ });
  const number = row.getByRole("spinbutton");
  await tabTo(number);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect.poll(() => banner(page).getByRole("link", { name: "Cart, 2 items" }).count()).toBe(1);
  await expectFocus(number);
  await page.keyboard.press("ArrowUp");
  const more = row.getByRole("button", { name: "One more" });
  await pressAt(more, "Enter", { most: 1 });
  await expect.poll(() => banner(page).getByRole("link", { name: "Cart, 4 items" }).count()).toBe(1);
  await expectFocus(more);
  await pressAt(row.getByRole("button", { name: /^Remove/ }), "Enter", { most: 2 });
  const back = main(page).getByRole("button", { name: /Put it back/ });
  await expectFocus(back);
  await page.keyboard.press("Enter");
  await expect.poll(() => isFocused(number)).toBe(true);
  await pressAt(main(page).getByRole("button", { name: /^Add / }).first());
  await expect.poll(() => page.locator("[data-band=cart-lines] tbody tr").count()).toBe(2);
  expect(await isIn(page, "main")).toBe(true);
  await pressAt(main(page).getByRole("link", { name: "Your details" }));
  await page.waitForURL("**/checkout");
  await expectFocus(heading(page));
});

test("an order is sent by keyboard: the error summary takes the focus and its links lead to the fields", async () => {
  const page = await startInContent("/checkout");
  const send = page.getByRole("button", { name: /^Send the / });
  await pressAt(send);
  await expectFocus(page.getByRole("alert"));
  await pressAt(page.getByRole("alert").getByRole("link").first(), "Enter", { most: 1 });
  await expectFocus(page.getByLabel("Your name"));
  await page.keyboard.type("Rosa Whitlock");
  for (const [label, text] of [
    [/^Email/, "rosa@halfpenny.example"],
    [/^Street/, "14 Tannery Row"],
    [/^Town/, "Leeds"],
    [/^Postcode/, "LS10 1AB"],
  ] as const) {
    await tabTo(main(page).getByRole("textbox", { name: label }), { most: 4 });
    await page.keyboard.type(text);
  }
  await pressAt(page.getByRole("checkbox", { name: /^Keep these details/ }), "Space", { most: 4 });
  await tabTo(send, { most: 4 });
  await passTwoSeconds(page);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/order/**");
  await expectFocus(heading(page));
});

test("an enquiry is sent by keyboard after its mistakes were corrected", async () => {
  const page = await startInContent("/contact");
  const send = page.getByRole("button", { name: /^Send it/ });
  await pressAt(send, "Space");
  await expectFocus(page.getByRole("alert"));
  for (const [field, text] of [
    [page.getByLabel("Your name"), "Rosa Whitlock"],
    [page.getByLabel("Work email"), "rosa@halfpenny.example"],
  ] as const) {
    await tabTo(field);
    await page.keyboard.type(text);
  }
  await tabTo(page.getByRole("combobox", { name: "What do you need?" }), { most: 2 });
  await page.keyboard.press("ArrowDown");
  await tabTo(page.getByRole("radio").first(), { most: 2 });
  await page.keyboard.press("ArrowRight");
  await tabTo(page.getByLabel(/^The job/), { most: 2 });
  await page.keyboard.type("Our lighthouse level runs at 22 frames on the handheld.");
  await pressAt(page.getByLabel("You may use these details"), "Space", { most: 3 });
  await tabTo(send, { most: 3 });
  await passTwoSeconds(page);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/contact?sent=**");
  await expectFocus(heading(page));
});

test("the newsletter is subscribed to by keyboard after a mistake", async () => {
  const page = await startInContent("/newsletter");
  const field = main(page).getByLabel(/^Email/);
  await tabTo(field);
  await page.keyboard.press("Enter");
  await expectFocus(page.getByRole("alert"));
  await pressAt(page.getByRole("alert").getByRole("link"), "Enter", { most: 1 });
  await expectFocus(field);
  await page.keyboard.type("rosa@halfpenny.example");
  await passTwoSeconds(page);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Now look in your mail." }).waitFor();
  await expectFocus(heading(page));
});

test("copying a post's code or address announces it and keeps the focus", async () => {
  const page = await startInContent("/blog/wszystko-w-jednym", {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await pressAt(page.locator("nav[aria-labelledby=contents]").getByRole("link").first());
  await page.keyboard.press("Tab");
  const isBelow = () => page.evaluate(() => document.activeElement?.closest("nav") === null);
  expect(await isBelow(), "the next stop is in the part that was named").toBe(true);
  for (const key of [main(page).locator("[data-copy=code]").first(), main(page).locator("[data-copy=address]")]) {
    await pressAt(key);
    await expect.poll(() => key.locator("[aria-live=polite]").textContent()).toBe("Copied");
    await expectFocus(key);
  }
});

test("the late game's fields open the brief with the stage chosen by keyboard", async () => {
  const page = await startInContent("/home-2");
  await tabTo(page.getByLabel("State of the build"));
  await page.keyboard.press("ArrowDown");
  const chosen = await page.getByLabel("State of the build").inputValue();
  await pressAt(main(page).getByRole("button", { name: "See the price" }), "Enter", { most: 1 });
  await page.waitForURL("**/brief?**");
  await expect.poll(() => page.locator(`input[name=stage][value="${chosen}"]`).isChecked()).toBe(true);
});

test("the labs' question opens the contact form from the field of the opening", async () => {
  const page = await startInContent("/home-8");
  await tabTo(page.getByLabel("Your question"));
  await page.keyboard.type("frogs can test our levels");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/contact?topic=*&message=frogs+can+test+our+levels");
  await expectFocus(heading(page));
});

test("a list is ticked and saved by keyboard", async () => {
  const page = await startInContent("/game-localization");
  const tick = page.locator("#kit-checklist").getByRole("checkbox").first();
  await pressAt(tick, "Space");
  expect(await tick.isChecked()).toBe(true);
  const download = page.waitForEvent("download");
  await pressAt(page.getByRole("link", { name: "Save the list as text" }), "Enter", { key: "Shift+Tab" });
  expect((await download).suggestedFilename()).toMatch(/\.txt$/);
});

test("a region that scrolls sideways is a named stop, and arrow keys scroll it", async () => {
  const page = await startInContent("/portfolio/zolw-w-szklance", phone);
  const reel = page.locator("[data-band=credits]").getByRole("region");
  await tabTo(reel);
  expect(await reel.getAttribute("aria-label")).toBeTruthy();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => reel.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test("on a 404 page the link home and the search are reached by keyboard", async () => {
  const page = await startInContent("/no-such-siatka");
  await tabTo(main(page).getByRole("link", { name: "Back to Homepage" }));
  const field = main(page).getByRole("searchbox");
  await tabTo(field);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/search?q=**");
  allowMessages(/404/);
});
