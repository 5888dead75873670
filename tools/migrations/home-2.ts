import { heading, type NewValue, type OldPage } from "./old-page.ts";

/** The page for producers: its people by week and what is handed over have no place in it any more. */
export function home2(page: OldPage): void {
  page.set("next", { url: "/game-development-studio" });
  const fields = ["lead", "kind", "due", "platforms", "state", "submit", "action"];
  page.band({
    role: "hero",
    heading: heading(page.takeText("opening", "title")),
    ...Object.fromEntries(fields.map((name) => [name, page.take("opening", name)])),
    record: page.take("opening", "note"),
    picture: page.takePicture("triage", "toy"),
  });
  addTriage(page);
  addPorts(page);
  addCertification(page);
  page.band({
    role: "rescues",
    shape: "cards",
    heading: heading(page.takeText("rescues", "title")),
    ...casesOf(page.takeItems<string>("rescues", "cases")),
    foot: footOf(page.takeItems<string>("quotes", "picks")),
  });
  page.band({
    role: "call-to-action",
    shape: "call-to-action",
    tone: "mari",
    heading: heading(page.takeText("close", "title")),
    lead: page.take("close", "note"),
    action: page.take("close", "action"),
    picture: page.takePicture("close", "toy"),
    foot: { list: page.takeItems<string>("close", "steps").map((step, index) => `**${index + 1}.** ${step}`) },
  });
}

/** Without cases of its own the page shows the first ones. */
const casesOf = (cases: string[]) =>
  cases.length > 0 ? { items: cases.map((name) => ({ case: name })) } : { entries: "cases", count: 2 };

const footOf = ([quote]: string[]) => (quote === undefined ? undefined : { quote });

const noteOf = (text: NewValue, fact: string | undefined) => text && { text, facts: fact ? [fact] : [] };

const endings: Readonly<Record<string, string>> = { good: "pitch", part: "mari", bad: "ink" };

function addTriage(page: OldPage) {
  type Row = Record<"told" | "look" | "verdict" | "standing" | "ending", string>;
  page.band({
    role: "triage",
    shape: "table",
    variant: "verdicts",
    heading: heading(page.takeText("triage", "title")),
    columns: page.take("triage", "columns"),
    rows: page.takeItems<Row>("triage", "rows").map(({ told, look, verdict, standing, ending }) => ({
      heading: told,
      cells: [{ text: look }, { text: verdict }, { text: ending, tone: endings[standing] }],
    })),
    note: noteOf(page.take("triage", "note"), page.takeText("triage", "proof")),
  });
}

function addPorts(page: OldPage) {
  const rows = page.takeItems("matrix", "rows");
  if (rows.length === 0) return;
  const fields = ["label", "corner", "columns", "port", "ports", "coDev", "pick"];
  page.band({
    role: "ports",
    heading: heading(page.takeText("matrix", "title")),
    counted: page.take("matrix", "note"),
    ...Object.fromEntries(fields.map((name) => [name, page.take("matrix", name)])),
    rows,
  });
}

function addCertification(page: OldPage) {
  const lines = page.takeItems<{ number: number; check: string; trap: string }>("checklist", "lines");
  page.band({
    role: "certification",
    shape: "questions",
    variant: "verdicts",
    tone: "tang",
    rhythm: "compact",
    heading: heading(page.takeText("checklist", "title")),
    lead: page.take("checklist", "lead"),
    picture: page.takePicture("checklist", "toy"),
    items: lines.map(({ number, check, trap }) => ({ question: check, answer: trap, verdict: { word: `${number}` } })),
  });
}
