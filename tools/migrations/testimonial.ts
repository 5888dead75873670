import { heading, type OldPage } from "./old-page.ts";

/** The page of clients: the long quote is among the others, without its picture. */
export function testimonial(page: OldPage): void {
  const action = page.takePlain("ninth", "other");
  const second = page.takePlain("ninth", "action");
  page.set("next", { url: "/portfolio" });
  page.band({
    role: "hero",
    heading: heading(page.takeText("tally", "title")),
    lead: page.take("tally", "lead"),
    asked: page.take("tally", "note"),
    action,
    second,
  });
  page.band({
    role: "quotes",
    heading: heading(page.takeText("wall", "title")),
    filter: page.take("wall", "filter"),
    all: page.take("wall", "all"),
    answer: page.take("wall", "answer"),
  });
  page.band({
    role: "answered-critic",
    former: ["critic-answered-title"],
    heading: heading(page.takeText("critic", "title")),
    answer: page.take("critic", "answer"),
  });
  page.band({
    role: "call-to-action",
    shape: "call-to-action",
    rhythm: "compact",
    heading: heading(page.takeText("ninth", "title")),
    lead: page.take("ninth", "lead"),
    action,
    second,
  });
}
