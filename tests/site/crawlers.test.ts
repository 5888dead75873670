import sharp from "sharp";
import { beforeAll, expect, inject, test } from "vitest";
import { matchesIn as all, linkOf, metaOf, pageOnce } from "../support/inspect/html.ts";
import { ownContent } from "../support/own-content.ts";
import {
  basePath,
  decodeEntities,
  fetchHtml,
  prerenderedPaths,
  publicOrigin,
  renderedPaths,
} from "../support/pages.ts";

const { site, blog, categories } = ownContent;

interface Page {
  path: string;
  html: string;
  canonical: string;
  robots: string;
}

let pages: Page[] = [];
let listed: Page[] = [];

beforeAll(async () => {
  const paths = [...(await prerenderedPaths()), ...renderedPaths];
  pages = await Promise.all(
    paths.map(async (path) => {
      const { html } = await pageOnce(path);
      return { path, html, canonical: linkOf(html, "canonical"), robots: metaOf(html, "robots") };
    }),
  );
  listed = pages.filter(({ path, robots, canonical }) => robots === "" && canonical === publicOrigin() + path);
});

const get = (path: string, init: RequestInit = {}) => fetch(inject("origin") + path, { redirect: "manual", ...init });
const words = (html: string) =>
  decodeEntities(html.replace(/<[^>]+>/g, ""))
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .trim();

/** The same address on the server under test. */
const here = (address: string) => address.replace(publicOrigin(), inject("origin"));

test("every page has its own address as canonical, and pages that repeat an entry have the entry's", () => {
  const foreign = pages.filter(
    ({ path, canonical }) => canonical !== (path === "/" ? `${publicOrigin()}/` : publicOrigin() + path),
  );
  expect(foreign.filter(({ path }) => !/^\/(blog|portfolio|team)-details$/.test(path))).toEqual([]);
  for (const { canonical } of foreign) expect(listed.map((page) => page.canonical)).toContain(canonical);
});

test("pages for one visitor ask not to be listed, and a query changes no canonical address", async () => {
  expect(
    pages
      .filter(({ robots }) => robots === "noindex")
      .map(({ path }) => path)
      .sort(),
  ).toEqual(["/cart", "/checkout", "/search"].filter((path) => pages.some((page) => page.path === path)));
  for (const [path, plain] of [
    [`/blog-grid?category=${categories[0]?.slug}`, "/blog-grid"],
    ["/faq?q=late", "/faq"],
    ["/portfolio?service=game-localization", "/portfolio"],
    ["/shop?sort=price", "/shop"],
  ] as const) {
    if (!pages.some((page) => page.path === plain)) continue;
    expect(linkOf((await fetchHtml(path)).html, "canonical")).toBe(publicOrigin() + plain);
  }
});

test("the sitemap has every page that may be listed, once, and no other", async () => {
  const response = await get("/sitemap.xml");
  const text = await response.text();
  expect(response.headers.get("Content-Type")).toMatch(/^application\/xml/);
  const places = all(text, /<loc>([^<]*)<\/loc>/g);
  const isTranslated = (place: string) =>
    ownContent.languages.some(({ code }) => place.startsWith(`${publicOrigin()}/${code}/`));
  expect(places.filter((place) => !isTranslated(place)).sort()).toEqual(
    listed.map(({ canonical }) => canonical).sort(),
  );
  expect(new Set(places).size).toBe(places.length);
  const dates = all(text, /<lastmod>([^<]*)<\/lastmod>/g);
  expect(dates.length).toBeGreaterThanOrEqual(blog.length);
  expect(dates.filter((date) => !/^\d{4}-\d\d-\d\d$/.test(date) || Date.parse(date) > Date.now())).toEqual([]);
  for (const { slug, date, updated } of blog) expect(text).toContain(`/blog/${slug}</loc><lastmod>${updated ?? date}<`);
});

test("robots find the sitemap and may read every page that is listed", async () => {
  const text = await (await get("/robots.txt")).text();
  expect(text).toContain(`\nSitemap: ${publicOrigin()}/sitemap.xml\n`);
  expect(text).toMatch(/^User-agent: \*\nContent-Signal: search=yes, ai-input=yes, ai-train=yes\n/);
  const closed = all(text, /^Disallow: (.*)$/gm);
  expect(closed).toEqual(["/order/", "/newsletter/"].map((path) => basePath() + path));
  expect(listed.filter(({ path }) => closed.some((start) => (basePath() + path).startsWith(start)))).toEqual([]);
});

