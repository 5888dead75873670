import { joinWordLists, nestLists } from "./pasted-lists.ts";
import { notesInPasted } from "./pasted-notes.ts";
import { plainTables } from "./pasted-tables.ts";

/** Pasted HTML as a post can have it, and what was left out, in words. */
export interface Cleaned {
  html: string;
  left: string[];
}

const code = "script, iframe, object, embed, form, input, button, select, textarea, svg, math, video, audio, canvas";
const unseen = "data-sheet, link, meta, title, template, noscript, col, colgroup, [data-style*='display:none']";
/** Word's comments, and the bullets that it writes as words. */
const ofWord = "[data-style*='mso-element:comment'], a.msocomanchor, [data-style*='mso-list:Ignore']";
/** A tracked change says who made it and when; what was taken away does not come along. */
const takenAway = "del[cite], del[datetime], span.msoDel, [data-style*='mso-hide:all']";

/**
 * What Word, Google Docs and LibreOffice put into the clipboard, as clean HTML: headings below the page's title, lists one in
 * the other, tables without merged cells, footnotes, links; no style, no changes that were taken away.
 * @param taken the names of footnotes that the text has
 */
export function cleanPaste(html: string, taken: ReadonlySet<string>): Cleaned {
  const { body } = new DOMParser().parseFromString(quietened(html), "text/html");
  const refused = body.querySelectorAll(code).length;
  notesInPasted(body, taken);
  joinWordLists(body);
  for (const one of body.querySelectorAll(`${code}, ${unseen}, ${ofWord}, ${takenAway}`)) one.remove();
  const pictures = body.querySelectorAll("img").length;
  for (const picture of body.querySelectorAll("img")) picture.remove();
  for (const one of body.querySelectorAll<HTMLElement>("[data-style]")) markAsStyled(one);
  for (const title of body.querySelectorAll("h1, p.MsoTitle, h5, h6"))
    rename(title, title.matches("h5, h6") ? "h4" : "h2");
  for (const bold of body.querySelectorAll(":is(h2, h3, h4) :is(strong, b)")) unwrap(bold);
  for (const link of body.querySelectorAll("a")) cleanLink(link);
  nestLists(body);
  plainTables(body);
  cleanWords(body);
  for (const block of body.querySelectorAll("p, h2, h3, h4, li"))
    if (!block.textContent?.trim() && !block.querySelector("sup, hr")) block.remove();
  return { html: body.innerHTML, left: leftOut(refused, pictures) };
}

/** Names of ours for what the page's policy would report, though none of it is applied or run. */
function quietened(html: string): string {
  return html
    .replace(/<(\/?)style\b/gi, "<$1data-sheet")
    .replace(/<[a-z][^<>]{0,5000}>/gi, (tag) =>
      tag.replace(/\sstyle\s*=/gi, " data-style=").replace(/\son[a-z]+\s*=/gi, " data-on="),
    );
}

function leftOut(refused: number, pictures: number): string[] {
  const words: string[] = [];
  if (refused > 0) words.push("code of a page, such as a script or a form, which a post cannot have");
  if (pictures > 0) words.push(`${pictures === 1 ? "a picture" : `${pictures} pictures`}; put it in with Picture`);
  return words;
}

/** Bold, italic and struck words that are so by style alone. */
function markAsStyled(element: HTMLElement): void {
  const style = (element.dataset.style ?? "").replace(/\s/g, "").toLowerCase();
  const weight = /(?:^|;)font-weight:(bold|normal|\d+)/.exec(style)?.[1];
  const isBold = weight === "bold" || Number(weight) >= 600;
  if (weight !== undefined && !isBold && element.matches("b, strong")) {
    unwrap(element);
    return;
  }
  if (element.matches("p, li, h1, h2, h3, h4, td, th, ul, ol, table, tr, div")) return;
  if (isBold && !element.matches("b, strong")) wrapWithin(element, "strong");
  if (/font-style:italic/.test(style) && !element.matches("i, em")) wrapWithin(element, "em");
  if (/text-decoration:[^;]*line-through/.test(style)) wrapWithin(element, "s");
  if (/font-family:[^;]*(courier|consolas|monospace|menlo)/.test(style)) wrapWithin(element, "code");
}

function wrapWithin(element: Element, name: string): void {
  const inner = element.ownerDocument.createElement(name);
  inner.append(...element.childNodes);
  element.append(inner);
}

function rename(element: Element, name: string): void {
  const next = element.ownerDocument.createElement(name);
  next.append(...element.childNodes);
  element.replaceWith(next);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Links lead where people can follow them; Google's go through a page of its own. */
function cleanLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute("href") ?? "";
  const own = /^https:\/\/www\.google\.com\/url\?/.test(href) ? (new URL(href).searchParams.get("q") ?? "") : href;
  if (/^(https?:|mailto:|tel:|\/(?!\/))/i.test(own)) link.setAttribute("href", own);
  else unwrap(link);
}

/** Special spaces and invisible characters. */
function cleanWords(body: HTMLElement): void {
  const words = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const { currentNode } = words;
    currentNode.nodeValue = (currentNode.nodeValue ?? "")
      .replace(/[\u00a0\u2007\u202f\t\r\n]+/g, " ")
      .replace(/[\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g, "");
  }
  for (const one of body.querySelectorAll("*"))
    for (const name of one.getAttributeNames())
      if (!["href", "data-note", "start"].includes(name)) one.removeAttribute(name);
}
