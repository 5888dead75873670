import { crawlerHeaders } from "../crawlers/crawler-files.ts";
import type { Middleware } from "../http/context.ts";
import { decodePath } from "../http/decode-path.ts";
import { fileResponse, type StaticFile } from "../http/files.ts";
import { isReading } from "../http/is-reading.ts";
import type { SplitLanguage } from "../http/languages.ts";
import { plainResponse } from "../http/plain-response.ts";
import { contentPolicy, untouched } from "../http/security.ts";

export interface BuildFiles {
  /** Files of the build, by address below the base. */
  files: ReadonlyMap<string, StaticFile>;
  /** Prerendered paths with the hashes of their inline scripts. */
  pages: Readonly<Record<string, readonly string[]>>;
  /** Query keys that make a prerendered page render on request, by path. */
  declaredQueries: Readonly<Record<string, readonly string[]>>;
  /** Whether a prerendered page says what was true only until a day, and has to be rendered on request now. */
  isOutdated: (path: string) => boolean;
  formOrigin?: string | undefined;
  languageOf: SplitLanguage;
  /** The full address of a path below the base. */
  siteAddress: (path: string) => string;
}

/** Hashed files, build manifests and public files; nothing else answers below /assets/. */
export function buildFiles({ files, isOutdated, siteAddress, languageOf }: BuildFiles): Middleware {
  return async ({ req, var: { visitor } }, next) => {
    const { path } = req;
    const isAsset = path.startsWith("/assets/");
    const isDocument = /^\/papers\/[a-z-]+\.html$/.test(path);
    const file = path.endsWith(".html") && !isDocument ? undefined : files.get(decodePath(path) ?? "");
    if (!file) return isAsset ? plainResponse(404, "Not found") : next();
    if (!isReading(req)) return isAsset ? plainResponse(405, "Method not allowed") : next();
    // A payload with a query may need other data than the prerendered one.
    if (path.endsWith(".data") && (visitor.url.search !== "" || isOutdated(languageOf(path.slice(0, -5)).path)))
      return next();
    const headers = new Headers({ "Cache-Control": cacheRule(path), ...crawlerHeaders(path, siteAddress) });
    // A document shows itself with the sheet beside it.
    if (isDocument) headers.set("Content-Security-Policy", contentPolicy({ scripts: [] }));
    return fileResponse(file, req.raw, headers);
  };
}

/** Serves prerendered pages. */
export function prerendered(parts: BuildFiles): Middleware {
  const { files, pages, declaredQueries, isOutdated, formOrigin, languageOf } = parts;
  return async ({ req, var: { visitor } }, next) => {
    const { start, path } = languageOf(req.path);
    const scripts = pages[path === "/" ? start || "/" : req.path];
    const isAsked = declaredQueries[path]?.some((key) => visitor.url.searchParams.has(key));
    const file = files.get(path === "/" ? `${start}/index.html` : `${decodePath(req.path)}/index.html`);
    if (!scripts || isAsked || !file || isOutdated(path)) return next();
    const policy = contentPolicy({ scripts, formOrigin });
    const headers = { "Cache-Control": `no-cache, ${untouched}`, "Content-Security-Policy": policy };
    return fileResponse(file, req.raw, new Headers(headers));
  };
}

function cacheRule(path: string): string {
  if (path.startsWith("/assets/") || path.startsWith("/builds/meta/")) return "public, max-age=31536000, immutable";
  if (path === "/builds/latest.json") return "max-age=1";
  if (path.startsWith("/feed.")) return "public, max-age=900";
  if (/\.(data|json|md)$/.test(path)) return "no-cache";
  return "public, max-age=3600";
}
