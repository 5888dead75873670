import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { contentCopy, problemsIn } from "../../tests/support/content-copy.ts";
import { OldPage } from "./old-page.ts";
import { serviceDetails } from "./service-details.ts";

/** A project week by week as earlier versions had it. */
const old = `head:
  title: An engagement, week by week
  description: "An example of four weeks of work: what happens in each, who spends the hours, and where either side may stop."
tape:
  crumb: { label: Home, url: / }
  title: A job, laid out.
  lead: An example in four weeks.
  note: The figures are made up.
  caseLabel: 4 weeks
  weekWord: Week
weeks:
  title: Four weeks.
  lead: Everybody’s hours together.
  hoursWord: hours
  items:
    # Kept by the editor.
    - { title: Listening, text: Two days beside them., hours: 60 }
    - { title: One page, text: What is to change., hours: 70, gate: First gate }
    - { title: A thin thread, text: One member signs in., hours: 90 }
    - { title: Over to you, text: Your people do the release., hours: 60 }
people:
  title: Who spends the hours.
  text: An example.
  squareNote: Each square stands for ten hours.
  items:
    - { role: Engineer, who: "Server, database", hours: 200 }
    - { role: Tester, who: Scripts, hours: 80 }
papers:
  title: Papers worth keeping.
  lead: Short ones.
  items:
    - { title: Friday note, meta: Half a page, lines: ["**Done:** new password.", "**We need:** a list of old addresses."] }
    - { title: Risk list, meta: One page, lines: ["**Mail lands in junk.** Likely."] }
gates:
  title: Three gates.
  lead: A gate is a question.
  evidenceLabel: On the table
  ifNotLabel: Should it be no
  items:
    - { week: Week 2, question: Is this worth making?, evidence: The page, answer: "Yes.", ifNot: The page is yours. }
    - { week: Week 3, question: Can a stranger use it?, evidence: Notes, answer: "No.", ifNot: It stays shut. }
    - { week: Week 4, question: Is it safe?, evidence: The report, answer: "Yes.", ifNot: The old way stays open. }
needs:
  title: What it takes from you.
  text: Work waits for answers.
  items:
    - { amount: 2 h, title: Somebody who decides, text: And a deputy. }
changes:
  title: When the plan changes.
  lead: A wish becomes a ticket.
  tickets:
    - { number: Example 1, ask: Add a chat., sum: 100 hours more, verdict: refused, word: Left out, why: Nobody could answer. }
  footer: The example is 20 hours longer.
exits:
  title: Ways to stop early.
  lead: Better in the contract.
  doors:
    - { title: You stop, text: At any gate., points: [What was made is handed over] }
close:
  title: And yours?
  text: Describe the job.
  action: { label: Describe a job, url: /contact }
  second: { label: Search this site, url: /search }
`;

function migrated() {
  const document = parseDocument(old);
  const page = new OldPage(document);
  serviceDetails(page);
  return { left: page.finish(), text: document.toString() };
}

test("an old page of weeks becomes bands that pass the check, with its comments", async () => {
  const root = contentCopy();
  const { text } = migrated();
  writeFileSync(join(root, "content/pages/service-details.yaml"), text);
  expect(await problemsIn(root)).toEqual([]);
  expect(text).toContain("# Kept by the editor.\n");
  const { bands } = parseDocument(text).toJS();
  const band = (name: string) => bands.find(({ role }: { role: string }) => role === name);
  expect(band("hero").weeks).toBe(4);
  expect(band("timeline").items[1]).toEqual({
    ...{ heading: "One page", text: "What is to change.", hours: 70, decision: "First gate" },
  });
  expect(band("hours").foot.table).toEqual([{ label: "Somebody who decides", value: "2 h: And a deputy." }]);
  expect(band("changes-and-exits").chapters).toEqual([
    {
      ...{ heading: "Add a chat", aside: "100 hours more", text: "Nobody could answer." },
      verdict: { word: "Left out", tone: "ink" },
    },
    { heading: "You stop", text: "At any gate. What was made is handed over." },
  ]);
});

test("words of the weeks that have no place in bands are listed", () => {
  expect(migrated().left).toEqual(
    expect.arrayContaining([
      'people.squareNote: "Each square stands for ten hours."',
      'exits.title: "Ways to stop early."',
    ]),
  );
});
