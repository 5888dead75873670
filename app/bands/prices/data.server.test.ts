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

test("bars of single amounts begin at nothing and are as long as their amounts", () => {
  const bars = barsOf([
    { name: "A", from: 500 },
    { name: "B", from: 2000 },
    { name: "C", said: "free" },
  ]);
  expect(bars).toEqual([{ x: "0%", width: "25%" }, { x: "0%", width: "100%" }, undefined]);
});
