import { defineConfig } from "vitest/config";

/** For `tests/site/survivors.test.ts` only: a run that has to be ended from outside. */
export default defineConfig({ test: { include: ["tests/support/endless/*.test.ts"], testTimeout: 0 } });
