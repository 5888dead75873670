import { strToU8, type ZippableFile, zipSync } from "fflate";
import { csvFile } from "../csv.server.ts";
import { sampleNote } from "../site/sample-note.server.ts";
import type { ListedPaper } from "./listed-paper.server.ts";
import { documentHtml, documentMarkdown, paperSheet } from "./paper-document.server.ts";
import { type PapersOf, supplierAnswers } from "./supplier-answers.server.ts";

interface PaperFile extends ListedPaper {
  type: string;
  body: string | Uint8Array<ArrayBuffer>;
}

/** The files that `/papers` offers, the archive last: the same bytes for the same content, whenever and wherever made. */
export function paperFiles(content: PapersOf): PaperFile[] {
  const { documents } = content.pages.papers;
  const texts = documents.flatMap((document) => {
    const path = `/papers/${document.name}`;
    return [
      { path: `${path}.html`, type: "text/html", body: documentHtml(document, content), day: document.day },
      { path: `${path}.md`, type: "text/markdown", body: documentMarkdown(document, content), day: document.day },
    ];
  });
  const sheet = { path: "/papers/paper.css", type: "text/css", body: paperSheet, day: null };
  const files = [...texts, ...answerFiles(content), ...(documents.length > 0 ? [sheet] : [])].map((file) => ({
    ...file,
    bytes: strToU8(file.body).length,
  }));
  return [...files, archiveOf(files, content)];
}

function answerFiles(content: PapersOf) {
  const topics = supplierAnswers(content);
  const rows = topics.flatMap(({ title, answers }) =>
    answers.map(({ id, question, answer, standing, asOf, source, by, isSample }) => ({
      ...{ id, topic: title, question, answer, standing, asOf, source },
      answersFor: by?.name ?? null,
      sample: isSample,
    })),
  );
  const day = newest(rows.map(({ asOf }) => asOf));
  const note = sampleNote(content.site, "/papers") ?? null;
  const csv = csvFile(
    { columns: ["id", "topic", "question", "answer", "standing", "asOf", "source", "answersFor", "sample"] },
    rows.map((row) => ({ ...row, sample: row.sample ? (note ?? "sample") : "" })),
  );
  const json = `${JSON.stringify({ company: content.site.legalName ?? content.site.brand, note, answers: rows }, null, 2)}\n`;
  return [
    { path: "/papers/answers.csv", type: "text/csv", body: csv, day },
    { path: "/papers/answers.json", type: "application/json", body: json, day },
  ];
}

function archiveOf(files: (PaperFile & { body: string })[], { site }: PapersOf): PaperFile {
  const lines = files.map(({ path, bytes, day }) => `${nameOf(path)}\t${bytes} bytes\t${day ?? ""}`.trimEnd());
  const note = sampleNote(site, "/papers");
  const contents = `${[...(note ? [note, ""] : []), ...lines].join("\n")}\n`;
  const day = newest(files.map((file) => file.day));
  const entries: [string, ZippableFile][] = [
    ["contents.txt", [strToU8(contents), { mtime: stampOf(day) }]],
    ...files.map(({ path, body, day }): [string, ZippableFile] => [
      nameOf(path),
      [strToU8(body), { mtime: stampOf(day) }],
    ]),
  ];
  const body = zipSync(Object.fromEntries(entries), { level: 9 });
  return { path: "/papers/papers.zip", type: "application/zip", body, bytes: body.length, day };
}

const nameOf = (path: string) => path.slice("/papers/".length);

function newest(days: (string | null)[]): string | null {
  return (
    days
      .flatMap((day) => day ?? [])
      .toSorted()
      .at(-1) ?? null
  );
}

/** Archives store the time of the machine's zone without naming it: noon of the day there is the same everywhere. */
function stampOf(day: string | null): Date {
  return new Date(`${day ?? "1980-01-01"}T12:00:00`);
}
