import { defineConfig } from "vitest/config";

/** For `tests/site/survivors.test.ts` alone: a run that somebody has to end. */
export default defineConfig({ test: { include: ["tests/support/endless/*.test.ts"], testTimeout: 0 } });
