import { beforeEach, expect, test } from "vitest";
import type { EngineName } from "../support/engines/engine.ts";
import { inEachEngine } from "../support/engines/in-each-engine.ts";
import type { Visitor } from "../support/engines/visitor.ts";

const engines: EngineName[] = ["Firefox", "WebKit"];

/** A minute in each of the other engines; `npm run prove -- engines` runs the journeys in all three. */
inEachEngine(engines, (visitorOf) => {
  let visitor: Visitor;
  beforeEach(() => {
    visitor = visitorOf();
  });

  const openDialog = () => visitor.run(() => document.querySelector("dialog[open]")?.getAttribute("aria-label") ?? "");

  test.each(["/", "/blog", "/single-shop/1", "/checkout", "/contact", "/portfolio-masonry"])(
    "%s hydrates without a message and is not too wide",
    async (path) => {
      await visitor.resize(360, 800);
      await visitor.open(path);
      expect(await visitor.run(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    },
  );

  test("the menu opens, and Escape gives the focus back", async () => {
    await visitor.resize(390, 800);
    await visitor.open("/about-us");
    await visitor.click("header button", "Open menu");
    await expect.poll(openDialog).toBe("Menu");
    const focused = () =>
      visitor.run(() => {
        const words = document.activeElement?.closest("button, a")?.textContent.trim();
        return words ?? `<${document.activeElement?.localName}>, in a window ${innerWidth} px wide`;
      });
    expect(await focused()).toBe("Großzahn");
    await visitor.key("Escape");
    await expect.poll(openDialog).toBe("");
    await expect.poll(focused).toBe("Open menu");
  });

  test("search opens as a dialog and finds while one types", async () => {
    await visitor.resize(1280, 800);
    await visitor.open("/about-us");
    await visitor.click("header button", "Search");
    await expect.poll(openDialog).toBe("Search");
    await visitor.fill("[role=combobox]", "privacy");
    await expect.poll(() => visitor.sees("[role=option]", "Privacy")).toBe(true);
  });

  test("a form with mistakes says so and leads to the field", async () => {
    await visitor.open("/newsletter");
    await visitor.click("main form[data-form=newsletter] button[type=submit]");
    await expect.poll(() => visitor.sees("[aria-invalid=true]")).toBe(true);
  });

  test("a game shows its poster and a button that starts it", async () => {
    await visitor.open("/game-development-studio");
    expect(await visitor.sees("button", "Start the arcade")).toBe(true);
    expect(await visitor.sees("[data-band=hero] img")).toBe(true);
  });
});
