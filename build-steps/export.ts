import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { readCommand } from "../cli/command-line.ts";
import { countAloud } from "../cli/progress.ts";
import { markdownVersion } from "../server/crawlers/markdown-version.ts";
import { EnvError, readEnv } from "../server/env.ts";
import { buildFolderOf, currentRelease, type Release } from "../server/release/release.ts";
import { originOf, siteOf } from "../server/site.ts";
import { markdownPath } from "../shared/page-files.ts";
import { findRedirect } from "../shared/redirect-rules.ts";
import { build } from "./build.ts";
import { deadLinks, linkedPaths } from "./exported-links.ts";
import { namedPictures } from "./named-pictures.ts";
import { hostFiles } from "./static-hosts.ts";
import { notFoundPage, type PageParts, type Render, writePage } from "./static-pages.ts";
import { writePictures, writeSharePictures } from "./static-pictures.ts";
import { buildStaticScript } from "./static-script.ts";

const root = join(import.meta.dirname, "..");
const buildFolder = buildFolderOf(process.env);
const target = join(buildFolder, "static");
/** Pages that a server renders on request but that also work without one. */
const renderedPaths = ["/brief", "/contact", "/checkout", "/search", "/newsletter"];

const usage = `npm run export

Makes a static export of the site in build/static/ for any host of files, from the current build or a new one. It has no options;
BASE_PATH, SITE_URL and FORM_ORIGIN say where it will be and who takes its forms (deploy/static-hosts.md).`;

if (import.meta.main) {
  readCommand(usage, {});
  process.exitCode = (await exportSite()) ? 0 : 1;
}

