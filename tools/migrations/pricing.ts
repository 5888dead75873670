import type { OldPage } from "./old-page.ts";

interface OldRange {
  title: string;
  from: unknown;
  to: unknown;
  driver: string;
  department?: string;
  proof?: string;
}

/** The page of plans and prices. Its table did not name the plans, so their columns are numbered. */
export function pricing(page: OldPage): void {
  const action = page.takePlain<{ label: string; url: string }>("questions", "ask", "action");
  page.band({
    role: "plans",
    heading: page.takeHeading("title"),
    lead: page.take("lead"),
    action,
    period: page.take("plans", "period"),
    reply: page.take("plans", "reply"),
    people: page.take("plans", "crowds"),
  });
  comparison(page);
  projectPrices(page);
  page.band({
    role: "price-scale",
    heading: page.takeHeading("drivers", "title"),
    factors: page.take("drivers", "list"),
    example: page.take("drivers", "ticket"),
  });
  const lines = page.take("terms", "lines");
  page.band({
    role: "terms",
    shape: "questions",
    heading: page.takeHeading("questions", "title"),
    items: page.take("questions", "list"),
    link: page.take("questions", "more"),
    foot: lines && { list: lines },
  });
  page.band({
    role: "call-to-action",
    shape: "call-to-action",
    heading: action?.label,
    lead: page.take("questions", "ask", "text"),
    action,
  });
}

function comparison(page: OldPage): void {
  const rows = page.takeItems<{ feature: string; cells: string[] }>("table", "rows");
  if (rows.length === 0) return;
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const plans = Array.from({ length: width }, (_, index) => `Plan ${index + 1}`);
  page.band({
    role: "comparison",
    shape: "table",
    heading: page.takeHeading("table", "title"),
    lead: page.take("table", "note"),
    columns: [page.takeText("table", "feature"), ...plans],
    rows: rows.map(({ feature, cells }) => ({
      heading: feature,
      cells: plans.map((_, index) => ({ text: cells[index] ?? "–" })),
    })),
  });
}

/** Ranges on one scale; the sentence alone where the page had no ranges. */
function projectPrices(page: OldPage): void {
  const ranges = page.takeItems<OldRange>("work", "ranges");
  const proof = page.takeText("work", "proof");
  const lead = page.take("work", "lead");
  const band = { role: "project-prices", former: ["work"] };
  if (ranges.length === 0) {
    page.band({ ...band, shape: "statement", heading: page.takeHeading("work", "title"), sentence: lead });
    return;
  }
  page.band({
    ...band,
    shape: "prices",
    tone: "ink",
    heading: page.takeHeading("work", "title"),
    lead: proof ? undefined : lead,
    items: ranges.map(({ title, from, to, driver, department, proof: counted }) => ({
      ...{ name: title, from, to, factor: driver },
      ...(counted && { proof: counted }),
      ...(department && { tone: department }),
    })),
    note: proof && { text: lead, facts: [proof] },
  });
}
