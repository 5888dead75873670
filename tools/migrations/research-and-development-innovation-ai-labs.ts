import { heading, type OldPage } from "./old-page.ts";

/** The page of the labs. What fills a frame was on the page for innovation leads, and has to be written here again. */
export function labs(page: OldPage): void {
  page.set("next", { url: "/home-8" });
  page.band({
    role: "hero",
    heading: heading(page.takeText("specimen", "title")),
    lead: page.take("specimen", "lead"),
    action: page.take("specimen", "action"),
    picture: page.takePicture("specimen"),
    questionsHeading: page.take("specimen", "listTitle"),
    questions: page.take("specimen", "questions"),
  });
  addExperiments(page);
  addMethod(page);
  addFrameLab(page);
  addPilot(page);
  addPolicy(page);
  page.band({
    role: "call-to-action",
    shape: "call-to-action",
    rhythm: "compact",
    tone: "sand",
    heading: heading(page.takeText("empty", "title")),
    lead: page.take("empty", "text"),
    action: page.take("empty", "action"),
    second: page.take("empty", "second"),
  });
}

interface Experiment {
  title: string;
  status: "running" | "paused" | "reported" | "failed";
  word: string;
  started?: string;
  when: string;
  over?: string;
  stop: string;
}

const tones = { running: "pitch", paused: "mari", reported: "white", failed: "ink" };

function addExperiments(page: OldPage) {
  const days = page.takePlain<number>("strips", "days") ?? 15;
  const reported = page.takeText("strips", "reported") ?? "";
  const items = page.takeItems<Experiment>("strips", "items");
  const dated = (text: string) => text.replaceAll("{reports}", "{ends}");
  if (items.length === 0) return;
  page.band({
    role: "experiments",
    shape: "table",
    variant: "verdicts",
    heading: heading(page.takeText("strips", "title")),
    lead: page.take("strips", "lead"),
    columns: ["Experiment", "State", page.takeText("strips", "stopLabel") ?? "Ends if", "Days"],
    rows: items.map(({ title, status, word, started, when, over = when, stop }) => ({
      heading: title,
      cells: [{ text: word, tone: tones[status] }, { text: stop }, { text: dated(when) }],
      ...(started && {
        run: {
          started,
          days,
          over: [{ text: reported, tone: tones.reported }, { text: stop }, { text: dated(over) }],
        },
      }),
    })),
  });
}

function addMethod(page: OldPage) {
  const steps = page.takeItems<{ title: string; text: string; toy?: object }>("sealed", "steps");
  const note = page.take("sealed", "note");
  page.band({
    role: "method",
    shape: "steps",
    rhythm: "compact",
    heading: heading(page.takeText("sealed", "title")),
    lead: page.take("sealed", "lead"),
    items: steps.map(({ title, text, toy }) => ({
      heading: title,
      tone: "orch",
      text,
      ...(toy && { picture: toy }),
    })),
    note: note && { text: note },
  });
}

function addFrameLab(page: OldPage) {
  const { title, tableLabel, ...lab } = page.takePlain<Record<string, unknown>>("lab") ?? {};
  page.band({
    role: "frame-lab",
    former: ["frame-time"],
    heading: heading(page.takeText("frame", "title")),
    lead: page.take("frame", "lead"),
    unit: "ms",
    budgetTenths: page.take("frame", "limitTenths"),
    thought: page.take("frame", "trial", "thought"),
    scene: page.take("frame", "trial", "scene"),
    holds: page.take("frame", "trial", "holds"),
    drops: page.take("frame", "trial", "drops"),
    table: page.take("frame", "tableLabel"),
    columns: page.take("frame", "columns"),
    thoughts: page.take("frame", "rows"),
    harbour: title === undefined ? undefined : { heading: heading(String(title)), table: tableLabel, ...lab },
  });
}

interface Route {
  title: string;
  parts: { who: string; percent: number }[];
  points: { label: string; text: string }[];
}

function addPilot(page: OldPage) {
  const entries = page.takeItems<{ day: number; text: string }>("calendar", "entries");
  const day = page.takeText("calendar", "dayWord");
  const [lead, fit] = [page.takeText("calendar", "lead"), page.takeText("calendar", "fit")];
  page.band({
    role: "pilot",
    shape: "prices",
    variant: "blocks",
    heading: heading(page.takeText("shares", "title")),
    lead: page.take("shares", "lead"),
    items: page.takeItems<Route>("shares", "routes").map(({ title, parts, points }) => ({
      name: title,
      said: `${parts.find(({ who }) => who === "You")?.percent ?? parts[0]?.percent}%`,
      tone: "orch",
      text: points.map(({ label, text }) => `**${label}:** ${text}`).join(" "),
    })),
    note: lead && { text: [lead, fit].filter(Boolean).join(" ") },
    foot:
      entries.length > 0
        ? { list: entries.slice(0, 8).map((entry) => `**${day} ${entry.day}.** ${entry.text}`) }
        : undefined,
  });
}

function addPolicy(page: OldPage) {
  const items = page.takeItems<{ title: string; picture?: object; points: string[] }>("flasks", "items");
  page.band({
    role: "ai-policy",
    former: ["ai-use"],
    shape: "shelf",
    tone: "orch",
    heading: heading(page.takeText("flasks", "title")),
    lead: page.take("flasks", "lead"),
    items: items.map(({ title, picture, points }) => ({
      heading: title,
      ...(picture && { picture }),
      text: points.map((point) => `${point}.`).join(" "),
    })),
  });
}
