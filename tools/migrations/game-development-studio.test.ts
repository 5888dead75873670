import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { contentCopy, problemsIn } from "../../tests/support/content-copy.ts";
import { gameDevelopmentStudio } from "./game-development-studio.ts";
import { OldPage } from "./old-page.ts";

const arcade =
  `name screen ready placed cut missed undone left right over won late spent paused resumed stopped failed seconds
  budget times`.split(/\s+/);
const stages = ["tang", "white", "mari", "tang", "pitch", "orch"].map(
  (tone, index) =>
    `{ tone: ${tone}, title: Stage ${index}, time: 2 weeks, text: Work., gate: "**Stop if** it is dull." }`,
);

/** The page of a game studio as earlier versions had it. */
const old = `head:
  title: Game development studio
  description: "From a first prototype to life after launch: ways to work together, six stages with a reason to stop at each, and handover."
opening:
  crumb: { label: Services, url: /service }
  titleLines: [Playable, first.]
  lead: We say what work should prove.
  action: { label: Talk about a game, url: /contact }
  second: { label: How it goes, url: "/game-development-studio#pipeline" }
  imgUrl: /images/plate-5.webp
  alt: Coloured blocks
  arcade: { ${arcade.map((name) => `${name}: said`).join(", ")} }
  promise: { title: We promise, items: [A build.] }
  refusal: { title: We do not, items: [Crunch.] }
kit: { title: Tools, rows: [{ title: Engines, items: [Unity, Godot], note: We patch them. }] }
lanes:
  title: Where we join.
  items: [{ title: Porting, text: Your game., from: 3, to: 5, span: To launch, time: 2 months, people: 3 people }]
stages:
  title: Six stages.
  # From the contract.
  lead: Stopping is cheapest early.
  items: [${stages.join(", ")}]
budget:
  title: One frame.
  text: An example.
  imgUrl: /images/plate-1.webp
  alt: Blocks
  barLabel: A frame
  parts: [{ tenths: 30, label: Rules, tone: mari }, { tenths: 20, label: Spare, tone: ink }]
  tableLabel: Budgets by device
  columns: [Device, Frame, Memory, Start, Download]
  rows: [[Console, 16.7 ms, 8 GB, 10 s, 20 GB]]
pair: { title: Two cases., constraint: Before, result: After, action: Read on, cases: [q] }
crews: { title: Sizes., items: [{ title: Pair, text: Two people., price: By the week, mix: A usual mix., pegs: [] }] }
sheet: { title: In the box., text: At the end., items: [The source, A build] }
questions: { title: Asked., items: [{ question: Who?, answer: You. }, { question: When?, answer: Soon. }] }
close: { label: Start, lead: Tell us., action: { label: Talk about a game, url: /contact } }
`;

function migrated() {
  const document = parseDocument(old);
  const page = new OldPage(document);
  gameDevelopmentStudio(page);
  return { left: page.finish(), text: document.toString() };
}

test("an old page of a game studio becomes bands that pass the check; comments stay, what has no place is listed", async () => {
  const root = contentCopy();
  const { text, left } = migrated();
  writeFileSync(join(root, "content/pages/game-development-studio.yaml"), text);
  expect(await problemsIn(root)).toEqual([]);
  expect(text).toContain("# From the contract.\n");
  expect(left).toContain('pair.title: "Two cases."');
});

test("ways to start are below the stages, tools below the budgets, and the mix of a team is a note", () => {
  const { bands } = parseDocument(migrated().text).toJS();
  const band = (name: string) => bands.find(({ role }: { role: string }) => role === name);
  expect(band("hero").heading).toBe("Playable first");
  expect(band("stages").items[0]).toMatchObject({ heading: "Stage 0", until: "Stop if it is dull." });
  expect(band("stages").foot.table).toEqual([{ label: "Porting", value: "2 months, 3 people" }]);
  expect(band("platforms").foot.list).toEqual(["**Engines:** Unity, Godot. We patch them."]);
  expect(band("team-sizes")).toMatchObject({ items: [{ said: "By the week" }], note: { text: "A usual mix." } });
  expect(band("handover").body).toBe("- The source\n- A build");
});
