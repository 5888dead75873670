import { expect, test } from "vitest";
import { collectionsPage } from "./collections-page.ts";
import type { Reading } from "./edited-site.ts";

test("a kind that the list does not name is shown under the name of its folder", async () => {
  const schemas = new Map([
    ["content/awards/harbour-prize.yaml", {}],
    ["content/site.yaml", {}],
  ]);
  const reading = { schemas, problems: [] } as unknown as Reading;
  const standing = { undo: 0, changed: 0, held: [] };
  const page = await collectionsPage({
    ...{ reading, content: undefined, basePath: "/", formToken: "", standing, notes: undefined },
  });
  expect(String(page)).toContain("<h2>Awards <small>1</small></h2>");
  expect(String(page)).toContain("<h2>The whole site <small>1</small></h2>");
});
