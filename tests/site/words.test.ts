import { isDeepStrictEqual } from "node:util";
import { beforeAll, expect, inject, test } from "vitest";
import { twinPath } from "#shared/page-files.ts";
import { decodeEntities, fetchHtml, prerenderedPaths, renderedPaths } from "../support/pages.ts";
import { plainWords, sentencesOf, withoutAddresses } from "../support/sentences.ts";

/** Elements that are inline by default; any other element between two words separates them in every browser. */
const inLine = new Set(
  "a abbr b bdi button code del em i img input kbd label mark noscript q s small span strong summary time u var".split(
    " ",
  ),
);
/** Elements that are not running text, or that mark part of a word on purpose. */
const unread = /<(script|style|pre|code|sup|svg|template|noscript|select)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;
const endsWord = /[\p{L}\p{N}.,:;?!”)]$/u;
const startsWord = /^[\p{L}\p{N}“(£€$]/u;

let pages: { path: string; html: string; twin: string }[] = [];

beforeAll(async () => {
  const paths = [...(await prerenderedPaths()), ...renderedPaths, "/newsletter"];
  pages = await Promise.all(paths.map(pageWithTwin));
});

test("no two words run together where a browser has no style sheet", () => {
  expect(new Set(pages.flatMap(({ path, html }) => gluedWords(html).map((words) => `${path}: ${words}`)))).toEqual(
    new Set(),
  );
});

test("every link and button of the frame can be read without pictures and style sheets", () => {
  const silent = pages.flatMap(({ path, html }) =>
    [
      ...html
        .replace(/<main[\s\S]*<\/main>/, "")
        .matchAll(/<(a|button)\b(?![^>]*aria-hidden="true")[^>]*>([\s\S]*?)<\/\1>/g),
    ]
      .filter(([, , inside = ""]) => !wordsOf(inside) && !/<img [^>]*alt="[^"]/.test(inside))
      .map(([whole]) => `${path}: ${whole.slice(0, 120)}`),
  );
  expect(silent).toEqual([]);
});

test("the Markdown twin of a page has no word that the page has not, and no sign in place of a letter", () => {
  const odd: string[] = [];
  for (const { path, html, twin: written } of pages) {
    const twin = written.replace(/\]\([^)]*\)/g, "] ");
    const known = new Set(tokens(html.replace(/<[^>]+>/g, (tag) => ` ${attributesOf(tag)} `)));
    const strange = tokens(twin.replace(/^---[\s\S]*?---/, "")).filter((word) => !known.has(word));
    odd.push(...[...new Set(strange)].map((word) => `${path}: ${word}`));
    odd.push(...(twin.match(/.{0,20}(?:[.!?],(?!\d)|&#x\w+;)/g) ?? []).map((words) => `${path}: ${words}`));
  }
  expect(odd).toEqual([]);
});

test("the Markdown twin of a page has every sentence of its main", () => {
  const missing: string[] = [];
  for (const { path, html, twin } of pages.filter(({ twin }) => twin)) {
    const words = ` ${plainWords(withoutAddresses(twin))} `;
    const lost = sentencesOf(html).filter((sentence) => !words.includes(` ${plainWords(sentence)} `));
    missing.push(...[...new Set(lost)].map((sentence) => `${path}: ${sentence}`));
  }
  expect(missing).toEqual([]);
});

/** A page and its twin (empty where it has none) of one moment: `/site-vitals` counts the visits of other tests. */
async function pageWithTwin(path: string): Promise<(typeof pages)[number]> {
  const { html } = await fetchHtml(path);
  const response = await fetch(inject("content") + twinPath(path));
  const twin = response.status === 200 ? await response.text() : "";
  const after = sentencesOf((await fetchHtml(path)).html);
  return isDeepStrictEqual(after, sentencesOf(html)) ? { path, html, twin } : pageWithTwin(path);
}

function gluedWords(html: string): string[] {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1]?.replace(unread, "") ?? "";
  const glued: string[] = [];
  let before = "";
  let tags = "";
  for (const part of body.split(/(<[^>]+>)/).filter(Boolean)) {
    if (part.startsWith("<")) {
      tags += part;
      continue;
    }
    const names = [...tags.matchAll(/<\/?([a-z][a-z0-9]*)/g)].map(([, name = ""]) => name);
    if (tags && names.every((name) => inLine.has(name)) && endsWord.test(before) && startsWord.test(part))
      glued.push(`${before.slice(-30)}|${part.slice(0, 30)}`);
    before = part;
    tags = "";
  }
  return glued;
}

function wordsOf(html: string): string {
  return html
    .replace(unread, "")
    .replace(/<[^>]+>/g, "")
    .trim();
}

function tokens(text: string): string[] {
  return decodeEntities(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function attributesOf(tag: string): string {
  return [...tag.matchAll(/"([^"]*)"/g)].map(([, value]) => value).join(" ");
}
