import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { contentCopy, problemsIn } from "../../tests/support/content-copy.ts";
import { home3 } from "./home-3.ts";
import { OldPage } from "./old-page.ts";

const contents = ["1", "2", "3", "4", "5", "0"]
  .map(
    (amount) => `    - { amount: "${amount}", drawn: { full: 1, of: 1 }, unit: of ${amount}, text: What that means. }`,
  )
  .join("\n");

/** A page for small teams as earlier versions had it. */
const old = `head:
  title: Publishing for small teams
  description: What we look for, how a deal divides, what comes with the money, how a pitch is read and what to put into it.
opening:
  title: Room on the shelf.
  lead: Money against playable builds.
  action: { label: Pitch your game, url: /contact }
  taken:
    - { title: A small one, note: Two people, imgUrl: /images/plate-7.webp, alt: A peg figure behind two blocks }
    - { title: An odd one, note: Fits no shelf, imgUrl: /images/plate-2.webp, alt: A staircase of blocks }
    - { title: A long one, note: A second game, imgUrl: /images/plate-8.webp, alt: Another peg figure }
  free:
    - { number: "4", label: Your game?, url: /contact }
    - { number: "5", label: Or this?, url: /contact }
signing:
  title: What suits us and what does not
  yes: { title: Send it if, items: [It is fun, You could finish it without us] }
  no: { title: Rather not if, items: [There is nothing to play] }
deal:
  title: A hundred coins, divided.
  # Kept by the editor.
  lead: An example.
  bar: How a hundred coins are divided
  parts:
    - { amount: 50, value: "50", label: The advance, tone: tang }
  note: Shares are agreed game by game.
  table:
    label: One example
    columns: [If the game earns, The advance, The team, Anything owed]
    rows:
      - { receipts: Half the advance, cells: [Half paid back, Keeps what it was paid, Nothing] }
contents:
  title: What can come with the money.
  items:
${contents}
  refusal: A deal leaves the rest out.
roll: { title: Names come before logos., lead: Games we made., by: Published by, own: Published by us }
days:
  title: How a pitch gets its answer.
  lead: An example in twelve working days.
  day: Day
  events:
    - { day: 1, title: One plays, text: Before anybody reads the deck. }
    - { day: 5, title: Others play, text: Including somebody else. }
    - { day: 10, title: We talk, text: What it costs. }
    - { day: 12, title: You hear, text: A yes or a no. }
  late: You hear that as well.
checklist:
  title: What to put in the parcel.
  lead: Tick as you pack.
  items:
    - { title: Something to play, text: Rough is fine. }
  count: of eight in the parcel.
  leaveOut: No need for a trailer.
questions:
  title: What you will be asked.
  items:
    - { question: Which part took longest?, why: It says more. }
    - { question: What would you leave out?, why: Every game left something out. }
close:
  title: Your place is this wide.
  text: A link to a build is enough.
  action: { label: Pitch your game, url: /contact }
  note: Do talk to others.
`;

function migrated() {
  const document = parseDocument(old);
  const page = new OldPage(document);
  home3(page);
  return { left: page.finish(), text: document.toString() };
}

test("an old page for small teams becomes bands that pass the check, with its comments", async () => {
  const root = contentCopy();
  const { text } = migrated();
  writeFileSync(join(root, "content/pages/home-3.yaml"), text);
  expect(await problemsIn(root)).toEqual([]);
  expect(text).toContain("# Kept by the editor.\n");
});

test("what is signed becomes sentences, and figures and things to send go below their bands", () => {
  const { bands } = parseDocument(migrated().text).toJS();
  const band = (name: string) => bands.find(({ role }: { role: string }) => role === name);
  expect(band("signing").items[0].text).toBe("It is fun. You could finish it without us.");
  expect(band("deal").foot.figures.map(({ value }: { value: string }) => value)).toEqual(["1", "2", "3", "0"]);
  expect(band("pitch-checklist").foot.list).toEqual(["**Something to play.** Rough is fine."]);
});

test("words of the page for small teams that have no place in bands are listed", () => {
  expect(migrated().left).toEqual(
    expect.arrayContaining([
      'roll.by: "Published by"',
      'checklist.lead: "Tick as you pack."',
      'deal.parts.0.value: "50"',
    ]),
  );
});