test("programs get every price as a span with its page, and the facts behind it with day and source", async () => {
  const { currency, offers, facts } = await (await get("/offers.json")).json();
  expect(currency).toMatch(/^[A-Z]{3}$/);
  expect(new Set(offers.map(({ per }: { per: string }) => per))).toEqual(new Set(["job", "month"]));
  for (const { id, name, from, to, url } of offers) {
    expect([id, name]).toEqual([expect.stringMatching(/^[a-z0-9-]+$/), expect.stringMatching(/\S/)]);
    expect(from <= to && from > 0).toBe(true);
    expect(url.startsWith(`${publicOrigin()}/`)).toBe(true);
  }
  for (const { asOf, source } of facts)
    expect([asOf, source]).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/), expect.any(String)]);
  const { html } = await fetchHtml("/pricing");
  const described = JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "{}");
  const catalogue = described["@graph"].find((thing: Record<string, unknown>) => thing["@type"] === "OfferCatalog");
  expect(catalogue.itemListElement).toHaveLength(offers.length);
  expect(catalogue.itemListElement[0]).toMatchObject({
    "@type": "Offer",
    priceSpecification: { priceCurrency: currency },
  });
});

test("security.txt names a mailbox and the page of what a finder may expect, and ends within a year", async () => {
  const response = await get("/.well-known/security.txt");
  const text = await response.text();
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toMatch(/^Preferred-Languages: en$/m);
  expect(text).toContain(`Canonical: ${publicOrigin()}/.well-known/security.txt\n`);
  expect(text).toContain(`Policy: ${publicOrigin()}/security\n`);
  expect((await get("/security")).status).toBe(200);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 366 * 86_400_000);
});

