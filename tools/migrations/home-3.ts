import { heading, type OldPage } from "./old-page.ts";

/** The page for small teams: its bar of receipts, its blocks, its list of titles and its ticks have no place in it any more. */
export function home3(page: OldPage): void {
  page.band({
    role: "hero",
    heading: heading(page.takeText("opening", "title")),
    lead: page.take("opening", "lead"),
    proofs: page.take("opening", "proofs"),
    action: page.take("opening", "action"),
    taken: page.take("opening", "taken"),
    free: page.take("opening", "free"),
  });
  const sentences = (key: string) =>
    page
      .takeItems<string>("signing", key, "items")
      .map((item) => item.replace(/\.?$/, "."))
      .join(" ");
  page.band({
    role: "signing",
    shape: "cards",
    variant: "columns",
    heading: heading(page.takeText("signing", "title")),
    items: ["yes", "no"].map((key, index) => ({
      heading: page.take("signing", key, "title"),
      text: sentences(key),
      tone: index === 0 ? "pitch" : "orch",
    })),
  });
  addDeal(page);
  addCalendar(page);
  const sent = page.takeItems<{ title: string; text: string }>("checklist", "items");
  page.band({
    role: "pitch-checklist",
    shape: "questions",
    tone: "sand",
    rhythm: "compact",
    heading: heading(page.takeText("checklist", "title")),
    lead: page.take("checklist", "leaveOut"),
    items: page
      .takeItems<{ question: string; why: string }>("questions", "items")
      .map(({ question, why }) => ({ question, answer: why })),
    foot: { list: sent.map(({ title, text }) => `**${title}.** ${text}`) },
  });
  page.band({
    role: "call-to-action",
    shape: "call-to-action",
    rhythm: "compact",
    heading: heading(page.takeText("close", "title")),
    lead: `${page.takeText("close", "text")} ${page.takeText("close", "note")}`,
    action: page.take("close", "action"),
  });
}

/** Four of its six figures go below it, the most that a foot takes. */
function addDeal(page: OldPage) {
  const rows = page.takeItems<{ receipts: string; cells: string[] }>("deal", "table", "rows");
  page.band({
    role: "deal",
    shape: "table",
    variant: "jobs",
    tone: "ink",
    heading: heading(page.takeText("deal", "title")),
    lead: page.take("deal", "lead"),
    columns: page.take("deal", "table", "columns"),
    rows: rows.map(({ receipts, cells }) => ({ heading: receipts, cells: cells.map((text) => ({ text })) })),
    note: { text: `${page.takeText("deal", "note")} ${page.takeText("contents", "refusal")}` },
    foot: {
      figures: [0, 1, 2, 5].map((at) => ({
        value: page.take("contents", "items", at, "amount"),
        label: page.take("contents", "items", at, "unit"),
      })),
    },
  });
}

function addCalendar(page: OldPage) {
  const events = page.takeItems<{ day: number; title: string; text: string }>("days", "events");
  page.band({
    role: "pitch-calendar",
    heading: heading(page.takeText("days", "title")),
    lead: page.take("days", "lead"),
    picture: page.takePicture("days", "toy"),
    day: page.take("days", "day"),
    events: events.map(({ day, title, text }) => ({ day, heading: title, text })),
    late: page.take("days", "late"),
  });
}
