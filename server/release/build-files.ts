import type { AppParts, Visit } from "../app.ts";
import { twinHeaders } from "../crawlers/crawler-files.ts";
import { decodePath } from "../http/decode-path.ts";
import { answerFile } from "../http/files.ts";
import { isReading } from "../http/is-reading.ts";
import { plainAnswer } from "../http/plain-answer.ts";

/** Hashed files, build manifests and public files; below /assets/ nothing else ever answers. */
export function answerBuildFile(
  { path, request, url }: Visit,
  parts: AppParts,
): Promise<Response> | Response | undefined {
  const isAsset = path.startsWith("/assets/");
  const entry = path.endsWith(".html") ? undefined : parts.files.get(decodePath(path) ?? "");
  if (!entry) return isAsset ? plainAnswer(404, "Not found") : undefined;
  if (!isReading(request)) return isAsset ? plainAnswer(405, "Method not allowed") : undefined;
  // A payload with a query may ask for other data than the prerendered one.
  if (path.endsWith(".data") && url.search !== "") return undefined;
  return answerFile(entry, request, new Headers({ "Cache-Control": cacheRule(path), ...twinHeaders(path, parts) }));
}

function cacheRule(path: string): string {
  if (path.startsWith("/assets/") || path.startsWith("/builds/meta/")) return "public, max-age=31536000, immutable";
  if (path === "/builds/latest.json") return "max-age=1";
  if (path.startsWith("/feed.")) return "public, max-age=900";
  if (/\.(data|json|md)$/.test(path)) return "no-cache";
  return "public, max-age=3600";
}
