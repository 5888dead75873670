import { HtmlValidate } from "html-validate";
import { inject } from "vitest";
import { islands } from "../islands.ts";
import { ownContent } from "../own-content.ts";
import { decodeEntities, fetchHtml, prerenderedPaths, publicOrigin, renderedPaths } from "../pages.ts";
import { structuredDataFaults } from "./structured-data.ts";
import { gluedWords, silentControls, versionFaults } from "./words.ts";

/** A page as its inspectors see it; addresses in it are written as at the root. */
export interface Html {
  path: string;
  html: string;
}

/** Looks at one page and returns a line per fault. */
type Inspector = (page: Html) => string[] | Promise<string[]>;

const validator = new HtmlValidate({ extends: ["html-validate:standard"], rules: { "no-inline-style": "error" } });
const placeholder =
  /lorem ipsum|words to be written|>to be written|coming soon|\bTODO\b|\bTBD\b|href="#"|undefined|\[object Object\]/i;

export const matchesIn = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found = ""]) => decodeEntities(found));
export const linkOf = (html: string, rel: string, type = "") =>
  matchesIn(html, new RegExp(`<link rel="${rel}" href="([^"]*)"${type && ` type="${type}"`}`, "g")).join();
export const metaOf = (html: string, name: string) =>
  matchesIn(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, "g")).join();
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";

/** Pages for one visitor, which are not listed and have no structured data. */
export const isPersonal = (path: string) => /^\/(cart|checkout|search|order|newsletter)\b/.test(path);

/** What holds for every page of the site. */
export const htmlInspectors: Record<string, Inspector> = {
  "valid HTML": async ({ html }) => {
    const { results } = await validator.validateString(html);
    return results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
  },
  "landmarks and head": ({ html }) => {
    const counts = {
      h1: html.match(/<h1[\s>]/g)?.length,
      "canonical links": html.match(/<link rel="canonical"/g)?.length,
      "main with the words of the path": html.match(/<main [^>]*data-page="\//g)?.length,
      "layout named default": html.match(/data-layout="default"/g)?.length,
      "theme colours": html.match(/<meta name="theme-color"/g)?.length,
    };
    const wrong = Object.entries(counts).filter(([name, count]) => count !== 1 && !(name === "theme colours" && count));
    const manifest = linkOf(html, "manifest") === "/manifest.webmanifest" ? [] : ["no link to the manifest"];
    return [...wrong.map(([name, count = 0]) => `${count} × ${name}`), ...manifest];
  },
  // Where a proxy has stripped the comments, `app/browser/island-marks.ts` puts them back around the same elements.
  "islands that React finds by their marks": ({ html }) => {
    const parts = [...html.matchAll(/<\w+ [^>]*?data-(?:island|band)="([^"]*)"/g)];
    const unmarked = parts.filter(({ index }) => !html.slice(0, index).endsWith("<!--$-->"));
    const unknown = matchesIn(html, / data-island="([^"]*)"/g).filter((name) => !islands[name]);
    return [
      ...unmarked.map(([, name]) => `${name} is not an island`),
      ...unknown.map((name) => `tests/support/islands.ts does not list ${name}`),
    ];
  },
  "one main call to action, which may stand at the beginning and again at the end": ({ html }) => {
    const found = html.matchAll(/<(a|button)\b[^>]* data-call="main"[^>]*>[\s\S]*?<\/\1>/g);
    const calls = [...found].map(([call]) => call);
    const isInside = calls.every((call) => mainOf(html).includes(call));
    const said = new Set(
      calls.map((call) => `${/ href="([^"]*)"/.exec(call)?.[1]} ${call.replace(/<[^>]*>/g, "").trim()}`),
    );
    return said.size === 1 && calls.length <= 2 && isInside
      ? []
      : [`${calls.length} elements with data-call="main", in main: ${isInside}: ${[...said].join(", ")}`];
  },
  "IMG-10 alternatives and sizes of pictures": ({ html }) =>
    matchesIn(html, /(<img [^>]*>)/g).filter(
      (tag) => !/ alt="/.test(tag) || !/ width="[1-9]/.test(tag) || !/ height="[1-9]/.test(tag),
    ),
  "no placeholder": ({ html }) => {
    const found = placeholder.exec(mainOf(html));
    return found ? [found[0]] : [];
  },
  "description of a shared link": ({ path, html }) => {
    // The first is the page's; SVG drawings have titles too.
    const [title = ""] = matchesIn(html, /<title>([^<]*)<\/title>/g);
    const { brand } = ownContent.site;
    const description = metaOf(html, "description");
    return [
      ...(title.endsWith(` | ${brand}`) ? [] : [`the title does not end in the site's name: ${title}`]),
      ...(description.length >= 20 ? [] : [`a description of ${description.length} characters`]),
      ...(isPersonal(path) ? [] : sharedLinkFaults(path, html, title)),
    ];
  },
  "no two words run together without a style sheet": ({ html }) => gluedWords(html),
  "links and buttons of the frame have words": ({ html }) => silentControls(html),
  "Markdown version": ({ path, html }) => versionFaults(path, html),
  "structured data": structuredDataFaults,
  "no dead link, no missing anchor": ({ path, html }) => deadLinks(path, html),
};

