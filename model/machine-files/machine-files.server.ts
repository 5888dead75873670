import { isOff } from "#shared/off-pages.ts";
import { searchFilePath } from "#shared/search-file.ts";
import { siteLocale } from "#shared/site-locale.ts";
import type { Content } from "../content.server.ts";
import { listedPages } from "../pages/page-list.server.ts";
import { crawlerPaths } from "../pages/site-paths.server.ts";
import { siteAddress } from "../site/site-address.server.ts";
import { atomFeed, jsonFeed } from "./feeds.server.ts";
import { postFeed } from "./post-feed.server.ts";
import { proofFile } from "./proof-file.server.ts";
import { readingList } from "./reading-list.server.ts";
import { searchFiles } from "./search-files.server.ts";
import { sitemap } from "./sitemap.server.ts";

interface CrawlerFile {
  type: string;
  make: (content: Content) => string;
}

/** RFC 9116 recommends a date less than a year ahead; builds are far more frequent than that. */
const securityDays = 360;

const files: Record<(typeof crawlerPaths)[number], CrawlerFile> = {
  "/sitemap.xml": { type: "application/xml", make: makeSitemap },
  "/robots.txt": { type: "text/plain", make: robots },
  "/.well-known/security.txt": { type: "text/plain", make: security },
  "/manifest.webmanifest": { type: "application/manifest+json", make: manifest },
  "/feed.xml": { type: "application/atom+xml", make: (content) => atomFeed(postFeed(content)) },
  "/feed.json": { type: "application/feed+json", make: (content) => jsonFeed(postFeed(content)) },
  "/llms.txt": { type: "text/plain", make: readingList },
  "/proof.json": { type: "application/json", make: proofFile },
  "/localisation-kit.txt": { type: "text/plain", make: localisationKit },
};

/** A file for crawlers by its path below the base; undefined for any other path. */
export function crawlerFile(content: Content, path: string): { type: string; text: string } | undefined {
  const open = openPaths(content).find((name) => name === path);
  const file = open ? files[open] : searchFile(content, path);
  return file && { type: `${file.type}; charset=utf-8`, text: file.make(content) };
}

/** The addresses of all of them. */
export function crawlerFilePaths(content: Content): string[] {
  return [...openPaths(content), ...searchFiles(content).map((_, index) => searchFilePath(index + 1))];
}

function openPaths({ off }: Content) {
  return crawlerPaths.filter((path) => !isOff(path, off));
}

function searchFile(content: Content, path: string): CrawlerFile | undefined {
  if (!path.startsWith("/search-index")) return undefined;
  const text = searchFiles(content).find((_, index) => searchFilePath(index + 1) === path);
  return text === undefined ? undefined : { type: "application/json", make: () => text };
}

function makeSitemap(content: Content): string {
  return sitemap(listedPages(content).map(({ path, changed }) => ({ address: siteAddress(content, path), changed })));
}

/** Pages marked noindex stay open to robots, which must read the mark; those disallowed lead nowhere without a key. */
function robots(content: Content): string {
  const closed = ["/order/", "/newsletter/"].map((path) => `Disallow: ${import.meta.env.BASE_URL.slice(0, -1)}${path}`);
  return ["User-agent: *", ...closed, "", `Sitemap: ${siteAddress(content, "/sitemap.xml")}`, ""].join("\n");
}

function security(content: Content): string {
  const expires = new Date(Date.now() + securityDays * 86_400_000);
  return [
    `Contact: mailto:${content.site.emails.security}`,
    `Expires: ${expires.toISOString().replace(/\.\d+/, "")}`,
    `Preferred-Languages: ${new Intl.Locale(content.site.lang).language}`,
    `Canonical: ${siteAddress(content, "/.well-known/security.txt")}`,
    "",
  ].join("\n");
}

function manifest(content: Content): string {
  const base = import.meta.env.BASE_URL;
  const { brand, tagline, summary, lang } = content.site;
  const paper = content.brand.colours.paper.hex;
  const png = (name: string, size: number, purpose: string) => ({
    src: `${base}${name}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return JSON.stringify({
    id: base,
    name: `${brand}: ${tagline}`,
    short_name: brand,
    description: summary,
    lang,
    dir: siteLocale.dir ?? "ltr",
    start_url: base,
    scope: base,
    display: "minimal-ui",
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: `${base}favicon.svg`, sizes: "any", type: "image/svg+xml", purpose: "any" },
      png("icon-192", 192, "any"),
      png("icon-512", 512, "any"),
      png("icon-maskable-512", 512, "maskable"),
    ],
  });
}

/** The localisation page's checklist as plain text: a box before each item, the reason below it. */
function localisationKit(content: Content): string {
  const { title, text, items } = content.pages["game-localization"].kit;
  const ticks = items.flatMap((item) => [`[ ] ${item.title}`, `    ${item.text}`]);
  return [title, "", text, "", ...ticks, "", siteAddress(content, "/game-localization#kit"), ""].join("\n");
}
