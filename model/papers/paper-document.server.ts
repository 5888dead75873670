import { paintedMark } from "../brand/painted.server.ts";
import type { Content } from "../content.server.ts";
import { readMarkdown } from "../markdown/markdown.server.ts";
import { escapeXml, richTextHtml } from "../markdown/markup.server.ts";
import { oncePerText } from "../once-per-text.server.ts";
import { sampleNote } from "../site/sample-note.server.ts";
import type { PapersOf } from "./supplier-answers.server.ts";

type Document = Content["pages"]["papers"]["documents"][number];

/** A document as Markdown: title, that it is a sample, its day and its numbered clauses. */
export function documentMarkdown({ title, day, body }: Document, { site }: PapersOf): string {
  const note = sampleNote(site, "/papers");
  const head = [`# ${title}`, ...(note ? [`> ${note}`] : []), `${site.legalName ?? site.brand}, ${day}`];
  return `${[...head, numbered(body).trim()].join("\n\n")}\n`;
}

/** The same as a page for a browser or a word processor, which may lie beside its sheet anywhere. */
export function documentHtml(document: Document, content: PapersOf): string {
  const text = htmlOf(documentMarkdown(document, content));
  return `<!doctype html>
<html lang="${content.site.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeXml(document.title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="paper.css">
</head>
<body>
${letterhead(content)}
${text}
</body>
</html>
`;
}

/** Who writes, and where to reach them; the file may lie on any disk, so the link names the whole address. */
function letterhead({ brand, site }: PapersOf): string {
  const { origin, phone, emails, legalName, registeredOffice } = site;
  const lines = [legalName, registeredOffice, `${phone} · ${emails.hello}`, origin].flatMap((line) =>
    line ? [escapeXml(line)] : [],
  );
  return `<header>
<a href="${escapeXml(origin)}"><svg viewBox="0 0 48 48" aria-hidden="true">${paintedMark(brand, site.brand, "paper")}</svg> ${escapeXml(site.brand)}</a>
<p>${lines.join("<br>")}</p>
</header>`;
}

/** Every key press of an editor reads the content again, and the documents seldom change. */
const htmlOf = oncePerText((markdown) => richTextHtml(readMarkdown(markdown).nodes, (href) => href));

/** For a sheet of paper, in the reader's own letters. */
export const paperSheet = `body {
  max-width: 44rem;
  margin: 2rem auto;
  padding: 0 1.25rem;
  font: 1rem/1.5 "Hanken Grotesk", "Segoe UI", Arial, sans-serif;
}
h1 { font-size: 1.8rem; line-height: 1.15; }
h2 { margin: 1.6em 0 0.4em; font-size: 1.1rem; break-after: avoid; }
blockquote { margin: 1em 0; padding: 0.5em 1em; border: 2px dashed; font-weight: 600; }
table { width: 100%; border-collapse: collapse; }
header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 1rem; margin-bottom: 2.5rem; padding-bottom: 1rem; border-bottom: 2px solid; }
header a { display: flex; align-items: center; gap: 0.6rem; color: inherit; font-size: 1.5rem; font-weight: 800; text-decoration: none; }
header svg { width: 2.5rem; height: 2.5rem; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
header p { margin: 0; font-size: 0.85rem; text-align: end; }
@media print {
  @page { margin: 20mm; @bottom-right { content: counter(page) " / " counter(pages); font: 9pt sans-serif; } }
  body { max-width: none; margin: 0; padding: 0; font-size: 10.5pt; }
}
th, td { height: 2em; padding: 0.4em 0.6em; border: 1px solid; text-align: start; vertical-align: top; }
`;

function numbered(body: string): string {
  let clause = 0;
  return body.replace(/^## /gm, () => {
    clause += 1;
    return `## ${clause}. `;
  });
}
