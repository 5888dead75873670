import type { OldPage } from "./old-page.ts";

/** The project week by week: its bars of hours are a table, and changes and exits are one band. */
export function serviceDetails(page: OldPage): void {
  page.set("next", { url: "/contracts" });
  const action = page.takePlain("close", "action");
  const week = page.takeText("tape", "weekWord");
  const weeks = page.takeItems<Week>("weeks", "items");
  page.band({
    role: "hero",
    crumb: page.take("tape", "crumb"),
    heading: page.takeHeading("tape", "title"),
    lead: page.take("tape", "lead"),
    method: page.take("tape", "note"),
    action,
    tapeLabel: page.take("tape", "caseLabel"),
    week,
    weeks: weeks.length,
  });
  page.band({
    role: "timeline",
    heading: page.takeHeading("weeks", "title"),
    lead: page.take("weeks", "lead"),
    week,
    hours: page.take("weeks", "hoursWord"),
    items: weeks.map(({ title, gate, ...rest }) => ({ heading: title, ...rest, ...(gate && { decision: gate }) })),
  });
  addHours(page);
  addDocuments(page);
  addDecisions(page);
  addChanges(page);
  page.band({
    role: "call-to-action",
    shape: "call-to-action",
    tone: "mari",
    heading: page.takeHeading("close", "title"),
    lead: page.take("close", "text"),
    action,
    second: page.take("close", "second"),
  });
}

interface Week {
  title: string;
  text: string;
  hours: number;
  gate?: string;
}

function addHours(page: OldPage) {
  const roles = page.takeItems<{ role: string; who: string; hours: number }>("people", "items");
  const needs = page.takeItems<{ amount: string; title: string; text: string }>("needs", "items");
  page.band({
    role: "hours",
    shape: "table",
    variant: "verdicts",
    tone: "sand",
    rhythm: "compact",
    heading: page.takeHeading("people", "title"),
    lead: page.take("people", "text"),
    columns: ["Role", "What for", "Hours"],
    rows: roles.map(({ role, who, hours }) => ({ heading: role, cells: [{ text: who }, { text: String(hours) }] })),
    note: { text: page.take("needs", "text") },
    foot: { table: needs.map(({ amount, title, text }) => ({ label: title, value: `${amount}: ${text}` })) },
  });
}

interface Paper {
  title: string;
  meta: string;
  lines: string[];
}

function addDocuments(page: OldPage) {
  const papers = page.takeItems<Paper>("papers", "items");
  page.band({
    role: "documents",
    shape: "cards",
    variant: "columns",
    heading: page.takeHeading("papers", "title"),
    lead: page.take("papers", "lead"),
    items: papers.map(({ title, meta, lines }) => ({ heading: title, text: fitting([...lines, meta], 30) })),
  });
}

/** As many whole lines as a text may have. */
function fitting(lines: readonly string[], words: number): string {
  const fits = lines.findIndex(
    (_, index) =>
      lines
        .slice(0, index + 1)
        .join(" ")
        .split(/\s+/).length > words,
  );
  return lines.slice(0, fits < 0 ? lines.length : Math.max(1, fits)).join(" ");
}

interface Gate {
  week: string;
  question: string;
  evidence: string;
  answer: string;
  ifNot: string;
  picture?: unknown;
}

function addDecisions(page: OldPage) {
  const onTable = page.takeText("gates", "evidenceLabel");
  const gates = page.takeItems<Gate>("gates", "items");
  page.band({
    role: "decision-points",
    shape: "steps",
    tone: "ink",
    rhythm: "compact",
    heading: page.takeHeading("gates", "title"),
    lead: page.take("gates", "lead"),
    items: gates.map(({ week, question, evidence, answer, ifNot, picture }) => ({
      heading: question,
      when: week,
      text: fitting([answer, `${onTable}: ${evidence}.`], 30),
      until: ifNot,
      ...(picture !== undefined && { picture }),
    })),
  });
}

interface Ticket {
  ask: string;
  sum: string;
  verdict: string;
  word: string;
  why: string;
}

interface Door {
  title: string;
  text: string;
  points: string[];
}

const tones: Readonly<Record<string, string>> = { taken: "pitch", swapped: "mari", refused: "ink" };

function addChanges(page: OldPage) {
  const tickets = page.takeItems<Ticket>("changes", "tickets");
  const doors = page.takeItems<Door>("exits", "doors");
  page.band({
    role: "changes-and-exits",
    shape: "split",
    variant: "sticky",
    tone: "orch",
    rhythm: "compact",
    heading: page.takeHeading("changes", "title"),
    lead: page.take("changes", "lead"),
    chapters: [
      ...tickets.map(({ ask, sum, verdict, word, why }) => ({
        heading: ask.replace(/\.$/, ""),
        aside: sum,
        text: why,
        verdict: { word, tone: tones[verdict] },
      })),
      ...doors.map(({ title, text, points }) => ({
        heading: title,
        text: fitting([text, ...points.map((point) => `${point}.`)], 30),
      })),
    ],
    note: { text: page.take("changes", "footer") },
  });
}
