import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { contentCopy, problemsIn } from "../../tests/support/content-copy.ts";
import { OldPage } from "./old-page.ts";
import { service } from "./service.ts";

/** An overview of services as earlier versions had it. */
const old = `head:
  title: Services
  description: What you can hire us for, from a question about an idea to a finished game or system, and how we work together.
tags:
  title: What is on your mind.
  lead: Pick the sentence that comes closest.
  listTitle: Choose by situation
  items:
    # Kept by the editor.
    - { text: We have an idea and need a team. }
    - { text: Our project is running late., service: web3-game-development }
departments:
  title: Our services.
  lead: Each has a page of its own.
  people: people
  action: More about
joint:
  title: Jobs for several departments.
  lead: One team is formed from several.
  weekWord: weeks
  action: Read
  jobs:
    - title: A kart game.
      weeks: 11
      rows:
        - { department: tang, who: Game studio, start: 1, weeks: 11, text: Cut the frame time }
        - { department: pitch, who: Sports, start: 5, weeks: 3, text: Scoring }
      saved: A handover took an afternoon.
      case: q
contracts:
  title: Ways of working together.
  note: Every agreement is made in writing.
  tableLabel: Comparison
  columns: [Form, You bring, We bring, Extra work, At least]
  rows:
    - { contract: Fixed result, youBring: A result, weBring: Its price, overrun: At our cost, side: us, shortest: 2 weeks, weeks: 2 }
    - { contract: By the month, isUsual: true, youBring: Priorities, weBring: People, overrun: Shared, side: both, shortest: 1 month, weeks: 4 }
scale:
  title: How a project runs.
  lead: The order of the steps rarely differs.
  barLabel: The steps of a project
  unit: w
  stops:
    - { weeks: 1, text: You tell us what it is for., paper: "**You have** a page." }
    - { weeks: 1, text: You say what matters most., paper: "**You have** an offer." }
    - { weeks: 8, text: You try what is new., paper: "**You have** everything." }
proof:
  title: Work from every field.
  action: { label: All our work, url: /portfolio }
blank:
  title: None of these?
  text: Describe it in your own words.
  label: It is about
  placeholder: an idea for a game
  button: Continue
`;

function migrated() {
  const document = parseDocument(old);
  const page = new OldPage(document);
  service(page);
  return { left: page.finish(), text: document.toString() };
}

test("an old overview of services becomes bands that pass the check, with its anchor and comments", async () => {
  const root = contentCopy();
  const { text } = migrated();
  writeFileSync(join(root, "content/pages/service.yaml"), text);
  expect(await problemsIn(root)).toEqual([]);
  expect(text).toContain("# Kept by the editor.\n");
  const { bands } = parseDocument(text).toJS();
  expect(bands.map(({ role }: { role: string }) => role)).toEqual([
    ...["hero", "departments", "joint-jobs", "contract-overview", "process", "call-to-action"],
  ]);
  expect(bands[3].former).toEqual(["contracts"]);
  expect(bands[3].rows[1].cells[2]).toEqual({ text: "Shared", tone: "mari" });
  expect(bands[5].field).toEqual({ label: "It is about", placeholder: "an idea for a game" });
});

test("words of the overview that have no place in bands are listed", () => {
  expect(migrated().left).toEqual(
    expect.arrayContaining(['departments.people: "people"', 'proof.title: "Work from every field."']),
  );
});
