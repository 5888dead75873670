import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { contentCopy, problemsIn } from "../../tests/support/content-copy.ts";
import { home8 } from "./home-8.ts";
import { OldPage } from "./old-page.ts";

/** A page for innovation leads as earlier versions had it. */
const old = `head:
  title: Small experiments, for innovation leads
  description: "For innovation leads: how an idea becomes a small test with a date, what fits into a frame, how AI is used, and what belongs to whom at the end."
opening:
  title: What is the smallest test of your idea?
  label: Your question
  example: Can a model find the dull levels?
  submit: Suggest a test
  note: "A test has a question, an end date and a line at which it stops. All three are written down on the first day."
  imgUrl: /images/plate-6.webp
  alt: "Coloured blocks, stacked and joined, in place of a picture of an experiment"
log:
  title: How a board of tests reads.
frame:
  title: Where would your idea fit?
  rows:
    - { what: Drawing the world, tenths: 70, note: Fewer lights }
method:
  title: "Ask, try, tell."
  weeks:
    - { verb: Ask, when: Days 1 to 5, from: 1, to: 5, text: "The question in one sentence, the data in one place, a guess from everybody.", stop: "Ends here if the data does not exist." }
    - { verb: Try, when: Days 6 to 12, from: 6, to: 12, text: "The plainest thing that can give an answer, judged by people who were not told what to expect.", stop: "Ends here if the stop line is crossed." }
    - { verb: Tell, when: Days 13 to 15, from: 13, to: 15, text: "A short report, the code, and what we would try next, if anything.", stop: "Ends here in any case." }
  price: "An example of three weeks. The price is agreed before day one and follows the state of the data."
policy:
  # Kept by the editor.
  title: How AI is used, on a label.
  lead: "An example of what we agree on before a test begins. Yours may be stricter."
  label:
    title: AI facts
    serving: "For one test of fifteen days"
    rows:
      - { what: Code suggested by a model, amount: Allowed }
      - { what: "Read by a person first", amount: Always }
      - { what: Text and art that players meet, amount: Ask }
      - { what: Verdicts on people, amount: Never }
      - { what: "Training on your data", amount: Never }
    foot: "Agreed in writing, and repeated in the report with what was in fact used."
  rules:
    - { title: You may say none, text: "Then no model touches the work, and the plan allows for it." }
    - { title: Your data stays yours, text: "Used for the question, deleted when it is answered." }
    - { title: People are asked, text: "A voice, a face or a style belongs to somebody." }
    - { title: Somebody signs, text: "Each result has a name under it that is not a product’s." }
funding:
  title: Three ways to pay for an answer.
failures:
  title: What did not work.
  labels: { thought: The idea, line: It was to stop if, tick: The line, found: What was found, why: Why, use: What remains }
  items:
    - title: Quests from a small model
      closed: 2026-08-19
      thought: It could write errands.
      line: Testers can tell in fifty words.
      figure: "9"
      found: words until they knew
      gauge: { full: 60, line: 50, found: 9 }
      why: It wanted nothing.
      use: Thirty wants.
    - title: Whistles in a broadcast
      closed: 2025-03-06
      thought: A whistle could time a match.
      line: It misses one in twenty.
      figure: "34%"
      found: of whistles missed
      gauge: { full: 36, line: 5, found: 34 }
      why: Supporters whistle too.
      use: A detector of supporters.
team:
  title: Who you would work with.
  people:
    - { part: Keeps the question small. }
    - { part: Looks after the data and the end date. }
close:
  title: Suggest a test
  lead: "Write down what you want to know. The answer may be a test, a book that already knows, or a better question."
  action: { label: Suggest a test, url: "/contact?topic=research-and-development-innovation-ai-labs" }
  note: Nothing secret is needed to begin.
`;

function migrated() {
  const document = parseDocument(old);
  const page = new OldPage(document);
  home8(page);
  return { left: page.finish(), text: document.toString() };
}

test("an old page for innovation leads becomes bands that pass the check, with its comments", async () => {
  const root = contentCopy();
  const { text } = migrated();
  writeFileSync(join(root, "content/pages/home-8.yaml"), text);
  expect(await problemsIn(root)).toEqual([]);
  expect(text).toContain("# Kept by the editor.\n");
});

test("a failed experiment keeps its line and what is left of it, and what the labs have too is listed", () => {
  const { left, text } = migrated();
  const { bands } = parseDocument(text).toJS();
  const failures = bands.find(({ role }: { role: string }) => role === "failures");
  expect(failures.items[0].verdict).toEqual({ word: "9", tone: "orch", text: "words until they knew" });
  expect(failures.foot.list.slice(0, 2)).toEqual([
    "**Quests from a small model.** It was to stop if: Testers can tell in fifty words.",
    "**Quests from a small model.** What remains: Thirty wants.",
  ]);
  expect(left).toEqual(
    expect.arrayContaining(['funding.title: "Three ways to pay for an answer."', "frame.rows.0.tenths: 70"]),
  );
});
