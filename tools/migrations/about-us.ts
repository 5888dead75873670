import type { OldPage } from "./old-page.ts";

/** The page about the company: the person who signs is on the team's page, registration at the foot of every page. */
export function aboutUs(page: OldPage): void {
  page.set("next", { url: "/team" });
  const side = (key: string) => ({ heading: page.take("twin", key), items: page.take("twin", `${key}Items`) });
  page.band({
    role: "hero",
    heading: page.takeHeading("twin", "title"),
    lead: page.take("twin", "lead"),
    picture: page.takePicture("twin"),
    are: side("are"),
    areNot: side("areNot"),
  });
  const items = page.takeItems("years", "items");
  if (items.length > 0) page.band({ role: "years", heading: page.takeHeading("years", "title"), items });
  addLending(page);
  addPrinciples(page);
  page.band({
    role: "offices",
    heading: page.takeHeading("offices", "title"),
    people: page.take("offices", "people"),
    now: page.take("offices", "now"),
  });
  const facts = page.takeItems<{ term: string; text: string }>("supplier", "facts");
  page.band({
    role: "supplier-facts",
    shape: "table",
    variant: "verdicts",
    tone: "white",
    heading: page.takeHeading("supplier", "title"),
    columns: ["Fact", "Answer"],
    rows: facts.map(({ term, text }) => ({ heading: term, cells: [{ text }] })),
    foot: { counters: true },
  });
  page.band({
    role: "call-to-action",
    shape: "call-to-action",
    heading: page.takeHeading("visit", "title"),
    lead: page.take("visit", "lead"),
    action: page.take("visit", "action"),
    picture: page.takePicture("visit"),
  });
}

interface Lender {
  department: string;
  name: string;
  lends: { to: string; what: string }[];
}

function addLending(page: OldPage) {
  const rows = page.takeItems<Lender>("loans", "rows");
  if (rows.length === 0) return;
  const to = page.takeText("loans", "to");
  page.band({
    role: "lending",
    shape: "table",
    tone: "ink",
    heading: page.takeHeading("loans", "title"),
    lead: page.take("loans", "lead"),
    columns: [page.takeText("loans", "corner"), ...rows.map(({ name }) => `${to} ${name}`)],
    rows: rows.map(({ department, name, lends }) => ({
      heading: name,
      cells: rows.map((borrower) => {
        const loan = lends.find((one) => one.to === borrower.department);
        return loan ? { text: loan.what, tone: department } : { text: "–" };
      }),
    })),
  });
}

/** The heading becomes the sentence, so that no word is invented. */
function addPrinciples(page: OldPage) {
  const items = page.takeItems<{ says: string; costs: string }>("principles", "items");
  page.band({
    role: "principles",
    shape: "statement",
    variant: "columns",
    tone: "mari",
    rhythm: "compact",
    sentence: page.takeHeading("principles", "title"),
    lines: items.map(({ says, costs }) => `**${says.replace(/\.$/, "")}.** ${costs}`),
  });
}
