import { expect, test } from "vitest";
import { whenIdle } from "./ready.ts";

test("RDY-2 without idle callbacks, idle comes within 50 ms", async () => {
  expect(typeof requestIdleCallback).toBe("undefined");
  const late = new Promise((resolve) => setTimeout(resolve, 50, "late"));
  expect(await Promise.race([whenIdle().then(() => "idle"), late])).toBe("idle");
});
