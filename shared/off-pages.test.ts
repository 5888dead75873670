import { expect, test } from "vitest";
import { isOff } from "./off-pages.ts";

test.each([
  ["/team", true],
  ["/team/li-wu", true],
  ["/team?discipline=Art#people", true],
  ["/team-details", false],
  ["/", false],
  ["mailto:team@x.example", false],
])("with /team off, a link to %s leads nowhere: %s", (target, expected) => {
  expect(isOff(target, ["/team"])).toBe(expected);
});

test("with nothing off every link leads somewhere", () => {
  expect(isOff("/team", [])).toBe(false);
});
