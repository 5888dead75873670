import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mixedLoad } from "../support/mixed-load.ts";
import { environmentOf, rootSite, settingsOfServe } from "../support/servers.ts";

test("a minute of visitors, machines and attackers leaves no error, and memory where it was", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lodewright-endurance-"));
  const env = { ...environmentOf(rootSite, folder), ...settingsOfServe() };
  const report = await mixedLoad({ env, seconds: 60 });
  expect(report).toMatchObject({ wrong: [], errors: [] });
  expect(Object.keys(report.answers).length).toBe(8);
  expect(report.memoryAfter).toBeLessThanOrEqual(report.memoryBefore * 1.2);
}, 120_000);
