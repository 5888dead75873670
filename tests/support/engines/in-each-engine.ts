import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { isLackAllowed, lackOf } from "../../../tools/engines.ts";
import type { EngineName } from "./engine.ts";
import { startVisitor, type Visitor } from "./visitor.ts";

/**
 * Defines the same tests for each engine, with one window for all of them; a missing engine is skipped in words, and fails
 * with `CI=1`. Console messages fail a test.
 */
export function inEachEngine(
  engines: readonly EngineName[],
  define: (visitor: () => Visitor, engine: EngineName) => void,
): void {
  for (const engine of engines) {
    const lack = lackOf(engine);
    describe(lack ? `${engine}: ${lack}` : engine, () => {
      if (lack && isLackAllowed) return test.skip(`skipped: ${lack}`);
      let visitor: Visitor;
      beforeAll(async () => {
        if (lack) throw new Error(lack);
        visitor = await startVisitor(engine, inject("origin"));
      });
      afterAll(() => visitor?.close());
      afterEach(() => expect(visitor.takeMessages(), "messages that the test did not expect").toEqual([]));
      define(() => visitor, engine);
    });
  }
}
