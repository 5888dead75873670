import { heading, type OldPage } from "./old-page.ts";

/** The home page: the sentence, the figures' words, the team, the plans and the posts have no place in it any more. */
export function home(page: OldPage): void {
  page.set("next", { url: "/about-us" });
  page.band({ role: "hero", chooser: page.take("chooser"), harbour: page.take("harbour") });
  page.band({
    role: "services",
    heading: heading(page.takeText("services", "title")),
    lead: page.take("services", "lead"),
  });
  page.band({
    role: "games",
    shape: "shelf",
    heading: heading(page.takeText("games", "tag")),
    entries: "games",
    count: 8,
    link: page.take("games", "action"),
  });
  page.band({
    role: "process",
    shape: "steps",
    heading: heading(page.takeText("process", "title")),
    process: true,
    foot: { counters: true },
  });
  const cases = page.takeItems<string>("cases", "picks");
  const [quote] = page.takeItems<string>("quotes", "picks");
  page.band({
    role: "results",
    shape: "shelf",
    tone: "sand",
    heading: heading(page.takeText("cases", "title")),
    lead: page.take("cases", "lead"),
    ...(cases.length > 2 ? { items: cases.map((slug) => ({ case: slug })) } : { entries: "cases" }),
    link: page.take("quotes", "action"),
    foot: quote === undefined ? undefined : { quote },
  });
  page.band({
    role: "call-to-action",
    shape: "call-to-action",
    heading: heading(page.takeText("close", "title")),
    lead: page.take("close", "lead"),
    action: page.take("close", "action"),
    picture: page.takePicture("close"),
  });
}
