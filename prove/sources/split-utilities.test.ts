import { expect, test } from "vitest";
import { splitUtilities } from "../../build-steps/split-utilities.ts";

const sheet = `@layer base{a{color:red}}@layer utilities{.m-2{margin:8px}.mt-4{margin-top:16px}.mt-5{margin-top:20px}
.flex{display:flex}:is(.m-2>*){padding:0}:is(.list-2>*){padding:0}.hover\\:flex:hover{display:flex}@media (width>=64rem){.lg\\:m-2{margin:8px}}}@layer medium{b{color:red}}`;
/** `m-2` and `lg:m-2` are used by one page only. */
const pagesOf = (name: string) => (/m-2$/.test(name) ? new Set(["cart.js"]) : undefined);

test("what only a page uses leaves the shared sheet, and nothing else does", () => {
  const { shared, own } = splitUtilities(sheet, pagesOf);
  expect(shared).not.toContain(".m-2");
  expect(shared).toContain(":is(.list-2>*){padding:0}");
  expect(shared).toContain("@layer base{a{color:red}}");
  expect(shared).toContain(".hover\\:flex:hover{display:flex}");
  expect(own.get("cart.js")).toContain(":is(.m-2>*){padding:0}");
  expect([...own.keys()]).toEqual(["cart.js"]);
  expect(own.get("cart.js")).toContain("@media (width>=64rem){.lg\\:m-2{margin:8px}}");
});

test("shared ones that overrule a page's own are told again after it, others are not", () => {
  const own = splitUtilities(sheet, pagesOf).own.get("cart.js") ?? "";
  expect(own.indexOf(".mt-4")).toBeGreaterThan(own.indexOf(".m-2"));
  expect(own).not.toContain(".flex");
});

test("layers stand by specificity, then by medium, the page's own above the shared one of each", () => {
  const [, order = ""] = /@layer utilities\{@layer ([^;]+);/.exec(splitUtilities(sheet, pagesOf).shared) ?? [];
  expect(order.split(",")).toEqual(["u0", "u0-page", "u1", "u1-page", "u2", "u2-page"]);
});

test("a sheet without utilities is refused", () => {
  expect(() => splitUtilities("a{color:red}", pagesOf)).toThrow(/no layer of utilities/);
});
