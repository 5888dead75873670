import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { z } from "zod";
import { schemaAt } from "#model/fields/schema-fields.server.ts";
import pictures from "../../../editor/kit-pictures.json" with { type: "json" };
import { aboutShapes, shapes } from "../../../model/pages/composed-page.server.ts";
import { ownValue } from "../../../shared/own-value.ts";
import { contentCopy, rewrite } from "../../../tests/support/content-copy.ts";
import { fixtureSite } from "../../../tests/support/fixture-site.ts";
import { workspaceOn } from "../../../tests/support/workspaces.ts";
import { describeForm } from "../describe-form.ts";
import { filesWithout, newFiles, renamedFiles } from "../entry-changes.ts";
import { newItem } from "../sample-value.ts";
import { arrangeInSource, plainInSource, setInSource, valueInSource } from "../splice-source.ts";
import { newBand } from "./new-band.ts";

const file = "content/pages/angebot.yaml";
const source = readFileSync(join(fixtureSite, file), "utf8");

async function openCopy(root = contentCopy()) {
  const { site, writer } = await workspaceOn(root);
  const reading = await site.now();
  if (!reading.content) throw new Error("the fixture site has mistakes");
  return { site, writer, reading, content: reading.content };
}

test("a field of a band is changed by its role, before and after the band has moved", () => {
  const path = ["bands", "table", "heading"];
  const moved = arrangeInSource(source, file, ["bands", "table"], { do: "move", to: 1 });
  for (const text of [source, moved]) {
    const changed = setInSource(text, file, path, "Another heading");
    expect(valueInSource(changed, file, path)).toBe("Another heading");
    expect(changed.replace("Another heading", "Was es kostet")).toBe(text);
  }
});

test("the copy of a band has a role of its own, and another copy the next", () => {
  const once = arrangeInSource(source, file, ["bands", "table"], { do: "duplicate" });
  const twice = arrangeInSource(once, file, ["bands", "table"], { do: "duplicate" });
  expect(valueInSource(twice, file, ["bands", "table-2", "heading"])).toBe("Was es kostet");
  expect(valueInSource(twice, file, ["bands", "table-3", "heading"])).toBe("Was es kostet");
});

test("the form of a band has the fields of its shape, with their addresses by role", async () => {
  const { site, reading } = await openCopy();
  const schema = reading.schemas.get(file);
  const text = site.read(file).text;
  const formAt = (path: (string | number)[]) =>
    schema && describeForm({ file, source: text, schema, path }, { homes: new Map(), pictures: [] });
  const form = formAt(["bands", "steps", "items", 0]);
  expect(form?.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(["heading", "when", "from", "to"]));
  expect(form?.fields[0]?.address).toBe("pages/angebot.yaml#bands.steps.items.0.heading");
  expect(formAt(["bands", "steps"])?.fields.map(({ name }) => name)).toContain("items");
  expect(formAt(["bands", "figures"])?.place).toMatchObject({ at: 9 });
  expect(formAt(["bands"])?.choices).toEqual(shapes);
});

test("a new band of each shape and variant is sound, asks for words everywhere, and its role is free", async () => {
  const { site, reading } = await openCopy();
  const schema = reading.schemas.get(file) as z.ZodType;
  const fields = { bands: shapes.map((shape) => ({ role: shape })) };
  const offered = { pictures: site.pictures(), today: "2026-01-05" };
  const [opening] = plainInSource(source, file, ["bands"]) as unknown[];
  for (const [shape, { variants }] of Object.entries(aboutShapes))
    for (const variant of Object.keys(variants)) {
      const band = newBand(schema, fields, { shape, variant, at: 15 }, offered);
      expect(band).toMatchObject({ role: `${shape}-2`, shape });
      const bands = shape === "hero" ? [band] : [opening, band];
      const page = { head: reading.content?.composedPages[0]?.head, bands };
      expect(schema.safeParse(page).error?.issues ?? [], `${shape} ${variant}`).toEqual([]);
      if (!["quotes", "people"].includes(shape))
        expect(JSON.stringify(band), `${shape} ${variant}`).toContain('"TODO ');
    }
});

test("every shape has a picture of each variant that its schema knows", () => {
  for (const [shape, { variants }] of Object.entries(aboutShapes))
    expect(Object.keys(variants).sort(), shape).toEqual(Object.keys(ownValue(pictures, shape) ?? {}).sort());
  expect(Object.keys(aboutShapes)).toEqual(shapes);
});

test("a new row of a table has as many cells as the others", async () => {
  const { site, reading } = await openCopy();
  const page = "content/pages/pricing.yaml";
  const { text } = site.read(page);
  const [first] = plainInSource(text, page, ["bands", "comparison", "rows"]) as unknown[];
  const path = ["bands", "comparison", "rows", 0];
  const schema = schemaAt(reading.schemas.get(page) as z.ZodType, path, plainInSource(text, page, []));
  const row = newItem(schema, "rows", first, { pictures: [], today: "2026-01-05" });
  expect(row).toMatchObject({
    heading: expect.any(String),
    cells: (first as { cells: unknown[] }).cells.map(() => ({ text: expect.any(String) })),
  });
});

test("a page begins as a sound draft, takes another name with a redirect, and leaves one when it goes", async () => {
  const root = contentCopy();
  // A page that another links to stays.
  rewrite(join(root, "content/pages/game-localization.yaml"), (text) =>
    text.replace("/angebote/donaudampfschifffahrt", "/faq"),
  );
  const { site, writer, reading, content } = await openCopy(root);
  const made = newFiles(site, { folder: "pages", title: "Spring offer", reading, content });
  expect(await writer.saveFiles(made)).toEqual({ state: "saved" });
  expect([...made.keys()]).toEqual(["content/pages/spring-offer.yaml"]);

  expect(await writer.saveFiles(renamedFiles(site, file, "Messe", await site.now()))).toEqual({ state: "saved" });
  const rules = () => parse(site.rawIfAny("content/redirects.yaml") ?? "");
  const rule = { from: "/angebote/donaudampfschifffahrt", to: "/angebote/messe", status: 308 };
  expect(rules()).toContainEqual(rule);

  const page = "content/pages/messe.yaml";
  expect(await writer.saveFiles(filesWithout(site, page))).toEqual({ state: "saved" });
  const after = (await site.now()).content;
  expect(after?.composedPages.map(({ address }) => address)).not.toContain("/angebote/messe");
  expect(rules()).toContainEqual({ from: "/angebote/messe", to: "/pricing", status: 308 });
  expect(rules()).toContainEqual({ ...rule, to: "/pricing" });
});

test("the pages that belong to the site keep their names", async () => {
  const { site, reading } = await openCopy();
  expect(() => renamedFiles(site, "content/pages/pricing.yaml", "Costs", reading)).toThrow(
    "this file cannot be renamed",
  );
  expect(() => filesWithout(site, "content/pages/pricing.yaml")).toThrow("this file cannot be renamed");
});
