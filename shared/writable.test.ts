import { expect, test } from "vitest";
import { beginningOf, unwritableIn, writable } from "./writable.ts";

test("characters that machine formats forbid are found and left out, all others stay", () => {
  for (const sign of [
    "\u0000",
    "\u000b",
    "\u000c",
    "\u001f",
    "\u007f",
    "\u0085",
    "\u2028",
    "\u2029",
    "\ufffe",
    "\uffff",
    "\ud800",
    "\udfff",
  ]) {
    const code = `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
    expect(unwritableIn(`a${sign}b`)).toEqual({ at: 1, sign: code });
    expect(writable(`a${sign}b`)).toBe("ab");
  }
  const kept = "a\tb\nc\r\nd é 移植 🏗️ \u200f\u200d\ufeff\u00a0\ufffd";
  expect(unwritableIn(kept)).toBeUndefined();
  expect(writable(kept)).toBe(kept);
});

test("a text that is cut ends with a whole character", () => {
  expect([1, 2, 3, 4].map((most) => beginningOf("a🏗b", most))).toEqual(["a", "a", "a🏗", "a🏗b"]);
});
