import { isOff } from "#shared/off-pages.ts";
import { searchFilePath } from "#shared/search-file.ts";
import type { Content } from "../content.server.ts";
import { findKitChecklist } from "../pages/kit-checklist.server.ts";
import { listedPages } from "../pages/page-list.server.ts";
import { crawlerPaths } from "../pages/site-paths.server.ts";
import { languageAddresses } from "../site/language-addresses.server.ts";
import { siteAddress } from "../site/site-address.server.ts";
import { atomFeed, jsonFeed } from "./feeds.server.ts";
import { offersFile } from "./offers-file.server.ts";
import { postFeed } from "./post-feed.server.ts";
import { proofFile } from "./proof-file.server.ts";
import { readingList } from "./reading-list.server.ts";
import { robots } from "./robots.server.ts";
import { searchFiles } from "./search-files.server.ts";
import { sitemap } from "./sitemap.server.ts";
import { webManifest } from "./web-manifest.server.ts";

export interface CrawlerFile {
  type: string;
  body: string | Uint8Array<ArrayBuffer>;
}

interface MadeOfContent {
  type: string;
  make: (content: Content) => string;
}

/** RFC 9116 recommends a date less than a year ahead; builds are far more frequent than that. */
const securityDays = 360;

const files: Record<(typeof crawlerPaths)[number], MadeOfContent> = {
  "/sitemap.xml": { type: "application/xml", make: makeSitemap },
  "/robots.txt": { type: "text/plain", make: robots },
  "/.well-known/security.txt": { type: "text/plain", make: security },
  "/manifest.webmanifest": { type: "application/manifest+json", make: webManifest },
  "/feed.xml": { type: "application/atom+xml", make: (content) => atomFeed(postFeed(content)) },
  "/feed.json": { type: "application/feed+json", make: (content) => jsonFeed(postFeed(content)) },
  "/llms.txt": { type: "text/plain", make: readingList },
  "/offers.json": { type: "application/json", make: offersFile },
  "/proof.json": { type: "application/json", make: proofFile },
  "/localisation-kit.txt": { type: "text/plain", make: localisationKit },
};

/** A file for crawlers, or a paper, by its path below the base; undefined for any other path. */
export async function crawlerFile(content: Content, path: string): Promise<CrawlerFile | undefined> {
  if (openPapers(content).some((file) => file.path === path)) return paper(content, path);
  const open = openPaths(content).find((name) => name === path);
  const file = open ? files[open] : searchFile(content, path);
  return file && { type: withCharset(file.type), body: file.make(content) };
}

/** The addresses of all of them. */
export function crawlerFilePaths(content: Content): string[] {
  const papers = openPapers(content).map(({ path }) => path);
  return [...openPaths(content), ...papers, ...searchFiles(content).map((_, index) => searchFilePath(index + 1))];
}

function openPapers(content: Content) {
  return isOff("/papers", content.off) ? [] : content.papers;
}

/** Loaded late: what reads documents and packs archives is for the build, whose files the server then has. */
async function paper(content: Content, path: string): Promise<CrawlerFile | undefined> {
  const { paperFiles } = await import("../papers/paper-files.server.ts");
  const file = paperFiles(content).find((one) => one.path === path);
  return file && { type: withCharset(file.type), body: file.body };
}

function withCharset(type: string): string {
  return type === "application/zip" ? type : `${type}; charset=utf-8`;
}

function openPaths({ off }: Content) {
  return crawlerPaths.filter((path) => !isOff(path, off));
}

function searchFile(content: Content, path: string): MadeOfContent | undefined {
  if (!path.startsWith("/search-index")) return undefined;
  const text = searchFiles(content).find((_, index) => searchFilePath(index + 1) === path);
  return text === undefined ? undefined : { type: "application/json", make: () => text };
}

function makeSitemap(content: Content): string {
  const pages = listedPages(content).map(({ path, changed }) => ({
    ...{ address: siteAddress(content, path), changed },
    languages: languageAddresses(content, path),
  }));
  return sitemap(pages);
}

/** The page that says what a finder may expect, where the site has one. */
const policyPath = "/security";

function hasPolicy({ composedPages, off }: Content): boolean {
  return composedPages.some(({ address }) => address === policyPath) && !isOff(policyPath, off);
}

function security(content: Content): string {
  const expires = new Date(Date.now() + securityDays * 86_400_000);
  return [
    `Contact: mailto:${content.site.emails.security}`,
    `Expires: ${expires.toISOString().replace(/\.\d+/, "")}`,
    `Preferred-Languages: ${new Intl.Locale(content.site.lang).language}`,
    `Canonical: ${siteAddress(content, "/.well-known/security.txt")}`,
    ...(hasPolicy(content) ? [`Policy: ${siteAddress(content, policyPath)}`] : []),
    "",
  ].join("\n");
}

/** The localisation page's checklist as plain text: a box before each item, the reason below it. */
function localisationKit(content: Content): string {
  const kit = findKitChecklist(content);
  const ticks = kit?.items.flatMap((item) => [`[ ] ${item.title}`, `    ${item.text}`]) ?? [];
  const address = siteAddress(content, "/game-localization#kit-checklist");
  return [kit?.heading, "", kit?.text, "", ...ticks, "", address, ""].join("\n");
}
