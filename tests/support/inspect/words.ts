import { isDeepStrictEqual } from "node:util";
import { inject } from "vitest";
import { markdownPath } from "#shared/page-files.ts";
import { decodeEntities, fetchHtml } from "../pages.ts";
import { plainWords, sentencesOf, withoutAddresses } from "../sentences.ts";

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

/** Words of two elements that nothing separates where a browser has no style sheet. */
export function gluedWords(html: string): string[] {
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

/** Links and buttons of the frame that say nothing without pictures and style sheets. */
export function silentControls(html: string): string[] {
  const frame = html.replace(/<main[\s\S]*<\/main>/, "");
  return [...frame.matchAll(/<(a|button)\b(?![^>]*aria-hidden="true")[^>]*>([\s\S]*?)<\/\1>/g)]
    .filter(([, , inside = ""]) => !wordsOf(inside) && !/<img [^>]*alt="[^"]/.test(inside))
    .map(([whole]) => whole.slice(0, 120));
}

/** A Markdown version has every sentence of its page, no word of its own, and no sign in place of a letter. */
export async function versionFaults(path: string, html: string): Promise<string[]> {
  const response = await fetch(inject("origin") + markdownPath(path));
  if (response.status !== 200) return [];
  const version = await response.text();
  // `/site-vitals` counts the visits of other tests.
  const after = await fetchHtml(path);
  if (!isDeepStrictEqual(sentencesOf(after.html), sentencesOf(html))) return versionFaults(path, after.html);
  const known = new Set(tokens(html.replace(/<[^>]+>/g, (tag) => ` ${attributesOf(tag)} `)));
  const text = version.replace(/\]\([^)]*\)/g, "] ").replace(/^---[\s\S]*?---/, "");
  const strange = new Set(tokens(text).filter((word) => !known.has(word)));
  const signs = text.match(/.{0,20}(?:[.!?],(?!\d)|&#x\w+;)/g) ?? [];
  const words = ` ${plainWords(withoutAddresses(version))} `;
  const missing = new Set(sentencesOf(html).filter((sentence) => !words.includes(` ${plainWords(sentence)} `)));
  return [
    ...[...strange].map((word) => `the page lacks the word ${word}`),
    ...signs.map((sign) => `a sign in place of a letter: ${sign}`),
    ...[...missing].map((sentence) => `the version lacks: ${sentence}`),
  ];
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
