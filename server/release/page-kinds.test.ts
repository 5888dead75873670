import { matchPath, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { readPageKinds } from "./page-kinds.ts";

const route = (id: string, path: string, action?: () => unknown) => ({
  id,
  path,
  parentId: "root",
  module: { default: () => null, action },
});
const patterns = ["about-us", "blog/:slug", "order/:reference", "portfolio-grid/cases.csv", "blog/page/:n"];
const routes = {
  root: { id: "root", path: "", module: {} },
  home: { id: "home", index: true, parentId: "root", module: {} },
  ...Object.fromEntries(patterns.map((path) => [path, route(path, path)])),
  contact: route("contact", "contact", () => null),
  rest: route("rest", "*"),
} as unknown as ServerBuild["routes"];
const { kindOfPath, patternOf } = readPageKinds(routes);

test("a path is matched as the router matches it", () => {
  const paths = ["/", "//", "/about-us", "/About-Us/", "/about", "/blog", "/blog/", "/blog/a%20b", "/blog/page/2"];
  const odd = ["/portfolio-grid/cases.csv", "/portfolio-grid/casesXcsv", "/blog/a/b/c", "/order/LW-1//", "", "/\n"];
  for (const path of [...paths, ...odd]) {
    const wanted = ["/", ...patterns.map((pattern) => `/${pattern}`)].find((pattern) => matchPath(pattern, path));
    expect(patternOf(path), path).toBe(wanted);
  }
});

test("pages with and without forms are distinguished, and the catch-all is not a page", () => {
  expect(["/contact", "/about-us", "/nope"].map(kindOfPath)).toEqual(["form", "page", undefined]);
});
