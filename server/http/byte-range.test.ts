import { expect, test } from "vitest";
import { readByteRange } from "./byte-range.ts";

test.each([
  [null, undefined],
  ["bytes=0-", { first: 0, last: 99 }],
  ["bytes=0-1", { first: 0, last: 1 }],
  ["bytes=90-400", { first: 90, last: 99 }],
  ["bytes=-10", { first: 90, last: 99 }],
  ["bytes=-400", { first: 0, last: 99 }],
  ["bytes=100-", "beyond"],
  ["bytes=-0", "beyond"],
  ["bytes=5-2", undefined],
  ["bytes=-", undefined],
  ["bytes=0-1,4-5", undefined],
  ["lines=0-1", undefined],
  ["bytes=a-b", undefined],
])("of a hundred bytes, %s is %o", (header, part) => {
  expect(readByteRange(header, 100)).toEqual(part);
});

test("an empty file has no parts", () => {
  expect(readByteRange("bytes=0-", 0)).toBe("beyond");
  expect(readByteRange("bytes=-5", 0)).toBe("beyond");
});
