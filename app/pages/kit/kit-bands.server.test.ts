import content from "virtual:content";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { shapeExamples, shapes } from "#model/pages/composed-page.server.ts";
import { listedPages } from "#model/pages/page-list.server.ts";
import { prerenderedPaths } from "#model/pages/site-paths.server.ts";
import { kitBands, kitViews } from "./kit-bands.server.ts";
import { kitWords } from "./kit-words.server.ts";

test.each(kitViews)("the words of the kit's view %s follow the schema of each shape", (view) => {
  expect(kitBands(view, content).bands.length).toBeGreaterThan(10);
});

test("every shape is in the kit and has an example with which a new band begins", () => {
  expect(Object.keys(kitWords).sort()).toEqual(shapes);
  expect(Object.keys(shapeExamples)).toEqual(shapes);
});

test("a build has no kit, nor do the lists of its pages", () => {
  const paths = routes.map(({ path = "" }) => path);
  for (const path of [...paths, ...prerenderedPaths(content), ...listedPages(content).map((page) => page.path)])
    expect(path).not.toContain("__kit");
});
