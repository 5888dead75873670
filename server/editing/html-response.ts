import { contentPolicy } from "../http/security.ts";
import type { Html } from "./own-page.ts";

const policy = contentPolicy({ scripts: [] }).replace("frame-ancestors 'none'", "frame-ancestors 'self'");

interface HtmlParts {
  status?: number;
  headers?: Record<string, string>;
  /** Whether it shows another page of the editor within it. */
  hasFrame?: boolean;
}

/** A page below `/edit`: never indexed, and its links send no referrer. */
export async function htmlResponse(
  html: Html | string,
  { status = 200, headers = {}, hasFrame = false }: HtmlParts = {},
): Promise<Response> {
  return new Response(String(await html), {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": hasFrame ? `${policy}; frame-src 'self'` : policy,
      ...{ "X-Frame-Options": "SAMEORIGIN", "X-Robots-Tag": "noindex", "Referrer-Policy": "no-referrer" },
      ...headers,
    },
  });
}
