import { html } from "hono/html";
import type { ContentProblem } from "#model/reading/content-error.server.ts";
import { type Html, ownPage } from "./own-page.ts";

interface Problems {
  problems: readonly ContentProblem[];
  basePath: string;
}

/** In place of every page while the content has never been sound. */
export function problemsPage({ problems, basePath }: Problems): Html {
  const rows = problems.map(
    ({ file, field, reason }) => html`<li><b>${file}</b>${field && html` <code>${field}</code>`}<br />${reason}</li>\n`,
  );
  const body = html`<p>Fix these in their files, and load this page again.</p>\n<ol>${rows}</ol>`;
  return ownPage({ title: "The content has mistakes", basePath, body });
}
