import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(file, "utf8");
const pictures = Object.keys(JSON.parse(read("art/pictures.json")));
const drawn = Object.keys(JSON.parse(read("art/drawn.json")));
const files = globSync("public/images/**/*").map((file) => basename(file, ".webp"));

test("what is recorded as drawn is described and committed", () => {
  expect(drawn.filter((name) => !pictures.includes(name))).toEqual([]);
  expect(drawn.filter((name) => !files.includes(name))).toEqual([]);
});
