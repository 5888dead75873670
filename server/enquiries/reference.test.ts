import { expect, test } from "vitest";
import { makeReference, readReference } from "./reference.ts";

test("a reference begins with the site's prefix and can be read back", () => {
  const reference = makeReference("ABC");
  expect(reference).toMatch(/^ABC-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{2}$/);
  expect(readReference(reference)).toBe(reference);
});

test.each([
  ["lw7k3q2m", "LW-7K3Q-2M"],
  [" LW-OI3L-2m ", "LW-0131-2M"],
  ["OLD-7K3Q-2M", "OLD-7K3Q-2M"],
  ["7K3Q-2M", undefined],
  ["LW-UUUU-UU", undefined],
  ["LW-7K3Q-2M7", undefined],
])("%s is read, whatever the prefix was then", (text, reference) => {
  expect(readReference(text)).toBe(reference);
});
