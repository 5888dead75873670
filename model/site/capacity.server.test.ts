import { expect, test } from "vitest";
import { nextStarts } from "./capacity.server.ts";

const capacity = {
  asOf: "2026-03-02",
  starts: [
    { department: "tang" as const, crew: "Crew of four", start: "2026-05-04" },
    { department: "tang" as const, crew: "Pair", start: "2026-04-06" },
    { department: "mari" as const, crew: "Pair", start: "2026-03-04" },
  ],
};

test("a department begins with its first free crew, and never in the past", () => {
  expect(nextStarts(capacity, "2026-03-09")).toEqual({ tang: "2026-04-06", mari: "2026-03-09" });
});

test("a count of more than ten days ago says nothing", () => {
  expect(nextStarts(capacity, "2026-03-12")).toHaveProperty("tang");
  expect(nextStarts(capacity, "2026-03-13")).toEqual({});
});
