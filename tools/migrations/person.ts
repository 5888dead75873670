import { heading, type OldPage } from "./old-page.ts";

/** The page that every person has: its labels stay, headings that it had no words for get new ones. */
export function person(page: OldPage): void {
  const facts = ["position", "place", "timeZone", "since", "now"];
  page.band({
    role: "hero",
    back: page.take("back"),
    ...Object.fromEntries(facts.map((label) => [label, page.take("facts", label)])),
  });
  page.band({
    role: "duties",
    heading: "What {name} decides",
    owns: "Decides",
    doesNotOwn: page.takeText("doesNotOwn")?.replace(/:$/, ""),
  });
  page.band({ role: "interview", heading: heading(page.takeText("interview")) });
  page.band({
    role: "record",
    heading: heading(page.takeText("credits")),
    columns: ["Work", "When", "Role"],
    post: page.take("posts"),
    someOf: page.take("someOf"),
  });
  page.band({ role: "call-to-action", heading: heading(page.takeText("ask")) });
}
