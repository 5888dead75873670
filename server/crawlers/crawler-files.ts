import { isListed, pageOfMarkdownPath } from "#shared/page-files.ts";
import type { Middleware, Render } from "../http/context.ts";
import { plainResponse } from "../http/plain-response.ts";

export interface CrawlerSources {
  /** With a slash at both ends. */
  basePath: string;
  /** A crawler file, on a server without a build. */
  crawlerFile: (path: string) => Promise<{ type: string; body: string | Uint8Array<ArrayBuffer> } | undefined>;
  /** The full address of a path below the base. */
  siteAddress: (path: string) => string;
  /** Whether a page exists that crawlers may know of. */
  isKnownPage: (path: string) => boolean;
  render: Render;
}

/** Points a Markdown version to its page, so that search engines do not list both. */
export function crawlerHeaders(path: string, siteAddress: CrawlerSources["siteAddress"]): Record<string, string> {
  if (!path.endsWith(".md") || path.startsWith("/papers/")) return {};
  return { "X-Robots-Tag": "noindex", Link: `<${siteAddress(pageOfMarkdownPath(path))}>; rel="canonical"` };
}

/** Sitemap, feeds and the like in development; a build has them as files. */
export function crawlerFiles({ crawlerFile }: CrawlerSources): Middleware {
  return async ({ req }, next) => {
    const file = await crawlerFile(req.path);
    if (!file) return next();
    return new Response(file.body, { headers: { "Content-Type": file.type, "Cache-Control": "no-cache" } });
  };
}

/** Makes Markdown versions of pages rendered on request; the build makes all others. */
export function markdownVersions({ basePath, siteAddress, isKnownPage, render }: CrawlerSources): Middleware {
  return async ({ req, var: { visitor } }, next) => {
    const { path } = req;
    const page = pageOfMarkdownPath(path);
    if (isMadeOfQuery(req)) return next();
    if (!path.endsWith(".md") || !isListed(page) || !isKnownPage(page)) return next();
    const target = new URL(basePath.slice(0, -1) + page, visitor.url);
    const asked = new Request(target, { headers: { Accept: "text/html" } });
    const rendered = await render(asked, { nonce: "", address: visitor.address });
    if (!rendered.ok) return next();
    // Loaded late: large and rarely requested.
    const { markdownVersion } = await import("./markdown-version.ts");
    const text = markdownVersion(await rendered.text(), page);
    if (text === undefined) return next();
    const headers = { "Content-Type": "text/markdown; charset=utf-8", "Cache-Control": "no-cache" };
    return new Response(text, { headers: { ...headers, ...crawlerHeaders(path, siteAddress) } });
  };
}

/** A missing crawler file gets a plain-text 404; browsers get the error screen. */
export function missingFiles(): Middleware {
  return async ({ req }, next) => {
    const isFile = /\.(md|txt|xml|webmanifest)$/.test(req.path);
    if (!isFile || isMadeOfQuery(req) || /text\/html|application\/json/.test(req.header("Accept") ?? "")) return next();
    return plainResponse(404, `Page not found: ${req.path}`);
  };
}

/** A version in the query asks for a file that is made of that query, not for the page's Markdown version. */
const isMadeOfQuery = (request: { query: (name: string) => string | undefined }) => request.query("v") !== undefined;
