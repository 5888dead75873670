import { expect, test } from "vitest";
import { canonicalPath } from "./canonical-path.ts";
import { findRedirect } from "./redirect-rules.ts";

const rules = [
  { from: "/old/*", to: "/new/*", status: 308 },
  { from: "/out", to: "//elsewhere.example/x", status: 307 },
  { from: "/far", to: "https://far.example/?from=us", status: 302 },
  { from: "/gone/*", to: "/", status: 308 },
];

test("RED-5 query, hash and the rest after a wildcard are carried over", () => {
  expect(findRedirect(rules, { pathname: "/old/a/b", search: "?x=1", hash: "#c" })?.to).toBe("/new/a/b?x=1#c");
  expect(findRedirect(rules, { pathname: "/old" })?.to).toBe("/new");
  expect(findRedirect(rules, { pathname: "/gone/a" })?.to).toBe("/");
});

test("RED-3 a target with a host counts as external, with or without a scheme", () => {
  expect(findRedirect(rules, { pathname: "/out" })).toMatchObject({ isExternal: true, status: 307 });
  expect(findRedirect(rules, { pathname: "/far", search: "?a=1" })?.to).toBe("https://far.example/?from=us&a=1");
  expect(findRedirect(rules, { pathname: "/old/a" })?.isExternal).toBe(false);
});

test("a path that only begins like a rule is left alone", () => {
  expect(findRedirect(rules, { pathname: "/older" })).toBeUndefined();
  expect(findRedirect(rules, { pathname: "/outside" })).toBeUndefined();
});

test.each([
  ["/About-Us", "/about-us"],
  ["/about-us/", "/about-us"],
  ["//a//b///", "/a/b"],
  ["/", "/"],
  ["//", "/"],
  ["/caf%C3%A9", "/caf%C3%A9"],
  ["/Order/lw-7k3q-2m/", "/order/LW-7K3Q-2M"],
])("NF-6 the canonical spelling of %s is %s", (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});
