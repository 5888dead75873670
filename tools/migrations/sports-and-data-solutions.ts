import type { OldPage } from "./old-page.ts";

interface Step {
  ms: number;
  title: string;
}

/** The page of sports data. Its case has its place in the portfolio, and the drawing of the path on the page for leagues. */
export function sportsAndDataSolutions(page: OldPage): void {
  const steps = page.takeItems<Step>("passes", "players");
  hero(page);
  page.band({
    role: "guarantees",
    shape: "figures",
    variant: "plinths",
    rhythm: "compact",
    heading: page.takeHeading("promise", "title"),
    items: page
      .takeItems<{ figure: string; text: string }>("promise", "items")
      .map(({ figure, text }) => ({ value: figure, label: text })),
    note: steps.length > 0 ? { text: steps.map(({ title, ms }) => `${title} ${ms} ms`).join(", ") } : undefined,
  });
  products(page);
  failures(page, steps);
  integrations(page);
  page.band({
    role: "rights",
    shape: "cards",
    variant: "columns",
    heading: page.takeHeading("cards", "title"),
    lead: page.take("cards", "lead"),
    items: page
      .takeItems<{ title: string; points: string[] }>("cards", "items")
      .map(({ title, points }) => ({ heading: title, text: points.map((point) => `${point}.`).join(" ") })),
  });
  page.band({
    role: "call-to-action",
    shape: "call-to-action",
    rhythm: "compact",
    heading: page.takeHeading("board", "title"),
    lead: page.take("board", "text"),
    action: page.take("board", "action"),
    second: page.take("board", "second"),
    quote: page.take("desk", "testimonial"),
  });
}

function hero(page: OldPage): void {
  page.band({
    role: "hero",
    crumb: page.take("stand", "crumb"),
    heading: page.takeItems<string>("stand", "titleLines").join(" ").replace(/\.$/, ""),
    lead: page.take("stand", "lead"),
    action: page.take("stand", "action"),
    second: page.take("stand", "second"),
    picture: page.takePicture("stand", "picture"),
    rounds: page.take("stand", "rounds"),
    matches: page.take("stand", "matches"),
    // Words that the seats had not before.
    seat: "Round {round}, match {match}",
    seats: page.take("stand", "seats"),
    legend: page.take("stand", "legend"),
  });
}

interface Product {
  name: string;
  toy?: object;
  text: string;
  price: string;
  limit: string;
}

function products(page: OldPage): void {
  const items = page.takeItems<Product>("sheet", "items");
  page.band({
    role: "products",
    shape: "shelf",
    tone: "orch",
    heading: page.takeHeading("sheet", "title"),
    lead: page.take("sheet", "lead"),
    items: items.map(({ name, toy, text, price, limit }) => ({
      ...{ heading: name, text: `${text} **${price}.** ${limit}` },
      ...(toy && { picture: toy }),
    })),
  });
}

function failures(page: OldPage, steps: readonly Step[]): void {
  const sum = (list: readonly Step[]) => list.reduce((all, { ms }) => all + ms, 0);
  const trial = page.takePlain<object>("failures", "trial");
  if (!trial) return;
  page.band({
    role: "failures",
    heading: page.takeHeading("failures", "title"),
    lead: page.take("failures", "lead"),
    tableLabel: page.take("failures", "tableLabel"),
    legend: page.take("failures", "legend"),
    trial: {
      ...trial,
      ...{ pathMs: sum(steps), edgeMs: sum(steps.slice(-2)) },
      // The page for leagues had them, in words that a migration of this one does not see.
      screen: { score: "1-0", clock: "23:20", event: "10", chance: "70%" },
    },
    unit: page.take("failures", "unit"),
    atOnce: page.take("failures", "atOnce"),
    columns: page.take("failures", "columns"),
    rows: page.take("failures", "rows"),
  });
}

function integrations(page: OldPage): void {
  const code = page.takeText("payload", "code");
  const notes = page.takeItems<{ field: string; text: string }>("payload", "notes");
  const ways = page.takeItems<{ name: string; text: string }>("payload", "ways");
  const waysTitle = page.takeText("payload", "waysTitle");
  page.band({
    role: "integrations",
    shape: "rich-text",
    variant: "legal",
    tone: "ink",
    heading: page.takeHeading("payload", "title"),
    lead: page.take("payload", "lead"),
    body:
      code &&
      [
        `\`\`\`json\n${code.trimEnd()}\n\`\`\`\n`,
        ...notes.map(({ field, text }) => `- \`${field}\`: ${text}`),
        `\n### ${waysTitle ?? ""}\n`,
        ...ways.map(({ name, text }) => `- **${name}:** ${text}`),
      ].join("\n"),
  });
}
