import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { contentCopy, problemsIn } from "../../tests/support/content-copy.ts";
import { gameLocalization } from "./game-localization.ts";
import { OldPage } from "./old-page.ts";

/** A localisation page as earlier versions had it. */
const old = `head:
  title: Game localisation
  description: From string file to store page, as an earlier version of the software had it, with a word for each section.
boxes:
  crumb: { label: Home, url: / }
  title: It just fits.
  lines:
    - { lang: de, name: German, text: Es passt gerade noch. }
    - { lang: fr, name: French, text: Ça tient tout juste. }
    - { lang: pl, name: Polish, text: Ledwo się tutaj mieści. }
  over: longer
  lead: The same box in four languages.
  action: { label: Send a page of text, url: /contact }
keys:
  title: Which languages, in which order.
  lead: An example.
  legend: { voice: Coloured keys are voiced., text: White keys are text. }
  markets:
    - title: Europe
      note: The usual first step.
      languages:
        - { lang: fr, own: Français, name: French, hasVoice: true }
        - { lang: nl, own: Nederlands, name: Dutch, hasVoice: false }
  gap: A language is missing? [Ask](/contact).
cast:
  title: Five parts of one job.
  scene: Any studio, any Thursday.
  parts:
    - { name: Text, aside: by the word, text: Menus and quests., limit: Needs a build. }
widths:
  title: Will it fit?
  lead: Widths in pixels.
  tableLabel: An example of widths
  columns: { key: String, english: English, limit: Room, languages: [German, French, Japanese] }
  trial: { start: New game }
  rows:
    - { key: hud.stamina, english: Stamina, limit: 100, widths: [100, 120, 80] }
kit:
  title: What to send.
  # Kept by the editor.
  text: Whatever is missing comes back as a question.
  download: { label: Ask for the list, url: /contact }
  items:
    - { title: The strings, text: With keys }
lanes:
  title: Who works when.
  note: An example in hours.
  steps: [Check, Writing, Sign-off]
  days: [Day 1, Days 2 to 6, Day 9]
  roles:
    - { role: Lead, hours: [3, 2, 2] }
    - { role: Translator, hours: [0, 30, 0] }
score:
  title: Quality, counted.
  text: A sample is marked.
  tenths: 20
  limitTenths: 50
  oursLabel: An example
  limitLabel: Goes back
machine:
  title: Machines, and where they stop.
  lead: A rule to agree on.
  may: { title: Useful for, items: [Measuring every line] }
  mayNot: { title: Left to people, items: [Words that ship] }
  yours: Other rules are possible.
receipt:
  title: What moves a price.
  lead: Text is priced by the word.
  drivers:
    - { change: +50%, title: Wordplay, text: A joke has to be found again. }
  slip:
    title: An example order
    meta: "10,000 words, one language"
    lines:
      - { label: Text, sum: 60% }
    total: { label: The whole, sum: 100% }
    note: Voice is priced apart.
cases: { title: From our work., action: Read }
dialogue:
  speaker: Whoever reads it first
  title: Which page is your hardest?
  text: You hear what each language will make of it.
  action: { label: Send a page of text, url: /contact }
  second: { label: Ask something else, url: /contact }
`;

function migrated() {
  const document = parseDocument(old);
  const page = new OldPage(document);
  gameLocalization(page);
  return { left: page.finish(), text: document.toString() };
}

test("an old localisation page becomes bands that pass the check, with its anchors and comments", async () => {
  const root = contentCopy();
  const { text } = migrated();
  writeFileSync(join(root, "content/pages/game-localization.yaml"), text);
  expect(await problemsIn(root)).toEqual([]);
  expect(text).toContain("# Kept by the editor.\n");
  const { bands } = parseDocument(text).toJS();
  const anchors = bands.flatMap(({ role, former = [] }: { role: string; former?: string[] }) => [role, ...former]);
  expect(anchors).toEqual(expect.arrayContaining(["services", "languages", "kit", "bench", "workflow", "word-prices"]));
});

test("hours are with their step, voices have their colour, and excess widths are marked", () => {
  const { bands } = parseDocument(migrated().text).toJS();
  const band = (name: string) => bands.find(({ role }: { role: string }) => role === name);
  expect(band("workflow").items[1]).toEqual({
    heading: "Writing",
    when: "Days 2 to 6",
    text: "Lead 2 h, Translator 30 h",
  });
  expect(band("languages").groups[0].keys).toEqual([
    { word: "Français", lang: "fr", aside: "French", tone: "tang" },
    { word: "Nederlands", lang: "nl", aside: "Dutch" },
  ]);
  expect(band("text-fit").rows[0].cells.map(({ tone }: { tone?: string }) => tone)).toEqual([
    undefined,
    undefined,
    "pitch",
    "tang",
    "pitch",
  ]);
});

test("words of the localisation page that have no place in bands are listed", () => {
  expect(migrated().left).toEqual(
    expect.arrayContaining(['boxes.crumb.label: "Home"', 'widths.trial.start: "New game"', 'cases.action: "Read"']),
  );
});
