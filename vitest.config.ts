import { defineConfig } from "vitest/config";
import { virtualContent } from "./build-steps/virtual-content.ts";

const minute = 60_000;

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [virtualContent({ root: import.meta.dirname, preview: false })],
        test: {
          name: "unit",
          include: ["{app,build-steps,model,server,shared,tools}/**/*.test.ts", "tests/*.test.ts"],
          testTimeout: minute,
        },
      },
      {
        test: {
          name: "site",
          include: ["tests/{site,journeys}/*.test.ts"],
          globalSetup: "tests/support/servers.ts",
          maxWorkers: 2,
          testTimeout: minute,
          hookTimeout: 2 * minute,
          // A busy machine takes its time; what is polled for still has to come.
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
