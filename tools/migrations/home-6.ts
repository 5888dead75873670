import type { OldPage } from "./old-page.ts";

/** The founders' page: its questions, scope and buttons are on the page of the service. */
export function home6(page: OldPage): void {
  const action = page.takePlain("opening", "action");
  page.set("next", { url: "/web3-game-development" });
  page.band({
    role: "hero",
    heading: page.takeHeading("opening", "title"),
    lead: page.take("opening", "lead"),
    action,
    second: page.take("opening", "second"),
    picture: page.takePicture("opening"),
  });
  addFailures(page);
  addCosts(page);
  addStory(page);
  page.band({
    role: "call-to-action",
    shape: "call-to-action",
    heading: page.takeHeading("close", "title"),
    lead: page.take("close", "yes", "text"),
    action: page.take("close", "yes", "action") ?? action,
    second: page.take("close", "no", "action"),
  });
}

interface Force {
  force: number;
  title: string;
  player: string;
  founder: string;
  toy?: object;
}

/** From calm to hurricane. */
const skies = ["mari", "white", "orch", "pitch", "ink"];

function addFailures(page: OldPage): void {
  const items = page.takeItems<Force>("forces", "items");
  page.band({
    role: "failure-scale",
    heading: page.takeHeading("forces", "title"),
    lead: page.take("forces", "lead"),
    force: page.take("forces", "force"),
    player: page.take("forces", "player"),
    founder: page.take("forces", "founder"),
    items: items.map(({ title, toy, ...item }, index) => ({
      ...item,
      heading: title,
      tone: skies[index],
      ...(toy && { picture: toy }),
    })),
  });
}

interface Cost {
  title: string;
  weeks: number;
  text: string;
  outside: boolean;
}

function addCosts(page: OldPage): void {
  const unit = page.takeText("costs", "unit");
  const items = page.takeItems<Cost>("costs", "items");
  const facts = page.take("costs", "proofs");
  page.band({
    role: "costs",
    shape: "figures",
    tone: "ink",
    heading: page.takeHeading("costs", "title"),
    lead: page.take("costs", "lead"),
    items: items.map(({ title, weeks, outside }) => ({
      value: String(weeks),
      label: `${unit}: ${title}`,
      tone: outside ? "orch" : "mari",
    })),
    note: { text: page.take("costs", "note"), ...(facts && { facts }) },
    foot: { list: items.map(({ title, text }) => `${title}: ${text}`) },
  });
}

interface Mistake {
  when: string;
  text: string;
  now: string;
}

function addStory(page: OldPage): void {
  const mistakes = page.takeItems<Mistake>("confession", "mistakes");
  const found = page.takeText("confession", "case");
  const label = page.takeText("confession", "action");
  page.band({
    role: "story",
    shape: "split",
    variant: "sticky",
    tone: "sand",
    heading: page.takeHeading("confession", "title"),
    lead: page.take("confession", "lead"),
    chapters: mistakes.map(({ when, text, now }) => ({
      heading: when,
      text,
      verdict: { word: "Now", tone: "tang", text: now },
    })),
    link: found && { label, url: `/portfolio/${found}` },
  });
}
