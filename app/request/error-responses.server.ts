import { isRouteErrorResponse } from "react-router";
import { pageLanguage } from "#shared/page-language.ts";
import { siteLocale } from "#shared/site-locale.ts";

/** A browser's page load accepts HTML; scripts and command-line tools get JSON. */
export function wantsJson(request: Request): boolean {
  const accept = request.headers.get("Accept") ?? "";
  if (accept.includes("text/html")) return false;
  return (
    accept.includes("application/json") ||
    /^(curl|httpie)\//i.test(request.headers.get("User-Agent") ?? "") ||
    request.headers.get("Sec-Fetch-Mode") === "cors" ||
    /^\/api\/|\.json$/.test(pathBelowBase(request))
  );
}

/** No search engine keeps the page of an error, and no other site learns its address; returns the headers it was given. */
export function setErrorHeaders(headers: Headers): Headers {
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache");
  headers.set("X-Robots-Tag", "noindex");
  headers.set("Referrer-Policy", "no-referrer");
  return headers;
}

interface Failure {
  status: number;
  headers: Headers;
  /** Whether the address matches no page at all. */
  isUnknown: boolean;
  errors: Record<string, unknown> | null;
}

export function jsonError(request: Request, { status, headers, isUnknown, errors }: Failure): Response {
  const path = fullPath(request);
  if (status >= 500) return Response.json({ statusCode: status, message: "Server Error" }, { status, headers });
  const message = isUnknown ? `Page not found: ${path}` : (refusalOf(errors) ?? `Page Not Found: ${path}`);
  return Response.json({ statusCode: status, message, path }, { status, headers });
}

function refusalOf(errors: Failure["errors"]): string | undefined {
  const refusal = Object.values(errors ?? {}).find(isRouteErrorResponse)?.data as
    | { message?: string }
    | null
    | undefined;
  return refusal?.message;
}

function fullPath(request: Request): string {
  return pathBelowBase(request) + new URL(request.url).search;
}

/** The requested path as routes match it. */
export function pathBelowBase(request: Request): string {
  const base = pageLanguage()?.base ?? import.meta.env.BASE_URL;
  return new URL(request.url).pathname.slice(base.length - 1);
}

/** For when even the error screen cannot be rendered. */
export function lastResort(headers: Headers): Response {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const html = `<!doctype html><html lang="${siteLocale.lang}"><head><meta charset="utf-8"><title>Page not found</title><link rel="icon" href="data:,"></head><body data-layout="none"><main data-page="not-found"><h1>Oops, this page is not found</h1><p>Check the URL, or visit the homepage.</p><p><a href="${import.meta.env.BASE_URL}">Back to Homepage</a></p></main></body></html>`;
  return new Response(html, { status: 500, headers });
}
