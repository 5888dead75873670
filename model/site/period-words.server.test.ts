import { expect, test } from "vitest";
import { periodWords } from "./period-words.server.ts";

test("whole years are written as years, anything else as days", () => {
  expect([365, 730, 2190, 14, 1, 400].map(periodWords)).toEqual([
    "1 year",
    "2 years",
    "6 years",
    "14 days",
    "1 day",
    "400 days",
  ]);
});
