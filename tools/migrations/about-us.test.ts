import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { contentCopy, problemsIn } from "../../tests/support/content-copy.ts";
import { aboutUs } from "./about-us.ts";
import { OldPage } from "./old-page.ts";

const old = `head:
  title: About us
  description: Who we are, what matters to us in our work on games and software, where to find us, and facts about us.
twin:
  title: Play and craft.
  imgUrl: /images/plate-5.webp
  alt: Building blocks
  are: We are
  areItems: [makers of games]
  areNot: We are not
  areNotItems: [a factory]
years:
  title: How we got here.
  items:
    # The first invoice.
    - { year: 2014, text: Two people begin. }
loans:
  title: What one lends to another.
  lead: Rows lend.
  table: What our fields lend each other
  corner: Lends
  to: to
  itself: Nothing
  rows:
    - { department: tang, name: Play, lends: [{ to: mari, what: A clock }] }
    - { department: mari, name: Craft, lends: [] }
principles: { title: What we hold to., items: [{ says: We write things down., costs: So others can carry on. }] }
signers: { title: Who signs., lead: They reply., people: [li-wu], action: { label: The team, url: /team } }
offices: { title: Where to find us., people: people, now: local time }
figures: { title: In figures. }
supplier: { title: For a form., name: Name, number: Number, office: Office, facts: [{ term: Owners, text: The staff }] }
visit: { title: Come and meet us., lead: Say when., action: { label: Arrange it, url: /contact }, imgUrl: /images/plate-6.webp, alt: Blocks }
`;

test("an old page about the company becomes bands that pass the check; what has no place is listed", async () => {
  const root = contentCopy();
  const document = parseDocument(old);
  const page = new OldPage(document);
  aboutUs(page);
  const left = page.finish();
  writeFileSync(join(root, "content/pages/about-us.yaml"), document.toString());
  expect(await problemsIn(root)).toEqual([]);
  expect(left).toContain('signers.people.0: "li-wu"');
  expect(document.toString()).toContain("# The first invoice.\n");
  const { bands } = document.toJS();
  const band = (name: string) => bands.find(({ role }: { role: string }) => role === name);
  expect(band("lending").columns).toEqual(["Lends", "to Play", "to Craft"]);
  expect(band("lending").rows).toEqual([
    { heading: "Play", cells: [{ text: "–" }, { text: "A clock", tone: "tang" }] },
    { heading: "Craft", cells: [{ text: "–" }, { text: "–" }] },
  ]);
  expect(band("principles").lines).toEqual(["**We write things down.** So others can carry on."]);
});
