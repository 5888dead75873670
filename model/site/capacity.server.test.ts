import { expect, test } from "vitest";
import { nextStarts } from "./capacity.server.ts";

const capacity = {
  asOf: "2026-03-02",
  starts: [
    { department: "tang" as const, crew: "Team of four", people: 4, start: "2026-05-04" },
    { department: "tang" as const, crew: "Pair", people: 2, start: "2026-04-06" },
    { department: "mari" as const, crew: "Pair", people: 2, start: "2026-03-04" },
  ],
};

test("each department lists all its teams, and no start is in the past", () => {
  expect(nextStarts(capacity, "2026-03-09")).toMatchObject({
    tang: [
      { people: 4, start: "2026-05-04" },
      { people: 2, start: "2026-04-06" },
    ],
    mari: [{ people: 2, start: "2026-03-09" }],
  });
});

test("a count of more than ten days ago says nothing", () => {
  expect(nextStarts(capacity, "2026-03-12")).toHaveProperty("tang");
  expect(nextStarts(capacity, "2026-03-13")).toEqual({});
});
