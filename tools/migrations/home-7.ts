import { heading, type OldPage } from "./old-page.ts";

/** The page for localisation managers: its relay of nine days and its case have no place in it any more. */
export function home7(page: OldPage): void {
  page.set("next", { url: "/game-localization" });
  page.band({
    role: "hero",
    heading: heading(page.takeText("opening", "title")),
    lead: page.take("opening", "lead"),
    proofs: page.take("opening", "proofs"),
    action: page.take("opening", "action"),
    source: page.take("opening", "source"),
    unit: page.take("opening", "unit"),
    picture: page.takePicture("opening", "toy"),
    lines: page.take("opening", "lines"),
  });
  addLanguages(page);
  addTextFit(page);
  addQuality(page);
  addTurnaround(page);
  page.band({
    role: "call-to-action",
    shape: "call-to-action",
    rhythm: "compact",
    heading: heading(page.takeText("close", "title")),
    lead: page.take("close", "lead"),
    action: page.take("close", "action"),
  });
}

function addLanguages(page: OldPage) {
  const [yes, no] = [page.takeText("matrix", "yes"), page.takeText("matrix", "no")];
  const rows = page.takeItems<{ languages: string; has: boolean[] }>("matrix", "rows");
  page.band({
    role: "languages",
    shape: "table",
    variant: "verdicts",
    tone: "sand",
    heading: heading(page.takeText("matrix", "title")),
    lead: page.take("matrix", "lead"),
    columns: [page.takeText("matrix", "corner"), ...page.takeItems<string>("matrix", "columns")],
    rows: rows.map(({ languages, has }) => ({
      heading: languages,
      cells: has.map((isOffered) => (isOffered ? { text: yes, tone: "pitch" } : { text: no })),
    })),
  });
}

function addTextFit(page: OldPage) {
  const words = ["string", "start", "privacy", "ways", "plain", "pseudo", "rtl", "over"];
  page.band({
    role: "text-fit",
    heading: heading(page.takeText("textFit", "title")),
    lead: page.take("textFit", "lead"),
    picture: page.takePicture("textFit", "toy"),
    room: page.take("textFit", "room"),
    unit: page.take("textFit", "unit"),
    fits: page.take("textFit", "fits"),
    over: page.take("textFit", "over"),
    trial: Object.fromEntries(words.map((word) => [word, page.take("textFit", "trial", word)])),
    rows: page.take("textFit", "rows"),
  });
}

function addQuality(page: OldPage) {
  const runs = page.takeItems<{ text: string; severity: string }>("quality", "sample");
  const marks = page.takeItems<{ severity: string; points: number; text: string }>("quality", "marks");
  const sample = runs.map(({ text, severity }) => (severity === "none" ? text : `**${text}**`)).join(" ");
  page.band({
    role: "quality",
    shape: "split",
    variant: "sticky",
    tone: "orch",
    rhythm: "compact",
    heading: heading(page.takeText("quality", "title")),
    lead: `${page.takeText("quality", "sampleLabel")}: “${sample.replaceAll("** ,", "**,").replaceAll("** .", "**.")}”`,
    picture: page.takePicture("quality", "toy"),
    text: `${page.takeText("quality", "lead")} ${page.takeText("quality", "sum")}`,
    chapters: marks.map(({ severity, points, text }) => ({
      heading: `${points}: ${runs.find((run) => run.severity === severity)?.text ?? severity}`,
      text,
    })),
    foot: {
      list: page
        .takeItems<{ title: string; text: string }>("names", "rules")
        .map(({ title, text }) => `**${title}.** ${text}`),
    },
  });
}

function addTurnaround(page: OldPage) {
  const rows = page.takeItems<{ words: string; days: string; voice: string }>("turnaround", "rows");
  const formats = page.takeItems<{ name: string; note: string }>("turnaround", "formats");
  page.band({
    role: "turnaround",
    shape: "table",
    variant: "verdicts",
    heading: heading(page.takeText("turnaround", "title")),
    lead: page.take("turnaround", "note"),
    columns: page.take("turnaround", "columns"),
    rows: rows.map(({ words, days, voice }) => ({
      heading: words,
      cells: [
        { text: days, tone: "mari" },
        { text: voice, tone: "orch" },
      ],
    })),
    note: { text: `${page.takeText("turnaround", "formatsTitle")}. ${page.takeText("turnaround", "refusal")}` },
    foot: { list: formats.slice(0, 8).map(({ name, note }) => `**${name}** ${note}`) },
  });
}
