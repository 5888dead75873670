import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const namesIn = (file: string) => Object.keys(JSON.parse(readFileSync(file, "utf8")));

// Which pictures there are is the content's: a photograph may take the place of any, and the content check misses those
// that are named and not there.
test("what is recorded as drawn is described", () => {
  const described = namesIn("art/pictures.json");
  expect(namesIn("art/drawn.json").filter((name) => !described.includes(name))).toEqual([]);
});
