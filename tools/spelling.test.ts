import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { spellingOf } from "./spelling.ts";

function contentOf(site: string) {
  const content = mkdtempSync(join(tmpdir(), "studio-site-spelling-"));
  mkdirSync(join(content, "people"));
  writeFileSync(join(content, "site.yaml"), site);
  writeFileSync(join(content, "people/wacek.yaml"), "name: Wacław Großzahn\n");
  mkdirSync(join(content, "cases"));
  writeFileSync(join(content, "cases/moor.yaml"), "title: Żwirmoor\nclient: Gåsdal\n");
  return content;
}

test("the brand, its offices, people and works need no line in a list of words", () => {
  const site = "brand: Brackwater\nlang: en-GB\noffices: [{ city: Lübeck, address: Hafenstraße 3 }]";
  const { names, isBritish } = spellingOf(contentOf(site));
  expect(names).toEqual(["Brackwater", "Lübeck", "Hafenstraße", "Wacław", "Großzahn", "Żwirmoor", "Gåsdal"]);
  expect(isBritish).toBe(true);
});

test("content in another language is not held to British spelling, and a broken file is left to the content check", () => {
  expect(spellingOf(contentOf("lang: de")).isBritish).toBe(false);
  expect(spellingOf(contentOf("brand: [")).names).toEqual(["Wacław", "Großzahn", "Żwirmoor", "Gåsdal"]);
});
