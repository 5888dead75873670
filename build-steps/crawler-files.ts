import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { markdownTwin } from "../server/crawlers/markdown-twin.ts";
import { twinPath } from "../shared/page-files.ts";

interface SiteBundle {
  entry: {
    module: { crawlerFilePaths: () => string[]; crawlerFile: (path: string) => { text: string } | undefined };
  };
}

/** Writes sitemap, feeds, the search index and their like as the site's own bundle makes them. */
export async function writeCrawlerFiles(folder: string): Promise<void> {
  // React reads this when the bundle is imported.
  process.env.NODE_ENV ??= "production";
  const { entry }: SiteBundle = await import(pathToFileURL(join(folder, "server", "index.js")).href);
  for (const path of entry.module.crawlerFilePaths()) {
    const made = entry.module.crawlerFile(path);
    if (!made) throw new Error(`the site makes no file for ${path}`);
    const file = join(folder, "client", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, made.text);
  }
}

/** Writes the Markdown twin of each prerendered page that may be listed beside it. */
export function writeTwins(client: string, paths: readonly string[]): void {
  for (const path of paths) {
    const twin = markdownTwin(readFileSync(join(client, path, "index.html"), "utf8"), path);
    if (twin !== undefined) writeFileSync(join(client, twinPath(path)), twin);
  }
}
