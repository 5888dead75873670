import { expect, test } from "vitest";
import { prepare } from "./data.server.ts";
import type { Words } from "./words.server.ts";

const words = {
  role: "experiments",
  shape: "table",
  columns: ["What", "How it stands"],
  rows: [
    {
      heading: "A test",
      run: { started: "2026-11-09", days: 15, over: [{ text: ["Closed ", { tag: "b", children: ["{ends}"] }] }] },
      cells: [{ text: ["Day {day} of {days}, reports {ends}"] }],
    },
    { heading: "Another", cells: [{ text: ["{day} stays"] }] },
  ],
  factors: [],
} as unknown as Words;

const cellsOn = (today: string) =>
  prepare(words, { today, site: { country: "GB-ENG" } } as never).rows.map(({ cells }) => cells[0]?.text);

test("a row that runs says its day and its end, and something else once that is over", () => {
  expect(cellsOn("2026-11-10")).toEqual([["Day 2 of 15, reports 27 November 2026"], ["{day} stays"]]);
  expect(cellsOn("2026-11-28")[0]).toEqual(["Closed ", { tag: "b", children: ["27 November 2026"] }]);
});
