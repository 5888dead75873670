import { expect, test } from "vitest";
import { createLoggedPath } from "./logged-path.ts";

const patternOf = (path: string) => (/^\/order\/[^/]+$/i.test(path) ? "/order/:reference" : undefined);
const ours = new Set(["/", "/about-us", "/blog/a-long-title-that-has-more-letters-than-a-plain-word-has"]);
const tell = createLoggedPath({ basePath: "/", isOurs: (path) => ours.has(path), patternOf });

test.each([
  ["/about-us?name=Ada", "/about-us"],
  ["/about-us#part", "/about-us"],
  ["/blog/a-long-title-that-has-more-letters-than-a-plain-word-has", ""],
  ["/order/LW-ABCD-EF?k=secret", "/order/:reference"],
  ["/Order/lw-abcd-ef.data?_routes=x", "/order/:reference.data"],
  ["/order/LW-ABCD-EF.md", "/order/:reference.md"],
  ["/_ipx/f_webp&q_80&s_300x200/images/harbour.webp", ""],
  ["/nope-17/", ""],
  ["/ada@example.com/x", "/*/x"],
  ["/ada%40example.com", "/*"],
  ["/newsletter/c29tZWJvZHk", "/newsletter/*"],
  ["http://elsewhere.example/Ada", "*//elsewhere.example/*"],
])("of %s nothing is logged that belongs to a visitor", (target, told) => {
  expect(tell(target)).toBe(told || target);
});

test("a very long path is cut, and below a base the base is logged as well", () => {
  expect(tell(`/${"a/".repeat(5000)}`).length).toBeLessThanOrEqual(200);
  const below = createLoggedPath({ basePath: "/studio/", isOurs: () => false, patternOf });
  expect(below("/studio/order/LW-1?k=s")).toBe("/studio/order/:reference");
  expect(below("/Elsewhere/x")).toBe("/*/x");
});
