import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mixedLoad } from "../../tests/support/mixed-load.ts";
import { environmentOf, testSite } from "../../tests/support/servers.ts";

test("visitors, crawlers and attackers at once are each answered as they should be, without an error in the log", async () => {
  const env = environmentOf(testSite, mkdtempSync(join(tmpdir(), "studio-site-load-")));
  const report = await mixedLoad({ env, isEnough: (responses) => responses >= 400 });
  expect(report).toMatchObject({ wrong: [], errors: [] });
  expect(Object.keys(report.responses).length).toBe(8);
});
