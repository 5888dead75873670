import type { OldPage } from "./old-page.ts";

/** The page that every case has: its labels stay; its head is now the case's, at every address. */
export function caseStudy(page: OldPage): void {
  page.take("head");
  page.set("headTitle", page.take("headTitle"));
  const start = page.takeText("call", "start");
  page.band({
    role: "hero",
    trail: page.take("trail", "label"),
    portfolio: page.take("trail", "portfolio"),
    start,
    outcomes: page.take("outcomes"),
    facts: page.take("facts"),
  });
  page.band({
    role: "obstacle",
    heading: page.takeHeading("obstacle", "title"),
    options: page.take("options", "title"),
    ...Object.fromEntries(["cost", "risk", "taken", "notTaken"].map((label) => [label, page.take("options", label)])),
  });
  page.band({
    role: "schedule",
    heading: page.takeHeading("work", "title"),
    ...Object.fromEntries(["week", "weeks", "axis"].map((label) => [label, page.take("work", label)])),
  });
  page.band({
    role: "result",
    heading: page.takeHeading("result", "title"),
    method: page.take("result", "method"),
    gaveUp: page.take("tradeOff", "gaveUp"),
    got: page.take("tradeOff", "got"),
  });
  page.band({ role: "client-quote", heading: "What the client says" });
  page.band({
    role: "credits",
    heading: page.takeHeading("credits", "title"),
    columns: ["Role", "People"],
    gallery: page.take("credits", "gallery"),
  });
  page.band({
    role: "call-to-action",
    heading: page.takeHeading("call", "title"),
    start,
    ring: page.take("call", "ring"),
    nearby: page.take("nearby", "title"),
    all: page.take("nearby", "all"),
  });
}
