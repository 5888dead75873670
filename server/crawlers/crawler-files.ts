import { isListed, pageOfTwin } from "#shared/page-files.ts";
import type { AppParts, Visit } from "../app.ts";
import { isReading } from "../http/is-reading.ts";
import { plainAnswer } from "../http/plain-answer.ts";

/** Whose twin a file is, so that nobody lists both. */
export function twinHeaders(path: string, { siteAddress }: AppParts): Record<string, string> {
  if (!path.endsWith(".md")) return {};
  return { "X-Robots-Tag": "noindex", Link: `<${siteAddress(pageOfTwin(path))}>; rel="canonical"` };
}

/** Sitemap, feeds and their like while developing; a build has them as files. */
export function answerMachineFile({ path, request }: Visit, { machineFile }: AppParts): Response | undefined {
  const file = isReading(request) ? machineFile(path) : undefined;
  if (!file) return undefined;
  const headers = { "Content-Type": file.type, "Cache-Control": "no-cache" };
  return new Response(request.method === "HEAD" ? null : file.text, { headers });
}

/** The twin of a page that is made for each request; the build makes those of all others. */
export async function answerTwin(
  { path, url, request, address }: Visit,
  parts: AppParts,
): Promise<Response | undefined> {
  const page = pageOfTwin(path);
  if (!path.endsWith(".md") || !isReading(request) || !isListed(page) || !parts.isKnownPage(page)) return undefined;
  const target = new URL(parts.basePath.slice(0, -1) + page, url);
  const rendered = await parts.render(new Request(target, { headers: { Accept: "text/html" } }), {
    nonce: "",
    address,
  });
  if (!rendered.ok) return undefined;
  // Seldom asked for, and not small.
  const { markdownTwin } = await import("./markdown-twin.ts");
  const text = markdownTwin(await rendered.text(), page);
  if (text === undefined) return undefined;
  const headers = {
    "Content-Type": "text/markdown; charset=utf-8",
    "Cache-Control": "no-cache",
    ...twinHeaders(path, parts),
  };
  return new Response(request.method === "HEAD" ? null : text, { headers });
}

/** A file for machines that is not there: said in words, unless a browser asks, which gets the screen. */
export function answerUnknownFile({ path, request }: Visit): Response | undefined {
  const accept = request.headers.get("Accept") ?? "";
  if (!/\.(md|txt|xml|webmanifest)$/.test(path) || !isReading(request)) return undefined;
  return /text\/html|application\/json/.test(accept) ? undefined : plainAnswer(404, `Page not found: ${path}`);
}
