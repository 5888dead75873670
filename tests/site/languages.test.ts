import { expect, inject, test } from "vitest";
import { basePath, decodeEntities, publicOrigin } from "../support/pages.ts";

const ask = (path: string, init: RequestInit = {}) =>
  fetch(inject("origin") + path, { redirect: "manual", headers: { Accept: "text/html" }, ...init });
const page = async (path: string) => (await ask(path)).text();

const tags = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([tag]) => tag);
const attribute = (tag: string, name: string) =>
  decodeEntities(new RegExp(` ${name}="([^"]*)"`, "i").exec(tag)?.[1] ?? "");
const alternatesOf = (html: string) =>
  tags(html, /<link [^>]*rel="alternate"[^>]*>/g)
    .filter((tag) => /hreflang/i.test(tag))
    .map((tag) => `${attribute(tag, "hreflang")} ${attribute(tag, "href")}`);
const canonicalOf = (html: string) =>
  tags(html, /<link [^>]*rel="canonical"[^>]*>/g).map((tag) => attribute(tag, "href"));
const robotsOf = (html: string) =>
  tags(html, /<meta [^>]*name="robots"[^>]*>/g).map((tag) => attribute(tag, "content"));

test("a page that is read is served in its language, and each version names the others", async () => {
  const [source, german] = [await page("/security"), await page("/de/security")];
  expect(german).toMatch(/<html [^>]*lang="de"/);
  expect(german).toContain("Eine Lücke gefunden?");
  expect(german).not.toContain("Ein Loch gefunden?");
  expect(canonicalOf(german)).toEqual([`${publicOrigin()}/de/security`]);
  expect(canonicalOf(source)).toEqual([`${publicOrigin()}/security`]);
  const all = [
    `en-GB ${publicOrigin()}/security`,
    `de ${publicOrigin()}/de/security`,
    `x-default ${publicOrigin()}/security`,
  ];
  expect([alternatesOf(source), alternatesOf(german)]).toEqual([all, all]);
  expect(robotsOf(german)).toEqual([]);
});

test("a page that is translated in part says so, and search engines leave it out", async () => {
  const german = await page("/de/festival");
  expect(german).toContain("Kommen Sie");
  expect(german).toMatch(/Teile dieser Seite sind nicht übersetzt[\s\S]*?<a [^>]*hrefLang="en-GB"/i);
  expect(robotsOf(german)).toEqual(["noindex"]);
  expect([canonicalOf(german), alternatesOf(german), alternatesOf(await page("/festival"))]).toEqual([[], [], []]);
});

test("a page that is not translated does not exist in the language; its data does not either", async () => {
  const missing = await ask("/de/pricing");
  expect(missing.status).toBe(404);
  expect(await missing.text()).toMatch(/<html [^>]*lang="de"/);
  for (const path of ["/de/pricing.data", "/de/nothing", "/de/contact", "/fr/security"])
    expect((await ask(path)).status, path).toBe(404);
  expect((await ask("/de/security", { method: "POST", body: "a=b" })).status).toBe(405);
});

test("the language has its home page at its base, spelt as the site's own is", async () => {
  expect((await ask("/de/")).status).toBe(200);
  const located = async (path: string) => (await ask(path)).headers.get("Location");
  expect(await located("/de")).toBe(`${basePath()}/de/`);
  expect(await located("/DE/Security/")).toBe(`${basePath()}/de/security`);
});

test("links lead to pages of the language, and say of the others that they are in the source language", async () => {
  const german = await page("/de/security");
  const links = tags(german, /<a [^>]*>/g).map((tag) => ({
    href: attribute(tag, "href"),
    lang: attribute(tag, "hreflang"),
  }));
  const inside = links.filter(({ href }) => href.startsWith(`${basePath()}/`));
  const german_ = inside.filter(({ href }) => href.startsWith(`${basePath()}/de/`));
  expect(german_.map(({ href }) => href)).toContain(`${basePath()}/de/`);
  const others = inside.filter(({ href }) => !href.startsWith(`${basePath()}/de/`) && !/\.\w+$/.test(href));
  expect(others.length).toBeGreaterThan(10);
  expect(others.filter(({ lang }) => lang !== "en-GB")).toEqual([]);
  for (const { href } of german_) expect((await ask(href.slice(basePath().length))).status, href).toBe(200);
});

test("the footer names each language by its own name, and leads to the same page or says that it does not", async () => {
  const namesOf = (html: string) =>
    tags(
      html.slice(html.indexOf("<footer")).split("</footer>")[0] ?? "",
      /<a [^>]*target="_self"[^>]*>[^<]*<\/a>(<!-- --> \([^)]*\)|[^<]*)/g,
    )
      .filter((tag) => tag.includes("data-prefetch"))
      .map((tag) => [
        attribute(tag, "lang"),
        attribute(tag, "href"),
        decodeEntities(tag.replace(/<[^>]*>/g, "")).trim(),
      ]);
  const to = (path: string) => basePath() + path;
  expect(namesOf(await page("/security"))).toEqual([
    ["en-GB", to("/security"), "English"],
    ["de", to("/de/security"), "Deutsch"],
  ]);
  expect(namesOf(await page("/pricing"))).toEqual([
    ["en-GB", to("/pricing"), "English"],
    ["de", to("/de/"), "Deutsch (home page)"],
  ]);
});

test("the sitemap lists a page once in each language that has read it, with the others", async () => {
  const sitemap = await (await ask("/sitemap.xml")).text();
  const urls = sitemap.split("<url>").slice(1);
  const german = urls.filter((url) => url.includes(`<loc>${publicOrigin()}/de/`));
  expect(german).toHaveLength(1);
  expect(german[0]).toContain(`<xhtml:link rel="alternate" hreflang="en-GB" href="${publicOrigin()}/security"/>`);
  expect(urls.filter((url) => url.includes("xhtml:link"))).toHaveLength(2);
});

test("pages of two languages that are asked for at once do not mix", async () => {
  const paths = Array.from({ length: 12 }, (_, index) => (index % 2 ? "/de/security?a=1" : "/security?a=1"));
  const payloads = await Promise.all(paths.map(async (path) => (await ask(path.replace("?", ".data?"))).text()));
  for (const [index, path] of paths.entries())
    expect(payloads[index]?.includes("Zum Inhalt") || payloads[index]?.includes("Eine Lücke"), path).toBe(
      index % 2 === 1,
    );
});
