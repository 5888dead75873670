import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { contentCopy, problemsIn } from "../../tests/support/content-copy.ts";
import { home6 } from "./home-6.ts";
import { OldPage } from "./old-page.ts";

const force = (number: number) =>
  `    - { force: ${number}, title: Case ${number}, player: Little., founder: "Wait, and say so." }`;
const cost = (title: string, outside: boolean) =>
  `    - { title: ${title}, weeks: 3, text: More if it grows., outside: ${outside} }`;
const mistake = (when: string) => `    - { when: ${when}, text: We began too soon., now: We wait. }`;

/** A founders' page as earlier versions had it. */
const old = `head:
  title: Web3 games, for founders
  description: From the first question to the last audit, as an earlier version of the software had it, for founders.
opening:
  title: First the game.
  # Kept by the editor.
  lead: A token cannot make a dull game worth an evening.
  action: { label: Put it to the test, url: /contact }
  second: { label: Questions first, url: /contact }
  imgUrl: /images/plate-5.webp
  alt: Coloured blocks
exits: { title: The questions., end: { title: Let us plan it., text: Often it is a smaller game. } }
scope:
  title: What we build
  strips: [{ title: We build, items: [The game], note: It works unplugged. }]
keys:
  title: Five keys.
  lead: They are given away.
forces:
  title: Bad weather.
  lead: As at sea.
  force: Force
  player: A player notices
  founder: You
  items:
${[2, 4, 6, 8, 11].map(force).join("\n")}
costs:
  title: In weeks.
  lead: A block is a week.
  unit: weeks
  items:
${["Economy", "Contracts", "Market"].map((title) => cost(title, false)).join("\n")}
${cost("Audits", true)}
  note: The game is priced apart.
confession:
  case: grossenwahn
  title: Five wrong weeks.
  lead: We said yes too soon.
  strip: A strip of weeks
  wrongWeeks: 5
  mistakes:
${["Early", "Midway", "Late"].map(mistake).join("\n")}
  action: The whole case
close:
  title: Still with the token?
  yes: { title: "Yes.", text: Send the spreadsheet., action: { label: Send it, url: /contact } }
  no: { title: "No.", text: Then let us talk., action: { label: Just the game, url: /contact } }
`;

function migrated() {
  const document = parseDocument(old);
  const page = new OldPage(document);
  home6(page);
  return { left: page.finish(), text: document.toString() };
}

test("an old founders' page becomes bands that pass the check, with its comments", async () => {
  const root = contentCopy();
  const { text } = migrated();
  writeFileSync(join(root, "content/pages/home-6.yaml"), text);
  expect(await problemsIn(root)).toEqual([]);
  expect(text).toContain("# Kept by the editor.\n");
  const { bands } = parseDocument(text).toJS();
  expect(bands[1].items[4]).toMatchObject({ force: 11, heading: "Case 11", tone: "ink" });
  expect(bands[2].items[3]).toEqual({ value: "3", label: "weeks: Audits", tone: "orch" });
  expect(bands[3].link).toEqual({ label: "The whole case", url: "/portfolio/grossenwahn" });
});

test("words of the founders' page that have their place elsewhere are listed", () => {
  expect(migrated().left).toEqual(
    expect.arrayContaining([
      'exits.title: "The questions."',
      'scope.strips.0.items.0: "The game"',
      'keys.title: "Five keys."',
    ]),
  );
});
