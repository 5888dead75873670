import content from "virtual:content";
import { expect, test } from "vitest";
import { shapeExamples, shapes } from "#model/pages/composed-page.server.ts";
import { kitBands, kitViews } from "./kit-bands.server.ts";
import { kitWords } from "./kit-words.server.ts";

test.each(kitViews)("the words of the kit's view %s follow the schema of each shape", (view) => {
  expect(kitBands(view, content).bands.length).toBeGreaterThan(10);
});

test("every shape is in the kit and has an example with which a new band begins", () => {
  expect(Object.keys(kitWords).sort()).toEqual(shapes);
  expect(Object.keys(shapeExamples)).toEqual(shapes);
});
