import { defineConfig } from "vitest/config";
import { brandLook } from "./build-steps/brand-look.ts";
import { virtualContent } from "./build-steps/virtual-content.ts";
import { fixtureSite } from "./tests/support/fixture-site.ts";
import { longestTestMs, longestWaitMs } from "./tests/support/time-limits.ts";

const patience = {
  testTimeout: longestTestMs,
  hookTimeout: longestTestMs,
  expect: { poll: { timeout: longestWaitMs } },
};

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [virtualContent({ root: fixtureSite, preview: false }), brandLook({ root: fixtureSite })],
        test: {
          name: "unit",
          include: ["{app,build-steps,model,server,shared,tools}/**/*.test.ts", "tests/*.test.ts"],
          maxWorkers: "100%",
          ...patience,
        },
      },
      {
        test: {
          name: "site",
          include: ["tests/{site,journeys}/*.test.ts"],
          globalSetup: "tests/support/servers.ts",
          maxWorkers: 2,
          ...patience,
        },
      },
    ],
  },
});
