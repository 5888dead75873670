import { expect, test } from "vitest";
import { remaining } from "./progress.ts";

test.each([
  [0, 100, 10_000, ""],
  [100, 100, 10_000, ""],
  [50, 100, 20_000, ", about 20 seconds left"],
  [99, 100, 10_000, ", about 10 seconds left"],
  [10, 100, 30_000, ", about 5 minutes left"],
])("after %i of %i in %i ms a long task says%s", (done, total, elapsed, words) => {
  expect(remaining(done, total, elapsed)).toBe(words);
});
