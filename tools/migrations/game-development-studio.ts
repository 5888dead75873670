import { heading, type OldPage } from "./old-page.ts";

/** The page of the game studio: its two cases have no place in it any more. */
export function gameDevelopmentStudio(page: OldPage): void {
  const fields = ["lead", "proofs", "action", "second"];
  page.band({
    role: "hero",
    heading: heading(page.takeItems<string>("opening", "titleLines").join(" ")),
    ...Object.fromEntries(fields.map((name) => [name, page.take("opening", name)])),
    picture: page.takePicture("opening"),
    arcade: page.take("opening", "arcade"),
    promise: listOf(page, "promise"),
    refusal: listOf(page, "refusal"),
  });
  addPlatforms(page);
  addStages(page);
  page.band({
    role: "frame-budget",
    heading: heading(page.takeText("budget", "title")),
    lead: page.take("budget", "text"),
    picture: page.takePicture("budget"),
    label: page.take("budget", "barLabel"),
    parts: page.take("budget", "parts"),
  });
  addTeamSizes(page);
  page.band({
    role: "handover",
    shape: "rich-text",
    tone: "white",
    heading: heading(page.takeText("sheet", "title")),
    lead: page.take("sheet", "text"),
    body: page
      .takeItems<string>("sheet", "items")
      .map((item) => `- ${item}`)
      .join("\n"),
  });
  page.band({
    role: "questions",
    shape: "questions",
    heading: heading(page.takeText("questions", "title")),
    items: page.take("questions", "items"),
  });
  page.band({
    role: "call-to-action",
    shape: "call-to-action",
    heading: heading(page.takeText("close", "label")),
    lead: page.take("close", "lead"),
    action: page.take("close", "action"),
  });
}

const listOf = (page: OldPage, name: string) => ({
  heading: page.takeText("opening", name, "title"),
  items: page.take("opening", name, "items"),
});

function addPlatforms(page: OldPage) {
  const kit = page.takeItems<{ title: string; items: string[]; note: string }>("kit", "rows");
  page.band({
    role: "platforms",
    shape: "table",
    heading: heading(page.takeText("budget", "tableLabel")),
    columns: page.take("budget", "columns"),
    rows: page.takeItems<string[]>("budget", "rows").map(([name, ...cells]) => ({
      heading: name,
      cells: cells.map((text) => ({ text })),
    })),
    foot: { list: kit.map(({ title, items, note }) => `**${title}:** ${items.join(", ")}. ${note}`) },
  });
}

function addStages(page: OldPage) {
  type Stage = Record<"title" | "time" | "text" | "gate" | "tone", string>;
  const lanes = page.takeItems<Record<"title" | "time" | "people", string>>("lanes", "items");
  page.band({
    role: "stages",
    former: ["pipeline"],
    shape: "steps",
    tone: "sand",
    heading: heading(page.takeText("stages", "title")),
    lead: page.take("stages", "lead"),
    items: page.takeItems<Stage>("stages", "items").map(({ title, time, text, gate, tone }) => {
      return { heading: title, when: time, text, until: gate.replaceAll("**", ""), tone };
    }),
    foot: { table: lanes.map(({ title, time, people }) => ({ label: title, value: `${time}, ${people}` })) },
  });
}

function addTeamSizes(page: OldPage) {
  type Team = Record<"title" | "text" | "price", string> & { proof?: string; mix?: string };
  const teams = page.takeItems<Team>("crews", "items");
  const mix = teams.flatMap((team) => team.mix ?? []).join(" ");
  page.band({
    role: "team-sizes",
    shape: "prices",
    variant: "blocks",
    heading: heading(page.takeText("crews", "title")),
    items: teams.map(({ title, text, price, proof }) => ({ name: title, text, said: price, ...(proof && { proof }) })),
    note: mix ? { text: mix } : undefined,
  });
}
