import type { ServerResponse } from "node:http";
import { html } from "hono/html";
import type { ContentProblem } from "#model/reading/content-error.server.ts";

/** What the plugin that reads the content tells the development server (`build-steps/virtual-content.ts`). */
export interface ContentWatch {
  problems(): Promise<readonly ContentProblem[]>;
  untilSound(): Promise<void>;
}

/** Replaces every page while there is nothing else to show; Vite's script reloads it after each change. */
export async function contentProblemsPage(
  outgoing: ServerResponse,
  problems: readonly ContentProblem[],
  base: string,
): Promise<void> {
  const title = problems.length === 1 ? "The content has a mistake" : `The content has ${problems.length} mistakes`;
  const rows = problems.map(
    ({ file, field, reason }) => html`<li><b>${file}</b>${field && html` <code>${field}</code>`}<br />${reason}</li>\n`,
  );
  const page = await html`<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${title}</title>
<link rel="icon" href="data:," />
<style>
  body { max-inline-size: 46rem; margin: 3rem auto; padding-inline: 1rem; font: 1.125rem/1.5 system-ui, sans-serif }
  li { margin-block: 1rem; overflow-wrap: anywhere }
</style>
<h1>${title}</h1>
<p>Fix it and save; this page follows by itself.</p>
<ol>
${rows}</ol>
<script type="module" src="${base}@vite/client"></script>
</html>
`;
  outgoing.writeHead(503, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
  outgoing.end(String(page));
}
