import { unzipSync } from "fflate";
import { afterEach, expect, test } from "vitest";
import { ownContent } from "../../tests/support/own-content.ts";
import { fillIn } from "../fields/fill-in.server.ts";
import { crawlerFilePaths } from "../machine-files/machine-files.server.ts";
import { documentHtml, documentMarkdown } from "./paper-document.server.ts";
import { paperFiles } from "./paper-files.server.ts";
import { paperSheets } from "./paper-sheets.server.ts";

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test("the same content makes the same bytes, in any time zone", () => {
  const made = ["Europe/London", "Pacific/Auckland", "America/Los_Angeles"].map((TZ) => {
    process.env.TZ = TZ;
    return paperFiles(structuredClone(ownContent)).map(({ path, body }) => [
      path,
      Buffer.from(body).toString("base64"),
    ]);
  });
  expect(made[1]).toEqual(made[0]);
  expect(made[2]).toEqual(made[0]);
});

test("the page says how many files the archive holds", () => {
  const archive = paperFiles(ownContent).at(-1)?.body;
  const held = Object.keys(unzipSync(archive instanceof Uint8Array ? archive : new Uint8Array()));
  const said = paperSheets(ownContent).at(-1)?.text;
  expect(said).toBe(fillIn(ownContent.pages.papers.counter.archive.text, { count: held.length }));
});

test("where the page is off, so are its files", () => {
  const paths = crawlerFilePaths({ ...ownContent, off: ["/papers"] });
  expect(paths.filter((path) => path.startsWith("/papers"))).toEqual([]);
});

test("a site without documents still has its answers", () => {
  const { pages } = ownContent;
  const papers = { ...pages.papers, documents: [] };
  const paths = paperFiles({ ...ownContent, pages: { ...pages, papers } }).map(({ path }) => path);
  expect(paths).toEqual(["/papers/answers.csv", "/papers/answers.json", "/papers/papers.zip"]);
});

const nda = { name: "nda", title: "Secrets", text: "", day: "2026-01-02", body: "## Who\n\nWe.\n\n## What\n" } as const;

test("a document begins with who writes and where to reach them", () => {
  const { brand, emails, origin, phone } = ownContent.site;
  const html = documentHtml(nda, ownContent);
  const head = html.slice(html.indexOf("<header>"), html.indexOf("</header>"));
  for (const words of [brand, phone, emails.hello, `href="${origin}"`]) expect(head).toContain(words);
});

test("clauses are numbered, whatever their text", () => {
  expect(documentMarkdown(nda, ownContent)).toMatch(/^# Secrets\n[\s\S]*## 1\. Who\n\nWe\.\n\n## 2\. What\n$/);
});
