import { heading, type OldPage } from "./old-page.ts";

interface Stage {
  when: string;
  title: string;
  text: string;
  pegs?: string[];
}

/** The team page: the link to open posts becomes the second link of its call. */
export function team(page: OldPage): void {
  const action = { label: "Ask for a call", url: "/contact" };
  page.set("next", { url: "/service-details" });
  page.band({
    role: "hero",
    heading: heading(page.takeText("crowd", "title")),
    lead: page.take("crowd", "lead"),
    action,
    people: page.take("crowd", "pegs"),
  });
  page.band({
    role: "crew-stages",
    shape: "steps",
    rhythm: "compact",
    heading: heading(page.takeText("forming", "title")),
    items: page.takeItems<Stage>("forming", "stages").map(({ when, title, text, pegs = [] }) => ({
      ...{ heading: title, when, text },
      ...(pegs.length > 0 && { people: pegs }),
    })),
  });
  page.band({
    role: "people",
    heading: heading(page.takeText("trades", "title")),
    filter: page.take("trades", "filter"),
    everybody: page.take("trades", "everybody"),
  });
  page.band({
    role: "service-leads",
    heading: heading(page.takeText("leads", "title")),
    lead: page.take("leads", "hours"),
    columns: ["Service", "Lead", "Telephone", "Next free starts of the department"],
  });
  page.band({
    role: "call-to-action",
    shape: "call-to-action",
    rhythm: "compact",
    heading: heading(page.takeText("join", "title")),
    lead: page.take("join", "lead"),
    action,
    second: page.take("join", "action"),
  });
}
