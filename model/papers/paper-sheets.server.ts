import { perLocale } from "#shared/per-locale.ts";
import type { Content } from "../content.server.ts";
import { fillIn } from "../fields/fill-in.server.ts";
import type { ListedPaper } from "./listed-paper.server.ts";

/** Each document with its files, then the answers, then the archive. */
export function paperSheets({ pages, papers: files }: Content) {
  const { counter, documents } = pages.papers;
  const fileOf = (path: string) => files.filter((file) => file.path === path).map(shown);
  const answers = [...fileOf("/papers/answers.csv"), ...fileOf("/papers/answers.json")];
  const archive = fileOf("/papers/papers.zip");
  // Without itself, but with the list of its contents.
  const text = fillIn(counter.archive.text, { count: files.length });
  return [
    ...documents.map(({ name, title, text, day }) => ({
      ...{ title, text, day },
      files: [...fileOf(`/papers/${name}.html`), ...fileOf(`/papers/${name}.md`)],
    })),
    { ...counter.answers, day: answers[0]?.day ?? null, files: answers },
    { ...counter.archive, text, day: archive[0]?.day ?? null, files: archive },
  ];
}

const inKilobytes = perLocale(
  (locale) => new Intl.NumberFormat(locale, { style: "unit", unit: "kilobyte", maximumFractionDigits: 1 }),
);
const endings: Readonly<Record<string, string>> = {
  html: "HTML",
  md: "Markdown",
  csv: "CSV",
  json: "JSON",
  zip: "ZIP",
};

function shown({ path, bytes, day }: ListedPaper) {
  const ending = path.split(".").at(-1) ?? "";
  return { path, day, label: endings[ending] ?? ending, size: inKilobytes().format(bytes / 1000) };
}
