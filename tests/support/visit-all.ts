import type { Page } from "playwright-core";

/** Opens the paths in turn in several windows at once; returns what the visits found, in no particular order. */
export async function visitAll<T>(
  things: readonly T[],
  windows: readonly Page[],
  visit: (page: Page, thing: T) => Promise<string[]>,
): Promise<string[]> {
  const left = [...things];
  const found: string[] = [];
  const work = async (page: Page) => {
    for (let thing = left.shift(); thing !== undefined; thing = left.shift()) found.push(...(await visit(page, thing)));
  };
  await Promise.all(windows.map(work));
  return found;
}
