import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Document, parseDocument, stringify } from "yaml";
import { contentCopy, problemsIn } from "../../tests/support/content-copy.ts";
import { contact } from "./contact.ts";
import { OldPage } from "./old-page.ts";

const file = (root: string) => join(root, "content/pages/contact.yaml");

/** The page of the tests' site as earlier versions had it. */
function oldPage(root: string): Document {
  const { head, bands } = parseDocument(readFileSync(file(root), "utf8")).toJS();
  const [{ heading, role, former, ...words }, lines, offices] = bands;
  const { land, shows } = offices.map;
  const rows = land.rows.map((row: string) => row.slice(0, -4));
  const old = {
    head,
    title: `${heading}.`,
    ...words,
    lines: { title: "Direct lines.", list: lines.lines, hours: "Nine to five" },
    offices: { title: "Offices", notes: offices.notes, map: { shows, land: { ...land, rows } } },
  };
  return parseDocument(stringify(old).replace("lines:", "# The exchange opens at nine.\nlines:"));
}

test("an old contact page becomes bands that pass the check; comments stay, what has no place is listed", async () => {
  const root = contentCopy();
  const { bands: now } = parseDocument(readFileSync(file(root), "utf8")).toJS();
  const document = oldPage(root);
  const page = new OldPage(document);
  contact(page);
  expect(page.finish()).toEqual(['lines.hours: "Nine to five"']);
  writeFileSync(file(root), document.toString());
  expect(await problemsIn(root)).toEqual([]);
  expect(document.toString()).toContain("# The exchange opens at nine.\n");
  const { bands } = document.toJS();
  expect(bands[0]).toEqual(now[0]);
  expect([bands[1].heading, bands[1].lines]).toEqual(["Direct lines", now[1].lines]);
  expect(bands[2].map).toEqual(now[2].map);
});

test("the band with the form cannot be left out, as the brief and mails use its words", async () => {
  const root = contentCopy();
  const document = parseDocument(readFileSync(file(root), "utf8"));
  document.deleteIn(["bands", 0]);
  writeFileSync(file(root), document.toString());
  expect(await problemsIn(root)).toEqual([
    'content/pages/contact.yaml: bands: this page needs the band "enquiry"; write it again',
  ]);
});
