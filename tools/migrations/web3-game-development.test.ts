import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { contentCopy, problemsIn } from "../../tests/support/content-copy.ts";
import { OldPage } from "./old-page.ts";
import { web3GameDevelopment } from "./web3-game-development.ts";

const part = (name: string) => `    - { name: ${name}, ours: A short one., theirs: The audit. }`;

/** A page of web3 work as earlier versions had it. */
const old = `head:
  title: Web3 game development
  description: From the first question to the last audit, as an earlier version of the software had it, for a game with a chain.
stacks:
  crumb: { label: Home, url: / }
  titleLines: [Is it still fun, off-chain.]
  # Kept by the editor.
  lead: How ideas divide.
  action: { label: Ask about yours, url: /contact }
  second: { label: The questions, url: /web3-game-development#sieve }
  piles:
    - { tone: ink, count: 8, label: Stop here, token: { imgUrl: /images/plate-1.webp, alt: A plate } }
    - { tone: white, count: 6, label: Become plain games }
    - { tone: mari, count: 2, label: Gain from a chain }
struck:
  title: Phrases.
  items: [{ phrase: Yours for ever, instead: As long as somebody runs it. }]
decisionPath:
  title: Two questions.
  lead: The river narrows.
  leftWord: still going
  start: 16
  questions:
    - { question: Would people play it?, out: 9, exit: turn back., no: A prototype comes first. }
    - { question: Has a lawyer agreed?, out: 5, exit: wait., no: Come back. }
  end: Two go on.
  path: { "yes": "Yes", "no": "No", begin: Answer., left: "{count} leave.", passed: "{count} go on.", again: Start over }
spine:
  title: What we make.
  ours: We make
  theirs: Others do
  parts:
${["Contracts", "Sign-in", "Economy", "Market", "Rules"].map(part).join("\n")}
keys:
  title: Two of three.
  lead: No single person.
  needed: 2
  holders: [{ who: A founder, where: In a safe }, { who: A trustee, where: Elsewhere }]
  stepsTitle: How it is checked
  steps: [{ when: First, title: Freeze, text: Later ideas wait. }]
risks:
  title: Risks.
  lead: For the menu.
  tableLabel: A list of risks
  columns: [What happens, How likely, What you lose, What the game does]
  rows: [{ risk: Fees go up, standing: happened, odds: It happens, loss: Nothing, plan: Settles later }]
mistakes:
  title: A job.
  case: grossenwahn
  lead: Three mistakes.
  items: [{ when: Early, text: Too soon. }]
  action: Read
questions:
  title: Questions founders ask
  items: [{ question: Which chain?, answer: A dull one. }, { question: Tokens?, answer: Better not. }]
sheet:
  formula: "=IF(fun)"
  title: Which cell worries you?
  text: Bring the sum.
  action: { label: Ask about yours, url: /contact }
`;

function migrated() {
  const document = parseDocument(old);
  const page = new OldPage(document);
  web3GameDevelopment(page);
  return { left: page.finish(), text: document.toString() };
}

test("an old page of web3 work becomes bands that pass the check, with its anchor and comments", async () => {
  const root = contentCopy();
  const { text } = migrated();
  writeFileSync(join(root, "content/pages/web3-game-development.yaml"), text);
  expect(await problemsIn(root)).toEqual([]);
  expect(text).toContain("# Kept by the editor.\n");
  const { next, bands } = parseDocument(text).toJS();
  expect(next).toEqual({ url: "/portfolio/grossenwahn" });
  expect(bands[0].heading).toBe("Is it still fun off-chain");
  expect(bands[1]).toMatchObject({ role: "decision-path", former: ["sieve"], start: 16 });
  expect(bands[4].rows[0].cells[0]).toEqual({ text: "It happens", tone: "tang" });
});

test("words of the web3 page that have no place in bands are listed", () => {
  expect(migrated().left).toEqual(
    expect.arrayContaining([
      'stacks.crumb.label: "Home"',
      'mistakes.items.0.text: "Too soon."',
      'sheet.formula: "=IF(fun)"',
    ]),
  );
});
