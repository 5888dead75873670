import type { OldPage } from "./old-page.ts";

interface Action {
  label: string;
  url: string;
}

/**
 * The page of the IT consultancy. Its answers on security and its people have no band any more: the supplier papers and the
 * page of IT leads give them.
 */
export function itAndDevConsultancy(page: OldPage): void {
  const action = page.takePlain<Action>("spine", "action");
  hero(page, action);
  jobs(page);
  contractTypes(page);
  measures(page);
  clients(page);
  call(page, action);
}

/** In the order in which the complaints light them. */
const parts = ["belt", "rack", "desk", "arm", "fan", "gears"];

function hero(page: OldPage, action: Action | undefined): void {
  const complaints = page.takeItems<{ text: string; job: string }>("spine", "moans");
  page.band({
    role: "hero",
    crumb: page.take("spine", "crumb"),
    heading: page.takeHeading("spine", "title"),
    lead: page.take("spine", "lead"),
    action,
    picture: { imgUrl: page.takeText("spine", "imgUrl"), alt: page.takeText("spine", "alt") },
    complaintsTitle: page.take("spine", "listTitle"),
    complaints: complaints.map((complaint, index) => ({ ...complaint, part: parts[index % parts.length] })),
  });
}

interface OldJob {
  id: string;
  title: string;
  text: string;
  time: string;
  price: string;
  proof?: string;
}

function jobs(page: OldPage): void {
  const items = page.takeItems<OldJob>("jobs", "items");
  const refusal = page.takeText("jobs", "refusal");
  // Words before a figure that are known from it now.
  for (const label of ["timeLabel", "priceLabel"]) page.take("jobs", label);
  page.band({
    role: "jobs",
    shape: "prices",
    variant: "blocks",
    rhythm: "tall",
    heading: page.takeHeading("jobs", "title"),
    lead: page.take("jobs", "lead"),
    items: items.map(({ id, title, text, time, price, proof }) => ({
      ...{ id, name: title, text, ...readPrice(price), time },
      ...(proof && { proof }),
    })),
    foot: refusal && { list: [refusal] },
  });
}

/** An amount, typed or cited, or two; then what it is for. */
const amount = /^((?:from )?(?:\{\{[^{}]*\}\}|\S*\d[^\s,]*)(?: (?:to|–|-) \S*\d[^\s,]*)?),? ?(.*)$/i;

/** A price as it was written: the amount, and what it is for; words without an amount stay whole. */
function readPrice(price: string): { said: string; per?: string } {
  const [, said = price, per] = amount.exec(price) ?? [];
  return per ? { said, per } : { said };
}

interface OldModel {
  title: string;
  crew: string;
  picture?: object;
  lead: string;
  points: string[];
  not: string;
}

function contractTypes(page: OldPage): void {
  const models = page.takeItems<OldModel>("models", "items");
  const warning = page.takeText("models", "warning");
  page.band({
    role: "contract-types",
    shape: "cards",
    tone: "sand",
    rhythm: "tall",
    heading: page.takeHeading("models", "title"),
    items: models.map(({ title, picture, lead, not }) => ({
      ...{ heading: title, text: lead },
      ...(picture && { picture }),
      verdict: { word: warning, tone: "ink", text: not },
    })),
    // What applied to each contract is below the cards, which are shorter than the columns were.
    foot: {
      list: models.flatMap(({ title, crew, points }) => [`${title}: ${crew}`, `${title}: ${points.join("; ")}`]),
    },
  });
}

function measures(page: OldPage): void {
  page.band({
    role: "delivery-measures",
    shape: "figures",
    variant: "pairs",
    tone: "ink",
    heading: page.takeHeading("gauges", "title"),
    items: [0, 1, 2, 3].map((index) => {
      const take = (field: string) => page.takeText("gauges", "items", index, field);
      const [value, before, label] = ["after", "before", "title"].map(take);
      return { value, before, label };
    }),
    note: { text: page.take("gauges", "method") },
    foot: { links: [page.take("audit", "action")] },
  });
}

interface OldRow {
  label: string;
  before: string;
  after: string;
}

function clients(page: OldPage): void {
  const rows = [0, 1].flatMap((index) => page.takeItems<OldRow>("swaps", "items", index, "rows"));
  page.band({
    role: "client-words",
    shape: "quotes",
    variant: "one",
    tone: "pitch",
    heading: page.takeHeading("swaps", "title"),
    foot:
      rows.length > 0
        ? { table: rows.slice(0, 6).map(({ label, before, after }) => ({ label, value: `${before} → ${after}` })) }
        : undefined,
  });
}

function call(page: OldPage, action: Action | undefined): void {
  const bookUrl = page.takeText("slots", "bookUrl");
  const main = action ?? page.takePlain<Action>("slots", "other");
  page.band({
    role: "call-to-action",
    shape: "call-to-action",
    variant: "slots",
    tone: "mari",
    heading: page.takeHeading("slots", "title"),
    lead: page.take("slots", "text"),
    slots: page.take("slots", "items"),
    action: main && { ...main, url: bookUrl ?? main.url },
  });
}
