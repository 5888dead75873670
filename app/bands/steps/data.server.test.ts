import content from "virtual:content";
import { expect, test } from "vitest";
import { prepare } from "./data.server.ts";

test("a step stands on its own days, with its words on the side that has more room", () => {
  const items = [
    { heading: "A", from: 1, to: 2 },
    { heading: "B", from: 2, to: 6 },
    { heading: "C", from: 5, to: 6 },
  ];
  const shown = prepare({ role: "steps", shape: "steps", variant: "days", items }, content);
  expect(shown?.ruler).toEqual([1, 2, 3, 4, 5, 6]);
  expect(shown?.items.map(({ place, beside }) => [place, beside.trim()])).toEqual([
    ["lg:col-start-1 lg:col-end-3", "lg:col-start-3 lg:col-end-7"],
    ["lg:col-start-2 lg:col-end-7", "lg:col-start-1 lg:col-end-7"],
    ["lg:col-start-5 lg:col-end-7", "lg:col-start-1 lg:col-end-5 lg:text-end"],
  ]);
});
