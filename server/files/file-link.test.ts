import { expect, test } from "vitest";
import { fileLink, isGoodLink } from "./file-link.ts";

const day = 86_400_000;

test("a link to a file is good for seven days, for that file alone, and only as it was signed", () => {
  const [, id = "", query = ""] = /^files\/(\w+)\?(.*)$/.exec(fileLink("abc", "secret", 0)) ?? [];
  const isGood = (days: number, name = id, secret = "secret") =>
    isGoodLink(name, new URLSearchParams(query), secret, days * day);
  expect([isGood(0), isGood(6.9), isGood(7), isGood(1, "abd"), isGood(1, id, "other")]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  const longer = new URLSearchParams(query);
  longer.set("until", String(9 * day));
  expect(isGoodLink(id, longer, "secret", day)).toBe(false);
});
