import { escapeXml } from "#model/markdown/markup.server.ts";
import type { ContentProblem } from "#model/reading/content-error.server.ts";
import { ownPage } from "./own-page.ts";

/** In place of every page while the content has never been sound. */
export function problemsPage({
  problems,
  basePath,
}: {
  problems: readonly ContentProblem[];
  basePath: string;
}): string {
  const rows = problems.map(
    ({ file, field, reason }) =>
      `<li><b>${escapeXml(file)}</b>${field && ` <code>${escapeXml(field)}</code>`}<br />${escapeXml(reason)}</li>`,
  );
  const body = `<p>Fix these in their files, and load this page again.</p>\n<ol>${rows.join("\n")}</ol>`;
  return ownPage({ title: "The content has mistakes", basePath, body });
}
