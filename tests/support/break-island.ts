import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Makes an island throw twice: it must remount once, then show its message, and the rest of the page must work. */
export async function breakTwice(page: Page, name: string): Promise<string[]> {
  const island = page.locator(`[data-island="${name}"]`).first();
  await island.waitFor({ state: "attached" });
  // A part that hydrates later may not have yet.
  const isHydrated = () =>
    island.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactFiber$")));
  await expect.poll(isHydrated).toBe(true);
  await island.evaluate((element) => Object.assign(element, { isFirst: true }));
  await breakIsland(page, name);
  await expect.poll(() => island.evaluate((element) => "isFirst" in element)).toBe(false);
  await breakIsland(page, name);
  await expect.poll(() => page.getByText(/This (part|panel)/).count()).toBe(1);
  const headings = await page.locator("main[data-page] h1").count();
  await restWorks(page, name);
  return headings === 1 ? [] : [`the page has ${headings} first headings`];
}

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
