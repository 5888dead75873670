import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { brandLook } from "./build-steps/brand-look.ts";
import { virtualContent } from "./build-steps/virtual-content.ts";
import { fixtureSite } from "./tests/support/fixture-site.ts";
import { longestTestMs, longestWaitMs } from "./tests/support/time-limits.ts";

const common = {
  testTimeout: longestTestMs,
  hookTimeout: longestTestMs,
  expect: { poll: { timeout: longestWaitMs }, requireAssertions: true },
};
/** Two files take minutes; begun last, they would be waited for alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => /(sweep|accessibility)\.test\.ts$/.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
const served = { ...common, globalSetup: "tests/support/servers.ts" };
/** A proof may build a site, or load it for minutes. */
const patient = { testTimeout: 30 * 60_000, hookTimeout: 30 * 60_000 };
const plugins = [virtualContent({ root: fixtureSite, preview: false }), brandLook({ root: fixtureSite })];
/** As `build-steps/defined-languages.ts` defines it for a site without further languages. */
const oneLanguage = { __LANGUAGES__: "false", __PAGES_BASE__: '"/"' };
const unitFiles = ["{app,build-steps,cli,editor,model,server,shared,tools}/**/*.test.ts", "tests/*.test.ts"];

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      { plugins, define: oneLanguage, test: { ...common, name: "unit", include: unitFiles, maxWorkers: "100%" } },
      { test: { ...served, name: "site", include: ["tests/{site,journeys}/*.test.ts"], maxWorkers: 3 } },
      {
        plugins,
        define: oneLanguage,
        test: { ...common, ...patient, name: "sources", include: ["prove/sources/*.test.ts"] },
      },
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
