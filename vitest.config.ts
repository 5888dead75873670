import { defineConfig } from "vitest/config";
import { brandLook } from "./build-steps/brand-look.ts";
import { virtualContent } from "./build-steps/virtual-content.ts";
import { fixtureSite } from "./tests/support/fixture-site.ts";
import { longestTestMs, longestWaitMs } from "./tests/support/time-limits.ts";

const common = {
  testTimeout: longestTestMs,
  hookTimeout: longestTestMs,
  expect: { poll: { timeout: longestWaitMs }, requireAssertions: true },
};
const served = { ...common, globalSetup: "tests/support/servers.ts", maxWorkers: 2 };
/** A proof may build a site, or load it for minutes. */
const patient = { testTimeout: 30 * 60_000, hookTimeout: 30 * 60_000 };
const plugins = [virtualContent({ root: fixtureSite, preview: false }), brandLook({ root: fixtureSite })];
const unitFiles = ["{app,build-steps,editor,model,server,shared,tools}/**/*.test.ts", "tests/*.test.ts"];

export default defineConfig({
  test: {
    projects: [
      { plugins, test: { ...common, name: "unit", include: unitFiles, maxWorkers: "100%" } },
      { test: { ...served, name: "site", include: ["tests/{site,journeys}/*.test.ts"] } },
      { plugins, test: { ...common, ...patient, name: "sources", include: ["prove/sources/*.test.ts"] } },
      {
        test: {
          ...served,
          ...patient,
          name: "prove",
          include: ["prove/*/*.test.ts"],
          exclude: ["prove/sources/*"],
          maxWorkers: 1,
        },
      },
    ],
  },
});
