import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { settled } from "../support/accessibility.ts";
import { allowMessages, newPage, open, ready, startBrowser } from "../support/browser.ts";
import { expectFocus, isFocused, pressAt, tabTo } from "../support/keyboard.ts";
import { tabThrough } from "../support/tab-through.ts";
import { visitAll } from "../support/visit-all.ts";

startBrowser();

const phone = { viewport: { width: 360, height: 740 } };

/** Every journey starts at the top of a page, by keys only and with reduced motion, so that nothing is checked in motion. */
function start(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  return open(inject("origin") + path, { reducedMotion: "reduce", ...options });
}

/** The form rejects anything sent within two seconds of rendering. */
const waitLikeAPerson = (page: Page) => page.waitForFunction(() => performance.now() > 2500);
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

/** Those with the most controls, and with sticky elements; the long proof covers all. */
const fullPages = ["/", "/portfolio-grid", "/checkout", "/privacy"];

test("through full pages the focus goes from end to end, marked, in view and under nothing", async () => {
  const still = { reducedMotion: "reduce" } as const;
  const windows = await Promise.all([newPage(still), newPage(still)]);
  const found = await visitAll(fullPages, windows, async (page, path) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(inject("origin") + path);
    await ready(page);
    // Sticky elements cover others on the way back.
    const back = await tabThrough(page, `${path} at 1280 px`, "Shift+Tab");
    await page.setViewportSize(phone.viewport);
    await settled(page);
    return [...back, ...(await tabThrough(page, `${path} at 360 px`, "Tab"))];
  });
  expect(found).toEqual([]);
});

test("the skip link leads past the header: the next stop is in the content", async () => {
  const page = await start("/faq");
  await pressAt(page.getByRole("link", { name: "Skip to content" }), "Enter", { most: 1 });
  await page.keyboard.press("Tab");
  await expect.poll(() => isIn(page, "main")).toBe(true);
});

