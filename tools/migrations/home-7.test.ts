import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { contentCopy, problemsIn } from "../../tests/support/content-copy.ts";
import { home7 } from "./home-7.ts";
import { OldPage } from "./old-page.ts";

/** A page for localisation managers as earlier versions had it. */
const old = `head:
  title: Game localisation, for managers
  description: One line in eight languages, strings that must fit, who holds the file when, how errors are scored, and file formats.
opening:
  title: One question, eight lengths.
  lead: A line grows and shrinks.
  action: { label: Send a string file, url: /contact }
  source: An example.
  unit: characters
  lines:
    - { lang: en, name: English, text: Who left the gate open?, tone: tang }
    - { lang: de, name: German, text: Wer hat das Tor offen gelassen?, tone: white }
    - { lang: fr, name: French, text: "Qui a laissé la porte ouverte ?", tone: mari }
    - { lang: es, name: Spanish, text: "¿Quién ha dejado la puerta abierta?", tone: white }
    - { lang: pl, name: Polish, text: Kto zostawił otwartą bramę?, tone: orch }
    - { lang: fi, name: Finnish, text: Kuka jätti portin auki?, tone: white }
    - { lang: tr, name: Turkish, text: Kapıyı kim açık bıraktı?, tone: mari }
    - { lang: pt, name: Portuguese, text: Quem deixou o portão aberto?, tone: white }
matrix:
  title: What each market tends to ask for.
  # Kept by the editor.
  lead: An empty square can wait.
  label: By group of languages
  corner: Languages
  columns: [Text, Voice, Culture, Testing]
  yes: From the start
  no: Later
  rows:
    - { languages: "Polish, Czech", has: [true, false, false, true] }
textFit:
  title: One label, one button.
  lead: A button with room for 100 pixels.
  label: One label in two languages
  columns: [Language, On the button, Width, What to do]
  room: 100
  trial:
    string: A label of your own
    start: Settings
    privacy: It goes nowhere.
    ways: Try it
    plain: As written
    pseudo: Longer
    rtl: The other way
    unit: px
    fits: fits
    over: "{over} too wide"
    box: The button
    size: 18
  unit: px
  fits: fits
  over: too wide
  rows:
    - { lang: en, name: English, text: Settings, width: 75, remark: The easy one. }
    - { lang: de, name: German, text: Einstellungen, width: 120, remark: Shorten it. }
relay:
  title: Where the file is, day by day.
  lead: An example.
  steps:
    - { days: Day 1, from: 1, to: 1, who: You, text: Freeze the text. }
quality:
  title: How wrong may a thousand words be?
  lead: Somebody from outside gives points.
  sampleLabel: "An example"
  sample:
    - { text: Take the, severity: none }
    - { text: illumination, severity: small }
    - { text: and turn the, severity: none }
    - { text: tap, severity: large }
    - { text: ". Then", severity: none }
    - { text: destroy, severity: stop }
    - { text: the letter., severity: none }
  marks:
    - { severity: small, points: 1, text: Too grand. }
    - { severity: large, points: 5, text: The menu says wheel. }
    - { severity: stop, points: 25, text: The original says deliver. }
  sum: 31 points in one note.
  result: { value: "5", text: points are a common limit. }
names:
  title: The translators belong in the credits.
  rules:
    - { title: By name, text: Or under the name they choose. }
turnaround:
  title: How long it takes, and in which file.
  label: Working days
  columns: ["Words in one language", Text and test, With voice]
  rows:
    - { words: "500", days: 3 days, voice: 8 days }
  note: An example for planning.
  formatsTitle: Files we can work with
  formats:
    - { name: .po, note: With plurals }
  refusal: Text in pictures has to come out first.
story: { title: From our work., action: Read the case }
close:
  title: Which line worries you?
  fileName: strings.csv
  lines:
    - { key: menu.continue, text: Go on }
  lead: Send a few of the difficult ones.
  action: { label: Send a string file, url: /contact }
`;

function migrated() {
  const document = parseDocument(old);
  const page = new OldPage(document);
  home7(page);
  return { left: page.finish(), text: document.toString() };
}

test("an old page for localisation managers becomes bands that pass the check, with its comments", async () => {
  const root = contentCopy();
  const { text } = migrated();
  writeFileSync(join(root, "content/pages/home-7.yaml"), text);
  expect(await problemsIn(root)).toEqual([]);
  expect(text).toContain("# Kept by the editor.\n");
});

test("squares become words, and the marked draft is a sentence with its errors in bold", () => {
  const { bands } = parseDocument(migrated().text).toJS();
  const band = (name: string) => bands.find(({ role }: { role: string }) => role === name);
  expect(band("languages").rows[0].cells.map(({ text }: { text: string }) => text)).toEqual([
    "From the start",
    "Later",
    "Later",
    "From the start",
  ]);
  expect(band("quality").lead).toBe(
    "An example: “Take the **illumination** and turn the **tap**. Then **destroy** the letter.”",
  );
  expect(band("quality").chapters[0]).toEqual({ heading: "1: illumination", text: "Too grand." });
});

test("words of the page for localisation managers that have no place in bands are listed", () => {
  expect(migrated().left).toEqual(
    expect.arrayContaining([
      'relay.lead: "An example."',
      'story.action: "Read the case"',
      'close.fileName: "strings.csv"',
    ]),
  );
});
