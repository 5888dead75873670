import { describe, expect, inject, test } from "vitest";
import { breakTwice } from "../support/break-island.ts";
import { allowMessages, newPage, open, ready, startBrowser } from "../support/browser.ts";
import { disturbances } from "../support/disturbances.ts";
import { inEachEngine } from "../support/engines/in-each-engine.ts";
import { disturbAfter, disturbBefore } from "../support/hydration.ts";
import { islands } from "../support/islands.ts";

startBrowser();

/** A link is focused whose address is changed; what changes is beside a part that hydrates later. */
const further = [
  ["/privacy", "hidden mail addresses"],
  ["/no-such-page", "a browser that translates"],
];

/** Every kind of page in two engines: `npm run prove -- hydration`. */
inEachEngine(["Chromium"], (visitorOf) => {
  describe.each(["/contact", "/blog-details", "/home-7"])("%s", (path) => {
    test.each(disturbances)("keeps what was typed, focus and scroll before hydration: $name", async (disturbance) => {
      expect(await disturbBefore(visitorOf(), path, disturbance)).toEqual([]);
    });

    test("can be used and left after hydration, whatever others do to it", async () => {
      expect(await disturbAfter(visitorOf(), path, disturbances)).toEqual([]);
    });
  });

  test.each(further)("%s keeps what was typed, focus and scroll before hydration: %s", async (path, name) => {
    const [disturbance] = disturbances.filter((one) => one.name === name);
    if (!disturbance) throw new Error(`nobody knows ${name}`);
    expect(await disturbBefore(visitorOf(), path, disturbance)).toEqual([]);
  });
});

/** One of each kind; all of them: `npm run prove -- hydration`. */
const kinds = ["header", "search", "lightbox", "contact", "tray", "arcade"];

describe("an island whose code fails", () => {
  test.each(kinds)("%s begins again once, then says so, and the rest of the page works", async (name) => {
    const page = await open(inject("origin") + islands[name]);
    allowMessages(/broken by the test/, /status of 404/);
    expect(await breakTwice(page, name)).toEqual([]);
  });
});

test("what hydrates later stays in view while a click waits for its page, even if its code does not come", async () => {
  const page = await newPage();
  let blocked = 0;
  await page.route(/\/assets\/(shape|later-parts)-/, (route) => {
    blocked += 1;
    return route.abort();
  });
  // Prefetched too, so that the click has to wait.
  const held = Promise.withResolvers<void>();
  await page.route(/\.data/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${inject("origin")}/pricing`);
  await ready(page);
  const shown = () =>
    page
      .locator("[data-shape], [data-island=header], [data-island=footer]")
      .evaluateAll((all) => all.map(({ id, clientHeight, textContent }) => [id, clientHeight, textContent?.length]));
  const served = await shown();
  const footer = await page.locator("footer").innerText();
  expect(served.length).toBeGreaterThan(3);
  await expect.poll(() => blocked).toBeGreaterThan(1);
  await page.getByRole("link", { name: "Portfolio" }).first().click();
  await page.locator("[data-loading]").first().waitFor({ state: "attached" });
  expect(await shown()).toEqual(served);
  held.resolve();
  await expect.poll(() => page.url()).toContain("/portfolio");
  expect(await page.locator("footer").innerText()).toBe(footer);
  allowMessages(/Failed to load resource|dynamically imported module/);
});
