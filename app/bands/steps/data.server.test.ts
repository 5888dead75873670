import content from "virtual:content";
import { expect, test } from "vitest";
import { prepare } from "./data.server.ts";

test("a step is on its own days, with its words on the side with more space", () => {
  const items = [
    { heading: "A", from: 1, to: 2 },
    { heading: "B", from: 2, to: 6 },
    { heading: "C", from: 5, to: 6 },
  ];
  const shown = prepare({ role: "steps", shape: "steps", variant: "days", items }, content);
  expect(shown?.ruler).toEqual([1, 2, 3, 4, 5, 6]);
  expect(shown?.items.map(({ place, beside }) => [place, beside])).toEqual([
    ["lg:col-start-1 lg:col-end-3", "lg:col-start-3 lg:col-end-7"],
    ["lg:col-start-2 lg:col-end-7", "lg:col-start-1 lg:col-end-7"],
    ["lg:col-start-5 lg:col-end-7", "lg:col-start-1 lg:col-end-5"],
  ]);
});

test("a ruler of hours begins with the first one", () => {
  const items = [
    { heading: "A", from: 9, to: 10 },
    { heading: "B", from: 11, to: 12 },
  ];
  const shown = prepare({ role: "steps", shape: "steps", variant: "days", items }, content);
  expect(shown?.ruler).toEqual([9, 10, 11, 12]);
  expect(shown?.items.map(({ place }) => place)).toEqual([
    "lg:col-start-1 lg:col-end-3",
    "lg:col-start-3 lg:col-end-5",
  ]);
});
