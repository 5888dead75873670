import { heading, type OldPage } from "./old-page.ts";

/** The page for innovation leads: its experiments, its frame and its ways to pay are those of the labs. */
export function home8(page: OldPage): void {
  page.set("next", { url: "/research-and-development-innovation-ai-labs" });
  const action = page.takePlain<{ label: string; url: string }>("close", "action");
  page.band({
    role: "hero",
    heading: heading(page.takeText("opening", "title")),
    lead: page.take("opening", "note"),
    proofs: [page.takeText("opening", "proof")].filter((id) => id !== undefined),
    label: page.take("opening", "label"),
    example: page.take("opening", "example"),
    action: action && { ...action, label: page.takeText("opening", "submit") ?? action.label },
    picture: page.takePicture("opening"),
  });
  addMethod(page);
  addFailures(page);
  addAiFacts(page);
  page.band({
    role: "call-to-action",
    shape: "call-to-action",
    rhythm: "normal",
    tone: "orch",
    heading: heading(page.takeText("close", "title")),
    lead: [page.takeText("close", "lead"), page.takeText("close", "note")].filter(Boolean).join(" "),
    action,
  });
}

interface Week {
  verb: string;
  when: string;
  from: number;
  to: number;
  text: string;
  stop: string;
  toy?: { imgUrl: string; alt: string };
}

function addMethod(page: OldPage) {
  const weeks = page.takeItems<Week>("method", "weeks");
  page.band({
    role: "method",
    heading: heading(page.takeText("method", "title")),
    lead: page.take("method", "price"),
    steps: weeks.map(({ toy, ...week }) => ({ ...week, ...(toy && { picture: toy }) })),
  });
}

type Label = "thought" | "line" | "found" | "why" | "use";

function addFailures(page: OldPage) {
  const items = page.takeItems<Record<Label | "title" | "figure", string>>("failures", "items");
  const labels = page.takePlain<Record<Label, string>>("failures", "labels");
  if (items.length < 2 || !labels) return;
  page.band({
    role: "failures",
    shape: "cards",
    variant: "toys",
    tone: "ink",
    heading: heading(page.takeText("failures", "title")),
    items: items.map(({ title, thought, figure, found, why }) => ({
      heading: title,
      text: `**${labels.thought}:** ${thought} **${labels.why}:** ${why}`,
      verdict: { word: figure, tone: "orch", text: found },
    })),
    foot: {
      list: items.flatMap(({ title, line, use }) => [
        `**${title}.** ${labels.line}: ${line}`,
        `**${title}.** ${labels.use}: ${use}`,
      ]),
    },
  });
}

function addAiFacts(page: OldPage) {
  const rules = page.takeItems<{ title: string; text: string }>("policy", "rules");
  const foot = page.take("policy", "label", "foot");
  page.band({
    role: "ai-facts",
    shape: "statement",
    variant: "label",
    heading: heading(page.takeText("policy", "title")),
    sentence: page.take("policy", "lead"),
    lines: rules.map(({ title, text }) => `**${title}.** ${text}`),
    label: {
      title: page.takeText("policy", "label", "title"),
      text: page.takeText("policy", "label", "serving"),
      rows: page.takeItems("policy", "label", "rows"),
    },
    note: foot && { text: foot },
  });
}
