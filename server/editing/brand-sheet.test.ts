import { expect, test } from "vitest";
import { readContent } from "#model/reading/read-content.server.ts";
import { fixtureSite } from "../../tests/support/fixture-site.ts";
import { brandLink, brandSheet } from "./brand-sheet.ts";

test("a page of a draft is shown in the draft's colours, and in the build's where those are the same", async () => {
  const built = await readContent({ root: fixtureSite });
  expect(brandLink(built, built, "/edit/")).toEqual([]);
  const colours = { ...built.brand.colours, tang: { css: "oklch(0.9 0.05 20)", hex: "#fcd0cf" } };
  const [link] = brandLink({ brand: { ...built.brand, colours } }, built, "/edit/");
  expect(link).toMatchObject({ properties: { href: "/edit/brand.css?tang=%23fcd0cf" } });
});

test("the sheet of a draft's colours takes nothing but colours of the theme", async () => {
  const asked = new URLSearchParams({ tang: "#fcd0cf", pitch: "red;}body{display:none", nothing: "#000000" });
  const sheet = brandSheet(asked);
  expect(sheet.headers.get("Cache-Control")).toBe("no-store");
  expect(await sheet.text()).toMatch(/^:root \{\n {2}--color-tang: oklch\([\d. ]+\);\n\}\n$/);
});
