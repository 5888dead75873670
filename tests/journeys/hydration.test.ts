import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { allowMessages, open, startBrowser } from "../support/browser.ts";
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

describe("an island whose code fails", () => {
  const names = Object.entries(islands).filter(([name]) => name !== "page");

  test.each(names)("%s begins again once, then says so, and the rest of the page works", async (name, path) => {
    const page = await open(inject("origin") + path);
    allowMessages(/broken by the test/, /status of 404/);
    const island = page.locator(`[data-island="${name}"]`).first();
    await island.waitFor({ state: "attached" });
    await island.evaluate((element) => Object.assign(element, { isFirst: true }));
    await breakIsland(page, name);
    await expect.poll(() => island.evaluate((element) => "isFirst" in element)).toBe(false);
    await breakIsland(page, name);
    await expect.poll(() => page.getByText(/This (part|panel)/).count()).toBe(1);
    expect(await page.locator("main[data-page] h1").count()).toBe(1);
    await restWorks(page, name);
  });
});

/** By React's own record of what it has rendered: a child of the island throws while it is rendered. */
function breakIsland(page: Page, name: string): Promise<void> {
  return page.evaluate((island) => {
    interface Fiber {
      return: Fiber | null;
      child: Fiber | null;
      sibling: Fiber | null;
      memoizedProps: { onArrive?: unknown } | null;
      stateNode: { state?: { attempt?: number }; setState: (update: () => never) => void } | null;
    }
    const root: Record<string, unknown> = Object(document.querySelector(`[data-island="${island}"]`));
    const key = Object.keys(root).find((own) => own.startsWith("__reactFiber$")) ?? "";
    let fiber = root[key] as Fiber | null;
    while (fiber && fiber.stateNode?.state?.attempt === undefined) fiber = fiber.return;
    const childOf = (parent: Fiber): Fiber | undefined => {
      const children: Fiber[] = [];
      for (let child = parent.child; child; child = child.sibling) children.push(child);
      return children.find(({ memoizedProps }) => memoizedProps?.onArrive) ?? children.map(childOf).find(Boolean);
    };
    const arrival = fiber && childOf(fiber);
    if (!arrival) throw new Error(`${island} is not an island`);
    arrival.stateNode?.setState(() => {
      throw new Error("broken by the test");
    });
  }, name);
}

async function restWorks(page: Page, broken: string): Promise<void> {
  if (broken !== "header" && broken !== "search") {
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    await page.getByRole("dialog", { name: "Search" }).getByRole("combobox").waitFor();
    await page.keyboard.press("Escape");
  }
  if (broken === "footer") return;
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).first().click();
  await page.locator("main[data-page='/terms']").waitFor();
}
