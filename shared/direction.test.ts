import { expect, test } from "vitest";
import { isolated, withoutTurning } from "./direction.ts";

test("words from right to left keep their direction to themselves, others stay as they are", () => {
  for (const words of ["مرحبا بكم", "Ada שלום", "3 שלום"]) expect(isolated(words)).toBe(`\u2068${words}\u2069`);
  for (const words of ["Ada Sample", "移植", "", "+44 20"]) expect(isolated(words)).toBe(words);
});

test("what turns the direction of the words after it is left out, marks between words are not", () => {
  expect(withoutTurning("a\u202ekcolb\u202c \u2067b\u2069 \u200f(c)")).toBe("akcolb b \u200f(c)");
  expect(isolated("\u2069\u202emoc.live")).toBe("moc.live");
});
