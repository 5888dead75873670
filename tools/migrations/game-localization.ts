import { heading, type OldPage } from "./old-page.ts";

/** The localisation page: its scale of error points, the reasons of its factors and its crumb have no place in it any more. */
export function gameLocalization(page: OldPage): void {
  const [first, second] = [page.takeText("cases", "first"), page.takeText("cases", "second")];
  if (first) page.set("next", { url: `/portfolio/${first}` });
  addHero(page);
  addServices(page);
  addLanguages(page);
  addTextFit(page);
  page.band({
    role: "kit-checklist",
    former: ["kit"],
    heading: heading(page.takeText("kit", "title")),
    text: page.take("kit", "text"),
    download: page.take("kit", "download"),
    items: page.take("kit", "items"),
  });
  addWorkflow(page);
  addWordPrices(page);
  if (first && second)
    page.band({
      role: "case-studies",
      shape: "cards",
      heading: heading(page.takeText("cases", "title")),
      items: [{ case: first }, { case: second }],
    });
  page.band({
    role: "call-to-action",
    shape: "call-to-action",
    rhythm: "compact",
    heading: heading(page.takeText("dialogue", "title")),
    lead: page.take("dialogue", "text"),
    action: page.take("dialogue", "action"),
    second: page.take("dialogue", "second"),
  });
}

function addHero(page: OldPage) {
  const text = page.takeText("boxes", "title");
  page.band({
    role: "hero",
    heading: heading(text),
    lead: page.take("boxes", "lead"),
    action: page.take("boxes", "action"),
    original: { name: "English", text },
    lines: page.take("boxes", "lines"),
    over: page.take("boxes", "over"),
  });
}

interface Part {
  name: string;
  aside: string;
  text: string;
  limit: string;
}

function addServices(page: OldPage) {
  const parts = page.takeItems<Part>("cast", "parts");
  const rules = (key: string, tone: string) => ({
    verdict: { word: page.takeText("machine", key, "title"), tone },
    items: page.take("machine", key, "items"),
  });
  page.band({
    role: "services",
    shape: "split",
    variant: "sticky",
    tone: "ink",
    heading: heading(page.takeText("cast", "title")),
    lead: page.take("cast", "scene"),
    picture: page.takePicture("cast", "toy"),
    chapters: parts.map(({ name, aside, text, limit }) => ({
      heading: name,
      aside,
      text,
      verdict: { word: "Limit", tone: "tang", text: limit },
    })),
    lists: [rules("may", "pitch"), rules("mayNot", "tang")],
    foot: { list: [page.take("machine", "lead"), page.take("machine", "yours")] },
  });
}

interface Market {
  title: string;
  note: string;
  languages: { lang: string; own: string; name: string; hasVoice: boolean }[];
}

function addLanguages(page: OldPage) {
  const markets = page.takeItems<Market>("keys", "markets");
  page.band({
    role: "languages",
    shape: "cards",
    variant: "keys",
    rhythm: "tall",
    heading: heading(page.takeText("keys", "title")),
    lead: page.take("keys", "lead"),
    legend: [
      { tone: "tang", text: page.take("keys", "legend", "voice") },
      { tone: "white", text: page.take("keys", "legend", "text") },
    ],
    groups: markets.map(({ title, note, languages }) => ({
      heading: title,
      text: note,
      keys: languages.map(({ lang, own, name, hasVoice }) => ({
        word: own,
        lang,
        aside: name,
        ...(hasVoice && { tone: "tang" }),
      })),
    })),
    foot: { list: [page.take("keys", "gap")] },
  });
}

interface GameString {
  key: string;
  english: string;
  limit: number;
  widths: number[];
}

/** Its instrument is left to the page for localisation managers; what was measured stays as a table. */
function addTextFit(page: OldPage) {
  const rows = page.takeItems<GameString>("widths", "rows");
  const column = (name: string) => page.takeText("widths", "columns", name);
  page.band({
    role: "text-fit",
    former: ["bench"],
    shape: "table",
    tone: "sand",
    heading: heading(page.takeText("widths", "title")),
    lead: page.take("widths", "lead"),
    columns: [
      column("key"),
      column("english"),
      column("limit"),
      ...page.takeItems<string>("widths", "columns", "languages"),
    ],
    rows: rows.map(({ key, english, limit, widths }) => ({
      heading: key,
      cells: [
        { text: english },
        { text: String(limit) },
        ...widths.map((width) => ({ text: String(width), tone: width > limit ? "tang" : "pitch" })),
      ],
    })),
  });
}

function addWorkflow(page: OldPage) {
  const days = page.takeItems<string>("lanes", "days");
  const roles = page.takeItems<{ role: string; hours: number[] }>("lanes", "roles");
  const points = (key: string) => String(Number(page.takeText("score", key)) / 10);
  page.band({
    role: "workflow",
    shape: "steps",
    heading: heading(page.takeText("lanes", "title")),
    lead: page.take("lanes", "note"),
    items: page.takeItems<string>("lanes", "steps").map((step, index) => ({
      heading: step,
      when: days[index],
      text: roles.flatMap(({ role, hours }) => (hours[index] ? `${role} ${hours[index]} h` : [])).join(", "),
    })),
    note: { text: page.take("score", "text") },
    foot: {
      figures: [
        { value: points("tenths"), label: page.take("score", "oursLabel") },
        { value: points("limitTenths"), label: page.take("score", "limitLabel") },
      ],
    },
  });
}

function addWordPrices(page: OldPage) {
  const drivers = page.takeItems<{ change: string; title: string; text: string }>("receipt", "drivers");
  const lines = page.takeItems<{ label: string; sum: string }>("receipt", "slip", "lines");
  page.band({
    role: "word-prices",
    shape: "table",
    variant: "sum",
    tone: "sand",
    heading: heading(page.takeText("receipt", "title")),
    lead: page.take("receipt", "lead"),
    columns: [page.takeText("receipt", "slip", "title"), "Price"],
    rows: lines.map(({ label, sum }) => ({ heading: label, cells: [{ text: sum }] })),
    sum: {
      label: page.takeText("receipt", "slip", "total", "label"),
      value: page.takeText("receipt", "slip", "total", "sum"),
    },
    factors: drivers.slice(0, 6).map(({ change, title }) => ({ value: change, label: title })),
    note: { text: [page.takeText("receipt", "slip", "meta"), page.takeText("receipt", "slip", "note")].join(". ") },
  });
}
