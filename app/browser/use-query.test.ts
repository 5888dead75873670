import { expect, test } from "vitest";
import { readQuery, writeQuery } from "./use-query.ts";

const defaults = { at: "02:10", show: "all" };

test("an address that says nothing of an instrument leaves it as it was prerendered", () => {
  expect(readQuery("", defaults)).toBeUndefined();
  expect(readQuery("?utm_source=letter", defaults)).toBeUndefined();
});

test("what is written is read again, defaults are left out, other keys stay", () => {
  const values = { at: "22:00", show: "all" };
  const search = writeQuery("?utm_source=letter", values, defaults);
  expect(search).toBe("?utm_source=letter&at=22:00");
  expect(readQuery(search, defaults)).toEqual(values);
  expect(writeQuery("?at=22:00", defaults, defaults)).toBe("");
});

test("the same values make the same address, in any order", () => {
  const both = { at: "22:00", show: "late" };
  const search = writeQuery(writeQuery("", { ...defaults, show: "late" }, defaults), both, defaults);
  expect(search).toBe("?at=22:00&show=late");
  expect(writeQuery(writeQuery("", { ...defaults, at: "22:00" }, defaults), both, defaults)).toBe(search);
});
