import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { contentCopy, problemsIn } from "../../tests/support/content-copy.ts";
import { OldPage } from "./old-page.ts";
import { labs } from "./research-and-development-innovation-ai-labs.ts";

/** A page of the labs as earlier versions had it. */
const old = `head:
  title: Research, innovation and AI
  description: "Open questions, experiments with a date and a stop line, what a decision costs in a frame, rules for AI, and what belongs to whom afterwards."
specimen:
  crumb: { label: Home, url: / }
  title: Questions worth three weeks
  lead: >-
    Some ideas need a meeting and some need a year. For those in between there are short experiments, with an answer at the end.
  action: { label: Suggest a question, url: /contact?topic=research-and-development-innovation-ai-labs }
  imgUrl: /images/plate-6.webp
  alt: "Coloured blocks, stacked and joined, in place of a picture of an experiment"
  listTitle: Open questions
  questions:
    - { question: Can a level be tested without a player?, text: Bots find holes in the floor. Do they find boredom? }
    - { question: How much memory does a shopkeeper need?, text: "Enough for one grudge, at least." }
    - { question: Who hears that a crowd is made of ten voices?, text: "Few people, until they are told." }
    - { question: When should a forecast say nothing?, text: "Saying so is part of being right." }
    - { question: What can a small model do offline?, text: "Less than hoped, and sooner than feared." }
    - { question: Is slow and right better than fast?, text: "Not in a frame. Perhaps in an office." }
strips:
  title: "Our experiments, each with an end"
  lead: >-
    An example of a board. Each cell stands for a day, and each strip says beforehand what would end it.
  days: 15
  stopLabel: Ends if
  reported: Reported
  items:
    - { title: Bots that look for boredom, status: running, word: Running, started: 2026-11-09, when: "Reports {reports}", over: "Closed {reports}", stop: people disagree with it half of the time }
    - { title: Side quests, status: failed, word: Stopped, done: 9, when: The line was crossed, stop: players notice }
frame:
  title: What a decision costs
  lead: >-
    An example. The line is a whole frame, 16.7 milliseconds. The figures are rounded; the distances between them are the point.
  tableLabel: An example of the cost of five ways to decide
  columns: [What decides, Where, In a frame, Memory, In a word]
  limitTenths: 167
  trial:
    thought: A way to decide
    scene: What else is drawn and moved
    holds: "{used} in all, so {rate} pictures a second."
    drops: "{used} in all, so each picture waits for {frames}, and {rate} a second remain."
  rows:
    - { what: A handful of rules, where: "Processor, each frame", hundredths: 10, memory: 0.1 MB, standing: good, verdict: Begin here }
sealed:
  title: How we keep a test honest
  lead: >-
    Results look obvious afterwards. So the guesses are written down before.
  steps:
    - { title: Guess, text: "Everybody writes a number and closes the envelope." }
    - { title: Line, text: "One sentence says at which figure the work ends." }
    - { title: Try, text: "The simplest thing that could give an answer." }
    - { title: Attack, text: "Odd input, no input, slow network, another language." }
    - { title: Open, text: "First the result, then the envelopes." }
  note: >-
    A model is judged by people who **do not know which answer is whose**. Anything else measures hope.
flasks:
  # Kept by the editor.
  title: What AI may do here
  lead: An example of rules. A contract can make them stricter.
  items:
    - title: Freely
      points:
        - Searching and sorting our own notes
        - Playing a level a thousand times overnight
        - Suggesting code that a person reads
    - title: With consent
      points:
        - Whatever players will see or hear
        - Data that belongs to you
        - Voices and faces, against a contract
    - title: Not at all
      points:
        - Work whose makers were never asked
        - Decisions on people that nobody can undo
        - Passing a guess off as a result
notes:
  title: What we wrote about it
  lead: "What was tried, what came of it, and what was wrong about it."
  action: { label: Search the notes, url: /search }
calendar:
  title: Fifteen days, and you in the room
  lead: >-
    An example of three working weeks. On some of the days somebody of yours joins in, and may say no.
  weekdays: [Mon, Tue, Wed, Thu, Fri]
  dayWord: Day
  entries:
    - { day: 1, text: "Question, guesses, line." }
    - { day: 3, text: "Is there any data? If not, it ends here." }
    - { day: 5, text: "Something ugly that runs." }
    - { day: 8, text: "Your turn. Are we near the line?" }
    - { day: 10, text: "A first figure." }
    - { day: 12, text: "A day of trying to break it." }
    - { day: 15, text: "Report, code, envelopes." }
  fit: >-
    **Not the right thing** for a demonstration with a date, or for proof of what has been decided already.
shares:
  title: Who pays and who owns the result
  lead: Three examples. Whoever pays, a failure may be told.
  barLabel: Shares of the cost
  routes:
    - title: You
      parts: [{ who: You, percent: 100, tone: orch }]
      points:
        - { label: Code, text: Yours }
        - { label: Data, text: "Yours, deleted here at the end" }
        - { label: Paper, text: "Yours to keep back" }
    - title: Both
      parts: [{ who: You, percent: 50, tone: orch }, { who: We, percent: 50, tone: white }]
      points:
        - { label: Code, text: For both to use }
        - { label: Data, text: "Yours, the findings shared" }
        - { label: Paper, text: Published after a while }
    - title: A fund
      parts: [{ who: Fund, percent: 50, tone: mari }, { who: You, percent: 30, tone: orch }, { who: We, percent: 20, tone: white }]
      points:
        - { label: Code, text: "Open, as funds mostly ask" }
        - { label: Data, text: "By the fund’s rules" }
        - { label: Paper, text: Public }
empty:
  word: Free
  title: Send us your question
  text: >-
    Write it as one sentence. The answer may be three weeks, an afternoon, or that somebody has done it already.
  action: { label: Suggest a question, url: /contact?topic=research-and-development-innovation-ai-labs }
  second: { label: Ask something else, url: /contact }
`;

function migrated() {
  const document = parseDocument(old);
  const page = new OldPage(document);
  labs(page);
  return { left: page.finish(), text: document.toString() };
}

test("an old page of the labs becomes bands that pass the check, with its comments", async () => {
  const root = contentCopy();
  const { text } = migrated();
  writeFileSync(join(root, "content/pages/research-and-development-innovation-ai-labs.yaml"), text);
  expect(await problemsIn(root)).toEqual([]);
  expect(text).toContain("# Kept by the editor.\n");
});

test("an experiment with a first day becomes a row that runs, and what has no place is listed", () => {
  const { left, text } = migrated();
  const { bands } = parseDocument(text).toJS();
  const { rows } = bands.find(({ role }: { role: string }) => role === "experiments");
  expect(rows[0].run).toMatchObject({ started: "2026-11-09", days: 15 });
  expect(rows[0].run.over[2]).toEqual({ text: "Closed {ends}" });
  expect(rows[1].run).toBeUndefined();
  expect(left).toContain('notes.title: "What we wrote about it"');
});
