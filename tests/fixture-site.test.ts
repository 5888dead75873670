import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentCopy } from "./support/content-copy.ts";
import { fixtureSiteFault } from "./support/fixture-site-fault.ts";

test("reports a page that the tests' site lacks once, before any test runs", async () => {
  expect(await fixtureSiteFault()).toBeUndefined();
  const root = contentCopy();
  rmSync(join(root, "content/pages/about-us.yaml"));
  rmSync(join(root, "content/site.yaml"));
  const [first, ...reasons] = (await fixtureSiteFault(root))?.split("\n") ?? [];
  expect(first).toMatch(/^No test was run: .*tests\/fixture-site\//);
  expect(reasons.join("\n")).toContain("content/site.yaml: this file is missing");
});
