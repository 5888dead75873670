import type { OldPage } from "./old-page.ts";

/** The page of web3 work: its mistakes have their place on the founders' page and in the case. */
export function web3GameDevelopment(page: OldPage): void {
  const action = page.takePlain("stacks", "action");
  const found = page.takeText("mistakes", "case");
  if (found) page.set("next", { url: `/portfolio/${found}` });
  addHero(page, action);
  addDecisionPath(page);
  addScope(page);
  addKeyHolders(page);
  addRisks(page);
  const phrases = page.takeItems<{ phrase: string; instead: string }>("struck", "items");
  page.band({
    role: "plain-answers",
    shape: "questions",
    tone: "sand",
    heading: page.takeHeading("questions", "title"),
    items: page.take("questions", "items"),
    foot: { table: phrases.map(({ phrase, instead }) => ({ label: `“${phrase}”`, value: instead })) },
  });
  page.band({
    role: "call-to-action",
    shape: "call-to-action",
    rhythm: "compact",
    tone: "mari",
    heading: page.takeHeading("sheet", "title"),
    lead: page.take("sheet", "text"),
    action: page.take("sheet", "action") ?? action,
  });
}

interface Pile {
  tone: string;
  count: number;
  label: string;
  token?: object;
}

function addHero(page: OldPage, action: unknown): void {
  const title = page.takeItems<string>("stacks", "titleLines").join(" ");
  const piles = page.takeItems<Pile>("stacks", "piles");
  page.band({
    role: "hero",
    heading: title.replace(/\.$/, ""),
    lead: page.take("stacks", "lead"),
    action,
    piles: piles.map(({ token, ...pile }) => ({ ...pile, ...(token && { picture: token }) })),
  });
}

function addDecisionPath(page: OldPage): void {
  const take = (field: string) => page.take("decisionPath", field);
  page.band({
    role: "decision-path",
    former: ["sieve"],
    heading: page.takeHeading("decisionPath", "title"),
    lead: take("lead"),
    leftWord: take("leftWord"),
    start: take("start"),
    questions: take("questions"),
    end: take("end"),
    path: take("path"),
  });
}

function addScope(page: OldPage): void {
  const parts = page.takeItems<{ name: string; ours: string; theirs: string }>("spine", "parts");
  page.take("spine", "ours");
  const theirs = page.takeText("spine", "theirs");
  page.band({
    role: "scope",
    shape: "cards",
    heading: page.takeHeading("spine", "title"),
    items: parts.map(({ name, ours }) => ({ heading: name, text: ours })),
    foot: { table: parts.map((part) => ({ label: `${theirs}: ${part.name}`, value: part.theirs })) },
  });
}

function addKeyHolders(page: OldPage): void {
  const holders = page.takeItems<{ who: string; where: string }>("keys", "holders");
  const steps = page.takeItems<{ when: string; title: string; text: string }>("keys", "steps");
  page.band({
    role: "key-holders",
    shape: "cards",
    tone: "ink",
    heading: page.takeHeading("keys", "title"),
    lead: page.take("keys", "lead"),
    items: holders.map(({ who, where }) => ({ heading: who, text: where })),
    foot: { table: steps.map(({ when, title, text }) => ({ label: `${when}: ${title}`, value: text })) },
  });
}

interface Risk {
  risk: string;
  standing: string;
  odds: string;
  loss: string;
  plan: string;
}

const tones: Readonly<Record<string, string>> = { happened: "tang", likely: "mari", rare: "orch" };

function addRisks(page: OldPage): void {
  const rows = page.takeItems<Risk>("risks", "rows");
  page.band({
    role: "risks",
    shape: "table",
    rhythm: "compact",
    tone: "white",
    heading: page.takeHeading("risks", "title"),
    lead: page.take("risks", "lead"),
    columns: page.take("risks", "columns"),
    rows: rows.map(({ risk, standing, odds, loss, plan }) => ({
      heading: risk,
      cells: [{ text: odds, tone: tones[standing] }, { text: loss }, { text: plan }],
    })),
  });
}