test("the manifest's icons are what it says, and each page links it", async () => {
  const response = await get("/manifest.webmanifest");
  expect(response.headers.get("Content-Type")).toMatch(/^application\/manifest\+json/);
  const manifest = (await response.json()) as {
    icons: { src: string; sizes: string; type: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({ short_name: site.brand, start_url: `${basePath()}/`, scope: `${basePath()}/` });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
  for (const { src, sizes, type } of [
    ...manifest.icons,
    { src: `${basePath()}/apple-touch-icon.png`, sizes: "180x180", type: "image/png" },
  ]) {
    const icon = await fetch(new URL(src, inject("origin")));
    expect([src, icon.headers.get("Content-Type")]).toEqual([src, type]);
    const { width, height } = await sharp(await icon.arrayBuffer()).metadata();
    if (sizes !== "any") expect(`${width}x${height}`).toBe(sizes);
  }
});

test("both feeds tell the newest posts in full, with whole addresses and the same ids", async () => {
  const [atomResponse, jsonResponse] = await Promise.all([get("/feed.xml"), get("/feed.json")]);
  expect(atomResponse.headers.get("Content-Type")).toMatch(/^application\/atom\+xml/);
  expect(jsonResponse.headers.get("Content-Type")).toMatch(/^application\/feed\+json/);
  const atom = await atomResponse.text();
  const json = (await jsonResponse.json()) as {
    version: string;
    feed_url: string;
    items: { id: string; url: string; content_html: string; date_published: string }[];
  };
  expect(json).toMatchObject({ version: "https://jsonfeed.org/version/1.1", feed_url: `${publicOrigin()}/feed.json` });
  const entries = atom.split("<entry>").slice(1);
  expect(entries.map((entry) => /<id>(.*?)<\/id>/.exec(entry)?.[1])).toEqual(json.items.map(({ id }) => id));
  expect(new Set(json.items.map(({ id }) => id)).size).toBe(json.items.length);
  const posts = listed.filter(({ path }) => /^\/blog\/[^/]+$/.test(path)).map(({ canonical }) => canonical);
  for (const { url, content_html, date_published } of json.items) {
    expect(posts).toContain(url);
    expect(date_published).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(content_html.length).toBeGreaterThan(900);
    expect(content_html).not.toMatch(/(href|src)="(?!https?:|mailto:)/);
    const start = words(content_html).slice(0, 60);
    expect(start.length).toBe(60);
    expect(words(listed.find(({ canonical }) => canonical === url)?.html ?? "").includes(start), url).toBe(true);
  }
  const dates = json.items.map((item) => item.date_published);
  expect(dates).toEqual([...dates].sort().reverse());
});

test("feeds, sitemap and manifest are well-formed", async () => {
  for (const path of ["/feed.xml", "/sitemap.xml"]) {
    const text = await (await get(path)).text();
    const open: string[] = [];
    const tags = text
      .replace(/^<\?xml[^>]*\?>/, "")
      .matchAll(/<(\/?)([\w:]+)([^<>]*?)(\/?)>|&(?!(?:amp|lt|gt|quot|apos);)|[\0-\x08\x0b\x0c\x0e-\x1f]/g);
    for (const [whole, close, name = "", , empty] of tags) {
      expect(whole.startsWith("<"), `${path}: ${whole}`).toBe(true);
      if (close) expect(open.pop()).toBe(name);
      else if (!empty) open.push(name);
    }
    expect(open).toEqual([]);
  }
});

test("pages of the blog name both feeds, and no other page does", () => {
  const naming = pages.filter(
    ({ html }) => linkOf(html, "alternate", "application/atom\\+xml") === `${publicOrigin()}/feed.xml`,
  );
  expect(naming.map(({ path }) => path)).toEqual(
    pages.filter(({ path }) => path.startsWith("/blog")).map(({ path }) => path),
  );
  expect(
    naming.every(({ html }) => linkOf(html, "alternate", "application/feed\\+json") === `${publicOrigin()}/feed.json`),
  ).toBe(true);
});

test("the picture of a shared link is a JPEG of 1200 by 630, kept once drawn", async () => {
  const some = listed.filter(({ path }, index) => index % 23 === 0 || path === "/" || path === "/contact");
  for (const { html } of some) {
    const address = here(metaOf(html, "og:image"));
    const response = await fetch(address);
    expect([address, response.status, response.headers.get("Content-Type")]).toEqual([address, 200, "image/jpeg"]);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(300_000);
    const known = await fetch(address, { headers: { "If-None-Match": response.headers.get("ETag") ?? "" } });
    expect(known.status).toBe(304);
  }
});

test("every listed page has a Markdown version and links to it; its links are whole and it has no markup", async () => {
  for (const { path, html, canonical } of listed) {
    const markdown = linkOf(html, "alternate", "text/markdown");
    expect(markdown).toBe(`${publicOrigin()}${path === "/" ? "/index" : path}.md`);
    const response = await fetch(here(markdown));
    const text = await response.text();
    expect([path, response.status, response.headers.get("Content-Type")]).toEqual([
      path,
      200,
      "text/markdown; charset=utf-8",
    ]);
    expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
    expect(response.headers.get("Link")).toBe(`<${canonical}>; rel="canonical"`);
    expect(text).toContain(`title: ${JSON.stringify(metaOf(html, "og:title"))}`);
    const prose = text.replace(/```[\s\S]*?```|`[^`]*`/g, "");
    expect([path, prose.match(/^# \S/gm)?.length]).toEqual([path, 1]);
    expect(prose).not.toMatch(/\]\((?!https?:|mailto:|tel:)|<\/?(div|span|p|svg|button)\b/);
    expect(text.length).toBeGreaterThan(400);
  }
});

test("llms.txt links to the Markdown version of every listed page, by its title", async () => {
  const text = await (await get("/llms.txt")).text();
  expect(text.startsWith(`# ${site.brand}\n\n> `)).toBe(true);
  const lines = [...text.matchAll(/^- \[(.*?)\]\((\S+)\): (.*)$/gm)].map(
    ([, title, address, words]) => `${title} ${address} ${words}`,
  );
  const wanted = listed.map(
    ({ html }) =>
      `${metaOf(html, "og:title")} ${linkOf(html, "alternate", "text/markdown")} ${metaOf(html, "description")}`,
  );
  expect(lines.sort()).toEqual(wanted.sort());
});

test("files for crawlers answer a head, know their version and come compressed", async () => {
  for (const path of [
    "/sitemap.xml",
    "/robots.txt",
    "/feed.xml",
    "/feed.json",
    "/llms.txt",
    "/manifest.webmanifest",
    "/faq.md",
  ]) {
    const response = await get(path, { headers: { "Accept-Encoding": "br" } });
    const bytes = (await response.arrayBuffer()).byteLength;
    if (bytes >= 200) expect([path, response.headers.get("Content-Encoding")]).toEqual([path, "br"]);
    expect(response.headers.get("Cache-Control")).toMatch(/max-age|no-cache/);
    const head = await get(path, { method: "HEAD" });
    expect([path, head.status, await head.text()]).toEqual([path, 200, ""]);
    const known = await get(path, { headers: { "If-None-Match": response.headers.get("ETag") ?? "" } });
    expect([path, known.status]).toEqual([path, 304]);
  }
});

test("a missing page is words for crawlers and the screen for browsers", async () => {
  for (const path of [
    "/nope.md",
    "/cart.md",
    "/blog/nope.md",
    "/nope.txt",
    "/nope.xml",
    "/og/nope.jpg",
    "/og/cart.jpg",
    "/og/index.png",
    "/nope.webmanifest",
  ]) {
    const response = await get(path, { headers: { Accept: "*/*" } });
    expect([path, response.status, response.headers.get("Content-Type")]).toEqual([
      path,
      404,
      "text/plain; charset=utf-8",
    ]);
    expect(await response.text()).toBe(`Page not found: ${path}\n`);
  }
  const screen = await get("/nope.md", { headers: { Accept: "text/html" } });
  expect([screen.status, (await screen.text()).includes("Oops, this page is not found")]).toEqual([404, true]);
});
