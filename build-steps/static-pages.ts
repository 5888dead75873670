import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { contentPolicy } from "../server/http/security.ts";
import { hashesOf } from "./script-hashes.ts";

/** Renders a page with the site's own bundle in export mode. */
export type Render = (path: string) => Promise<Response>;

export interface PageParts {
  render: Render;
  /** Where pages go: the folder of the base path. */
  folder: string;
  /** The address of the script that replaces the server. */
  script: string;
  formOrigin: string | undefined;
  /** Shown to visitors without script on pages that depend on a query. */
  withoutScript: { text: string; paths: ReadonlySet<string> };
}

/** No page has this address, but its route exists: the response is the error screen. */
const refusedPath = "/single-shop/0";

/**
 * Writes a page under both names that hosts look for (`faq.html`, `faq/index.html`), and its data at both addresses that
 * the router may request: with and without the page's trailing slash.
 * @returns the page
 */
export async function writePage(path: string, parts: PageParts): Promise<string> {
  const page = await textOf(path, 200, parts.render);
  const html = asFile(parts.withoutScript.paths.has(path) ? saidAtTheEnd(page, parts.withoutScript.text) : page, parts);
  const names = path === "/" ? ["index.html"] : [`${path}.html`, `${path}/index.html`];
  write(parts.folder, names, html);
  const data = await textOf(path === "/" ? "/_.data" : `${path}.data`, 200, parts.render);
  write(parts.folder, path === "/" ? ["_.data"] : [`${path}.data`, `${path}/_.data`], data);
  return html;
}

/** The error screen, for hosts to send with status 404; it fits every address. */
export async function notFoundPage(parts: PageParts): Promise<string> {
  const html = await textOf(refusedPath, 404, parts.render);
  return asFile(html.replaceAll(`Page Not Found: ${refusedPath}`, "Page not found"), parts);
}

/** Adds the content policy, which a host may not send; it must precede everything it governs. */
function asFile(html: string, { script, formOrigin }: PageParts): string {
  const policy = contentPolicy({ scripts: hashesOf(html), formOrigin, isInPage: true });
  const tags = `<meta http-equiv="Content-Security-Policy" content="${policy}"/><script type="module" async="" fetchPriority="low" src="${script}"></script>`;
  const filled = html.replace(/<meta charSet="utf-8"\/>/i, (charset) => charset + tags);
  if (filled === html) throw new Error("a page declares no character set");
  return filled;
}

/** React ignores what follows its last element in the body. */
function saidAtTheEnd(html: string, text: string): string {
  const words = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return html.replace(/<\/body>/, () => `<noscript><p class="without-script">${words}</p></noscript></body>`);
}

async function textOf(path: string, status: number, render: Render): Promise<string> {
  const response = await render(path);
  if (response.status !== status) throw new Error(`${path} was answered with ${response.status}`);
  return response.text();
}

function write(folder: string, names: readonly string[], text: string): void {
  for (const name of names) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