/** Builds `build/static/` from the current build and swaps it in whole; if anything fails, the previous export stays. */
async function exportSite(): Promise<boolean> {
  const startedAt = Date.now();
  const draft = join(buildFolder, ".static-making");
  try {
    const env = readEnv(process.env);
    if (!(await build({ onlyIfStale: true }))) return false;
    const found = currentRelease(buildFolder);
    if (!found) throw new Error("there is no build");
    rmSync(draft, { recursive: true, force: true });
    const told = await fill(draft, found, env.RELEASE_CHECK_SECONDS);
    swapIn(draft);
    console.log(`${told} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    return true;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    console.error(error instanceof EnvError ? error.message : error);
    console.error("export failed; the last one is unchanged");
    return false;
  }
}

/** @returns a summary for the operator */
async function fill(draft: string, built: { folder: string; release: Release }, releaseCheckSeconds: number) {
  const { folder: releaseFolder, release } = built;
  const { basePath, formOrigin } = release.buildEnvironment;
  const client = join(releaseFolder, "client");
  const folder = join(draft, basePath);
  const formBase = formOrigin && formOrigin + basePath;
  mkdirSync(folder, { recursive: true });
  cpSync(client, folder, { recursive: true, filter: isKept });
  // Without it GitHub Pages leaves out whatever begins with an underscore, such as pictures.
  for (const place of new Set([draft, folder])) writeFileSync(join(place, ".nojekyll"), "");

  const script = await buildStaticScript({ root, folder, release, releaseCheckSeconds, formBase });
  const site = await openSite(releaseFolder, release, formBase);
  const withoutScript = { text: site.words.script, paths: new Set([...Object.keys(site.declaredQueries), "/search"]) };
  const address = `${basePath}assets/${script}`;
  const parts: PageParts = { render: site.render, folder, script: address, formOrigin, withoutScript };
  const pages = new Map<string, string>();
  const paths = [...Object.keys(release.pages), ...renderedPaths];
  await countAloud("pages", paths.length, async (advance) => {
    for (const path of paths) {
      pages.set(path, await writePage(path, parts));
      advance();
    }
  });
  for (const [path, body] of await site.exportedFiles()) write(folder, path, body);
  await writeLinkedFiles(pages, { ...parts, basePath });
  writeMarkdownVersions(folder, pages);
  const notFound = await notFoundPage(parts);
  for (const place of new Set([draft, folder])) writeFileSync(join(place, "404.html"), notFound);

  const addresses = await namedPictures(new Map([...pages, ["/404", notFound]]), site, basePath);
  const cacheFolder = join(buildFolder, "pictures");
  await writePictures({ addresses, publicFolder: client, cacheFolder, folder: join(folder, "_ipx") });
  await writeSharePictures({
    paths: pages.keys(),
    findCard: site.findShareCard,
    publicFolder: client,
    cacheFolder: join(buildFolder, "share-pictures"),
    folder,
  });
  const files = hostFiles({
    basePath,
    formOrigin,
    redirects: site.redirects,
    pages: [...pages.keys()],
    siteAddress: site.siteAddress,
  });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(draft, name), text);
  const isThere = (path: string) =>
    pages.has(path) || existsSync(join(folder, path)) || findRedirect(site.redirects, { pathname: path }) !== undefined;
  const dead = deadLinks(withoutFixtures(pages), { basePath, isThere });
  if (dead.length > 0) throw new Error(`pages link to addresses that the export does not contain: ${dead.join(", ")}`);
  return `exported ${pages.size} pages and ${addresses.size} pictures (${megabytes(draft)} MB) to ${target}; forms ${formBase ? `post to ${formBase}` : "show the mail address"};`;
}

/** Files that the server makes on request, such as a table to save; a static host has one, whatever the query. */
async function writeLinkedFiles(
  pages: ReadonlyMap<string, string>,
  { render, folder, basePath }: PageParts & { basePath: string },
): Promise<void> {
  const linked = new Set([...withoutFixtures(pages).values()].flatMap((html) => linkedPaths(html, basePath)));
  for (const path of linked) {
    if (pages.has(path) || !/\.\w+$/.test(path) || existsSync(join(folder, path))) continue;
    const made = await render(path);
    if (made.ok && !/^text\/html/.test(made.headers.get("Content-Type") ?? ""))
      write(folder, path, new Uint8Array(await made.arrayBuffer()));
  }
}

/** Pages that tests add link to what is broken on purpose. */
function withoutFixtures(pages: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...pages].filter(([path]) => !path.startsWith("/__fixtures")));
}

function write(folder: string, path: string, body: string | Uint8Array): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, body);
}

/** Pages and their data are rendered again; hosts compress files themselves. */
function isKept(file: string): boolean {
  return !/(\.(br|gz|data)|index\.html)$/.test(file);
}

async function openSite(releaseFolder: string, release: Release, formBase: string | undefined) {
  // On-request pages carry BUILD_ID as prerendered ones do; React reads NODE_ENV.
  process.env.BUILD_ID = release.id;
  process.env.NODE_ENV ??= "production";
  const bundle: ServerBuild = await import(pathToFileURL(join(releaseFolder, "server", "index.js")).href);
  const site = siteOf(bundle);
  const handle = site.createRequestHandler(bundle);
  const start = originOf(bundle, release.buildEnvironment) + release.buildEnvironment.basePath.slice(0, -1);
  const render: Render = (path) =>
    handle(new Request(start + path, { headers: { Accept: "text/html" } }), site.exportContext({ formBase }));
  const { redirects, declaredQueries, exportedFiles, findShareCard, siteAddress } = site;
  return {
    render,
    redirects,
    declaredQueries,
    exportedFiles,
    findShareCard,
    siteAddress,
    words: site.site.staticExport,
  };
}

function writeMarkdownVersions(folder: string, pages: ReadonlyMap<string, string>): void {
  for (const [path, html] of pages) {
    const markdown = markdownVersion(html, path);
    if (markdown !== undefined) writeFileSync(join(folder, markdownPath(path)), markdown);
  }
}

function swapIn(draft: string): void {
  const old = join(buildFolder, ".static-old");
  rmSync(old, { recursive: true, force: true });
  if (existsSync(target)) renameSync(target, old);
  renameSync(draft, target);
  rmSync(old, { recursive: true, force: true });
}

function megabytes(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => statSync(join(folder, name)));
  return (files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0) / 1e6).toFixed(1);
}
