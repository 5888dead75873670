import content from "virtual:content";
import { expect, test } from "vitest";
import { prepare } from "./data.server.ts";

type Words = Parameters<typeof prepare>[0];

const barsOf = (items: Words["items"]) =>
  prepare({ role: "prices", shape: "prices", items }, content)?.ranges.map(({ bar }) => bar);

test("ranges lie on one scale, on which equal factors are equally long", () => {
  const bars = barsOf([
    { name: "A", from: 1000, to: 10_000 },
    { name: "B", from: 10_000, to: 100_000 },
  ]);
  expect(bars).toEqual([
    { x: "0%", width: "50%" },
    { x: "50%", width: "50%" },
  ]);
});

test("a scale of ranges begins and ends at a power of ten, with its first and last words inside", () => {
  const items = [{ name: "A", from: 2400, to: 3_900_000 }];
  const marks = prepare({ role: "prices", shape: "prices", items }, content)?.ticks.map(
    ({ x, anchor }) => `${x} ${anchor}`,
  );
  expect(marks).toEqual(["0% start", "25% middle", "50% middle", "75% middle", "100% end"]);
});

test("bars of single amounts begin at nothing and are as long as their amounts", () => {
  const bars = barsOf([
    { name: "A", from: 500 },
    { name: "B", from: 2000 },
    { name: "C", said: "free" },
  ]);
  expect(bars).toEqual([{ x: "0%", width: "25%" }, { x: "0%", width: "100%" }, undefined]);
});
