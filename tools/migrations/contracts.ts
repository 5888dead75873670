import { heading, type OldPage } from "./old-page.ts";

/** The page of contracts: their see-saws and the list of ways to each have gone. */
export function contracts(page: OldPage): void {
  const action = page.takePlain("ask", "action");
  const second = page.takePlain("ask", "other");
  const items = page.takeItems<{ title: string; text: string }>("common", "items");
  page.set("next", page.take("next"));
  page.band({
    role: "hero",
    shape: "hero",
    tone: "ink",
    heading: heading(page.takeText("title")),
    lead: page.take("lead"),
    action,
    second,
  });
  page.band({
    role: "comparison",
    heading: page.takeHeading("table", "title"),
    lead: page.take("table", "note"),
    corner: page.take("table", "contract"),
    clauses: { line: "In short", ...page.takePlain<object>("table", "clauses") },
    contracts: page.takeItems<{ side: string }>("contracts").map(({ side: _, ...contract }) => contract),
  });
  page.band({ role: "notice", heading: page.takeHeading("goodbye", "title"), lead: page.take("goodbye", "text") });
  page.band({
    role: "common-terms",
    shape: "cards",
    tone: "orch",
    heading: page.takeHeading("common", "title"),
    items: items.map(({ title, text }) => ({ heading: title, text })),
  });
  page.band({
    role: "call-to-action",
    shape: "call-to-action",
    tone: "mari",
    heading: page.takeHeading("ask", "title"),
    lead: page.take("ask", "text"),
    action,
    second,
  });
}
