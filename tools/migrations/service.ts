import type { OldPage } from "./old-page.ts";

/** The overview of services: every finished job is on /portfolio, and a service says how many it has. */
export function service(page: OldPage): void {
  page.set("next", { url: "/service-details" });
  const action = { label: page.takeText("blank", "button"), url: "/contact" };
  page.band({
    role: "hero",
    heading: page.takeHeading("tags", "title"),
    lead: page.take("tags", "lead"),
    action: { ...action },
    tagsTitle: page.take("tags", "listTitle"),
    tags: page.take("tags", "items"),
  });
  page.band({
    role: "departments",
    shape: "cards",
    rhythm: "compact",
    heading: page.takeHeading("departments", "title"),
    lead: page.take("departments", "lead"),
    entries: "services",
    count: 6,
  });
  addJobs(page);
  addContracts(page);
  addProcess(page);
  page.band({
    role: "call-to-action",
    shape: "call-to-action",
    tone: "pitch",
    rhythm: "compact",
    heading: page.takeHeading("blank", "title"),
    lead: page.take("blank", "text"),
    field: { label: page.take("blank", "label"), placeholder: page.take("blank", "placeholder") },
    action,
  });
}

interface Job {
  title: string;
  rows: { who: string; weeks: number; text: string }[];
  saved: string;
  case: string;
}

function addJobs(page: OldPage) {
  const jobs = page.takeItems<Job>("joint", "jobs");
  if (jobs.length === 0) return;
  const [weeks, read] = [page.takeText("joint", "weekWord"), page.takeText("joint", "action")];
  page.band({
    role: "joint-jobs",
    shape: "split",
    variant: "sticky",
    tone: "sand",
    heading: page.takeHeading("joint", "title"),
    lead: page.take("joint", "lead"),
    chapters: jobs.map(({ title, rows, saved, case: slug }) => ({
      heading: title.replace(/\.$/, ""),
      text: `${rows.map(({ who, weeks: count, text }) => `**${who}, ${count} ${weeks}.** ${text}`).join(". ")}.`,
      verdict: { word: read, text: `${saved} [${read}](/portfolio/${slug})` },
    })),
  });
}

interface Contract {
  contract: string;
  isUsual?: boolean;
  youBring: string;
  weBring: string;
  overrun: string;
  shortest: string;
}

function addContracts(page: OldPage) {
  const rows = page.takeItems<Contract>("contracts", "rows");
  if (rows.length === 0) return;
  page.band({
    role: "contract-overview",
    former: ["contracts"],
    shape: "table",
    tone: "ink",
    heading: page.takeHeading("contracts", "title"),
    lead: page.take("contracts", "note"),
    columns: page.take("contracts", "columns"),
    rows: rows.map(({ contract, isUsual, youBring, weBring, overrun, shortest }) => ({
      heading: contract,
      cells: [
        { text: youBring },
        { text: weBring },
        { text: overrun, ...(isUsual && { tone: "mari" }) },
        { text: shortest },
      ],
    })),
  });
}

interface Stop {
  weeks: number;
  text: string;
  paper: string;
}

/** Its steps are those of the site, in their order. */
function addProcess(page: OldPage) {
  const stops = page.takeItems<Stop>("scale", "stops");
  const unit = page.takeText("scale", "unit");
  if (stops.length < 3) return;
  page.band({
    role: "process",
    shape: "figures",
    rhythm: "compact",
    heading: page.takeHeading("scale", "title"),
    lead: page.take("scale", "lead"),
    items: stops.map(({ weeks, paper }) => ({ value: `${weeks}${unit}`, label: paper.replaceAll("**", "") })),
    foot: { list: stops.map(({ text }) => text) },
  });
}