function sharedLinkFaults(path: string, html: string, title: string): string[] {
  const isRepeat = !linkOf(html, "canonical").endsWith(path);
  const wanted = {
    // A page that repeats an entry is shared as the entry.
    ...(!isRepeat && { "og:title": title.replace(` | ${ownContent.site.brand}`, "") }),
    ...(!isRepeat && { "og:description": metaOf(html, "description") }),
    "og:url": linkOf(html, "canonical"),
    "og:type": /^\/blog(\/[^/]+|-details)$/.test(path) ? "article" : "website",
    "og:site_name": ownContent.site.brand,
    "og:image:width": "1200",
    "og:image:height": "630",
    "twitter:card": "summary_large_image",
  };
  const wrong = Object.entries(wanted).filter(([name, value]) => metaOf(html, name) !== value);
  return [
    ...wrong.map(([name, value]) => `${name} is ${metaOf(html, name)}, expected ${value}`),
    ...(metaOf(html, "og:image:alt") ? [] : ["og:image:alt is empty"]),
    ...(/^[a-z]{2}_[A-Z]{2}$/.test(metaOf(html, "og:locale")) ? [] : ["og:locale is not one"]),
  ];
}

const known = new Map<string, Promise<{ status: number; html: string }>>();

/** A page of the site, fetched once per file. */
export function pageOnce(path: string): Promise<{ status: number; html: string }> {
  const page = known.get(path) ?? fetchHtml(path);
  known.set(path, page);
  return page;
}

/** Every page of the site, each fetched once per file. */
export async function everyPage(): Promise<(Html & { status: number })[]> {
  const paths = [...(await prerenderedPaths()), ...renderedPaths];
  return Promise.all(paths.map(async (path) => ({ path, ...(await pageOnce(path)) })));
}

const answers = new Map<string, Promise<number>>();

async function deadLinks(path: string, html: string): Promise<string[]> {
  const targets = matchesIn(html, /<a [^>]*?href="([^"]*)"/g).filter((href) => /^[#/]/.test(href));
  const found: string[] = [];
  for (const target of new Set(targets.map((href) => (href.startsWith("#") ? path + href : href)))) {
    const { pathname, search, hash } = new URL(target, publicOrigin());
    const address = pathname + search;
    if (!hash || search) {
      const status = answers.get(address) ?? statusOf(address);
      answers.set(address, status);
      if ((await status) !== 200) found.push(`${target}: ${await status}`);
      continue;
    }
    const page = await pageOnce(address);
    if (page.status !== 200) found.push(`${target}: ${page.status}`);
    else if (!page.html.includes(`id="${decodeURIComponent(hash.slice(1))}"`)) found.push(`${target}: no such anchor`);
  }
  return found;
}

async function statusOf(address: string): Promise<number> {
  const response = await fetch(inject("origin") + address, { redirect: "manual", headers: { Accept: "text/html" } });
  await response.arrayBuffer();
  return response.status;
}
