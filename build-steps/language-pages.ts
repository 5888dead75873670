import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { countAloud } from "../cli/progress.ts";
import type { Content } from "../model/content.server.ts";
import { prerenderedPaths } from "../model/pages/site-paths.server.ts";
import type { BuildEnvironment } from "../server/env.ts";
import { originOf, siteOf } from "../server/site.ts";

interface Made {
  /** Of the release. */
  folder: string;
  id: string;
  buildEnvironment: BuildEnvironment;
  content: Content;
}

/**
 * Renders the pages of each translation, whose source pages the framework's build has prerendered, with the same bundle:
 * the framework prerenders one base only.
 */
export async function writeLanguagePages({ folder, id, buildEnvironment, content }: Made): Promise<void> {
  const pages = languagePages(content);
  if (pages.length === 0) return;
  // As the prerendered pages carry it; React reads NODE_ENV when the bundle is imported.
  process.env.BUILD_ID = id;
  process.env.NODE_ENV ??= "production";
  const bundle: ServerBuild = await import(pathToFileURL(join(folder, "server", "index.js")).href);
  const site = siteOf(bundle);
  const handle = site.createSiteHandler(bundle);
  const start = originOf(bundle, buildEnvironment) + buildEnvironment.basePath.slice(0, -1);
  const textOf = async (path: string) => {
    const request = new Request(start + path, { headers: { Accept: "text/html" } });
    const response = await handle(request, site.prerenderContext());
    if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}`);
    return response.text();
  };
  await countAloud("pages of other languages", pages.length, async (advance) => {
    for (const { code, path } of pages) {
      const own = `/${code}${path === "/" ? "" : path}`;
      write(join(folder, "client", own, "index.html"), await textOf(`/${code}${path}`));
      const data = path === "/" ? `/${code}/_.data` : `${own}.data`;
      write(join(folder, "client", data), await textOf(data));
      advance();
    }
  });
}

function languagePages(content: Content): { code: string; path: string }[] {
  const paths = new Set(prerenderedPaths(content));
  return content.languages.flatMap(({ code, pages }) =>
    Object.keys(pages)
      .filter((path) => paths.has(path))
      .map((path) => ({ code, path })),
  );
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
