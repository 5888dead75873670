import type { OldPage } from "./old-page.ts";

interface Stage {
  ms: number;
  title: string;
  text: string;
  tone: string;
}

/** The home page for leagues; its products, sample message and licence have their place on the service's page. */
export function home5(page: OldPage): void {
  page.band({
    role: "hero",
    heading: page.takeHeading("opening", "title"),
    lead: page.take("opening", "lead"),
    proofs: page.take("opening", "proofs"),
    action: page.take("opening", "action"),
    board: page.take("opening", "board"),
  });
  const stages = page.takeItems<Stage>("latency", "parts");
  if (stages.length > 0)
    page.band({
      role: "latency-path",
      heading: page.takeHeading("latency", "title"),
      lead: page.take("latency", "note"),
      unit: page.take("latency", "unit"),
      // Words that the band had not before.
      slower: "Slower by",
      sum: "All stages",
      kept: "In time, as agreed.",
      missed: "Later than agreed.",
      stages,
    });
  page.band({
    role: "failure-answers",
    shape: "statement",
    variant: "columns",
    tone: "ink",
    heading: page.takeHeading("failure", "title"),
    sentence: page.take("failure", "lead"),
    lines: page
      .takeItems<{ after: string; what: string; seen: string; who: string }>("failure", "rows")
      .map(({ after, what, seen, who }) => `**${after}: ${what}.** ${seen} ${who}.`),
  });
  matchDay(page);
  page.band({
    role: "data-quality",
    shape: "figures",
    tone: "mari",
    heading: page.takeHeading("quality", "title"),
    items: page.take("quality", "figures"),
    note: { text: page.take("quality", "method") },
  });
  page.band({
    role: "call-to-action",
    shape: "call-to-action",
    heading: page.takeHeading("close", "title"),
    lead: page.take("close", "lead"),
    action: page.take("close", "action"),
    picture: page.takePicture("close", "toy"),
  });
}

function matchDay(page: OldPage): void {
  const rule = page.takeText("rota", "rule");
  const shifts = page.takeItems<{ role: string; task: string; from: string; to: string }>("rota", "shifts");
  page.band({
    role: "match-day",
    shape: "steps",
    variant: "days",
    heading: page.takeHeading("rota", "title"),
    lead: page.take("rota", "lead"),
    items: shifts.slice(0, 7).map(({ role, task, from, to }) => ({
      ...{ heading: role, when: `${from} to ${to}`, text: task },
      ...{ from: Math.floor(hourOf(from)), to: Math.ceil(hourOf(to)) - 1 },
    })),
    foot: rule && { list: [rule] },
  });
}

function hourOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours + minutes / 60;
}