test("the submenu opens under Tab, its pages are the next stops, and Escape leads back to its key and past it", async () => {
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

test("search opens at its key, is used and left without a pointer, and Escape leads back to the key", async () => {
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
  await page.keyboard.press("Enter");
  await expectFocus(dialog.getByRole("combobox"));
  await page.keyboard.type("größenwahn");
  await dialog.getByRole("option").first().waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/portfolio/grossenwahn");
  await expectFocus(heading(page));
});

test("the sidebar opens at its key, keeps the focus, and gives it back; its links lead on", async () => {
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

test("the menu of a phone folds its services, opens the sidebar over itself, and hands the focus back step by step", async () => {
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

test("the slides change by arrows at their stops and by their keys, and the one that shows can be followed", async () => {
  const page = await start("/");
  const stop = (number: number) => page.getByRole("radio", { name: new RegExp(`^Slide ${number} of 4`) });
  await tabTo(stop(1));
  await page.keyboard.press("ArrowRight");
  await expectFocus(stop(2));
  const next = page.getByRole("button", { name: "Next slide" });
  await pressAt(next, "Enter", { most: 2 });
  await pressAt(page.getByRole("button", { name: "Previous slide" }), "Space", { key: "Shift+Tab", most: 1 });
  expect(await stop(2).isChecked()).toBe(true);
  const slide = page.getByRole("group", { name: "2 of 4" });
  await pressAt(slide.getByRole("link").first(), "Enter", { key: "Shift+Tab", most: 4 });
  await expectFocus(heading(page));
  expect(new URL(page.url()).pathname).not.toBe("/");
});

test("answers are searched, unfolded and followed; the search keeps the focus in its field", async () => {
  const page = await start("/faq");
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
  await expect.poll(() => new URL(page.url()).pathname).not.toBe("/faq");
});

test("a row of keys filters where it stands: the pressed key keeps the focus", async () => {
  for (const [path, name] of [
    ["/team", "Languages"],
    ["/testimonial", "Game studio"],
  ] as const) {
    const page = await start(path);
    const key = main(page).getByRole("button", { name });
    await pressAt(key, "Space");
    await expect.poll(() => key.getAttribute("aria-pressed")).toBe("true");
    await expectFocus(key);
  }
});

test("shelves, cases and the archive are narrowed by choices whose focus is where it was; a link to results leads to them", async () => {
  const shop = await start("/shop");
  await tabTo(shop.getByRole("radio", { name: /^All/ }));
  await shop.keyboard.press("ArrowRight");
  await shop.keyboard.press("Enter");
  await shop.waitForURL("**/shop?show=sale**");
  await expectFocus(shop.getByRole("radio", { name: /^On sale/ }));
  await tabTo(shop.getByLabel("Sort by"), { most: 3 });
  await shop.keyboard.press("ArrowDown");
  await pressAt(shop.getByRole("button", { name: "Arrange" }), "Enter", { most: 1 });
  await shop.waitForURL("**sort=price-low**");
  await expectFocus(shop.getByRole("button", { name: "Arrange" }));

  const cases = await start("/portfolio");
  await tabTo(cases.getByLabel("Engine"));
  await cases.keyboard.type("Godot");
  await pressAt(cases.getByRole("button", { name: "Sift" }), "Space", { most: 2 });
  await cases.waitForURL("**engine=Godot**");
  await expectFocus(cases.getByRole("button", { name: "Sift" }));

  const archive = await start("/blog-grid");
  const field = main(archive).getByRole("searchbox");
  await tabTo(field);
  await archive.keyboard.type("kettle");
  await archive.keyboard.press("Enter");
  await archive.waitForURL("**q=kettle**");
  await expectFocus(field);
  await pressAt(archive.getByRole("complementary", { name: /./ }).getByRole("link", { name: /^Überschlagsrechnung/ }));
  await archive.waitForURL("**category=uber-alles-gerechnet**");
  await expectFocus(main(archive).locator("#archive-results"));
});

test("two cases are ticked, lined up and taken out of the tray again", async () => {
  const page = await start("/portfolio");
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
    { key: "Shift+Tab", most: 4 },
  );
  await expect.poll(() => main(page).locator("[data-band=comparison] thead th").count()).toBe(1);
  expect(await isIn(page, "main")).toBe(true);
});

test("a heading of the table sorts, turns round and keeps the focus; on the way back no row is under the headings", async () => {
  const page = await start("/portfolio-grid");
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

test("the pictures of the wall open, go round and close, and the focus is at the last one", async () => {
  const page = await start("/portfolio-masonry");
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

test("a product's number goes up by arrows and keys; what is added is said while the focus stays", async () => {
  const page = await start("/single-shop/3");
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

test("in the cart numbers change, things go and come back, and the focus is never lost", async () => {
  const page = await start("/cart");
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

test("an order is sent by keys: the summary takes the focus, leads to each field, and the receipt's heading comes last", async () => {
  const page = await start("/checkout");
  await waitLikeAPerson(page);
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
  await pressAt(send, "Enter", { most: 4 });
  await page.waitForURL("**/order/**");
  await expectFocus(heading(page));
});

test("an enquiry is sent by keys, after its mistakes were found and mended", async () => {
  const page = await start("/contact");
  await waitLikeAPerson(page);
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
  await pressAt(send, "Enter", { most: 3 });
  await page.waitForURL("**/contact?sent=**");
  await expectFocus(heading(page));
});

test("the newsletter is asked for by keys, from a page that offers it", async () => {
  const page = await start("/newsletter");
  await waitLikeAPerson(page);
  const field = main(page).getByLabel(/^Email/);
  await tabTo(field);
  await page.keyboard.press("Enter");
  await expectFocus(page.getByRole("alert"));
  await pressAt(page.getByRole("alert").getByRole("link"), "Enter", { most: 1 });
  await expectFocus(field);
  await page.keyboard.type("rosa@halfpenny.example");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Now look in your mail." }).waitFor();
  await expectFocus(heading(page));
});

test("code and address of a post are copied where the focus stays, and the copy is said", async () => {
  const page = await start("/blog/wszystko-w-jednym", {
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

test("what the openings of other homes ask is answered by keys and arrives at the form", async () => {
  const page = await start("/home-2");
  await tabTo(page.getByLabel("State of the build"));
  await page.keyboard.press("ArrowDown");
  const chosen = await page.getByLabel("State of the build").inputValue();
  await pressAt(main(page).getByRole("button", { name: "Price this sentence" }), "Enter", { most: 1 });
  await page.waitForURL("**/brief?**");
  expect(await page.locator(`input[name=stage][value="${chosen}"]`).isChecked()).toBe(true);
  const lab = await start("/home-8");
  await tabTo(lab.getByLabel("I wonder whether").first());
  await lab.keyboard.type("frogs can test our levels");
  await lab.keyboard.press("Enter");
  await lab.waitForURL("**/contact?**");
  await expectFocus(heading(lab));
  // The close asks again, in a field of its own.
  const again = await start("/home-8");
  await again.getByLabel("I wonder whether").last().fill("newts can");
  await again.keyboard.press("Enter");
  await again.waitForURL("**/contact?topic=*&message=newts+can");
});

test("lists are ticked and saved by keys", async () => {
  const page = await start("/game-localization");
  const tick = page.locator("#kit").getByRole("checkbox").first();
  await pressAt(tick, "Space");
  expect(await tick.isChecked()).toBe(true);
  const download = page.waitForEvent("download");
  await pressAt(page.getByRole("link", { name: "Save the list as text" }), "Enter", { key: "Shift+Tab" });
  expect((await download).suggestedFilename()).toMatch(/\.txt$/);
});

test("what scrolls sideways is a stop with a name, and arrows scroll it", async () => {
  const page = await start("/portfolio/zolw-w-szklance", phone);
  const reel = page.locator("[data-band=credits]").getByRole("region");
  await tabTo(reel);
  expect(await reel.getAttribute("aria-label")).toBeTruthy();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => reel.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test("whoever is lost searches or follows the closest page by keys", async () => {
  const page = await start("/no-such-siatka");
  await tabTo(main(page).getByRole("link", { name: "Back to Homepage" }));
  const field = main(page).getByRole("searchbox");
  await tabTo(field);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/search?q=**");
  allowMessages(/404/);
});
