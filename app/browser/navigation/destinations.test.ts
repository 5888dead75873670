import { expect, test } from "vitest";
import { targetInstead } from "./destinations.ts";

const rules = [{ from: "/old/*", to: "/new/*", status: 308 }];
const at = (pathname: string, search = "", hash = "") => targetInstead({ pathname, search, hash }, rules);

test("RED-5 a rule is followed with rest, query and hash, whatever the spelling", () => {
  expect(at("/Old/a/", "?x=1", "#c")).toBe("/new/a?x=1#c");
});

test("NF-6 another spelling leads to the canonical one; a canonical path is left alone", () => {
  expect(at("/About-Us/", "?a=B", "#c")).toBe("/about-us?a=B#c");
  expect(at("/about-us", "?a=B")).toBeUndefined();
});
