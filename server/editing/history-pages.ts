import { escapeXml } from "#model/markdown/markup.server.ts";
import type { ContentProblem } from "#model/reading/content-error.server.ts";
import type { Commit } from "./git.ts";
import { ownPage } from "./own-page.ts";

interface Own {
  basePath: string;
  formToken: string;
}

/** What git's plain word marks say, for readers: taken away and added words. */
export function changedWords(diff: string): string {
  const lines = diff.split("\n").filter((line) => /\[-|\{\+/.test(line));
  const html = lines.map((line) =>
    escapeXml(line)
      .replace(/\[-(.*?)-\]/g, "<del>$1</del>")
      .replace(/\{\+(.*?)\+\}/g, "<ins>$1</ins>"),
  );
  return html.length > 0 ? `<pre>${html.join("\n")}</pre>` : "";
}

const back = (basePath: string) => `<p><a href="${basePath}edit">All content</a></p>\n<p role="status" id="said"></p>`;
const none = "<p>This site is in no git checkout, so nothing keeps its former versions.</p>";

/** Every version of a file, newest first, each of which can be brought back. */
export function historyPage(
  file: string,
  versions: readonly { commit: Commit; diff: string }[] | null,
  own: Own,
): string {
  const rows = (versions ?? []).map(
    ({ commit: { hash, name, date, subject }, diff }, at) =>
      `<li><b>${escapeXml(subject)}</b> <small>${escapeXml(name)}, <time datetime="${date}">${date.slice(0, 16).replace("T", " ")}</time></small>
${changedWords(diff)}${at > 0 ? restoreForm(file, hash, date) : "<p>The newest version.</p>"}</li>`,
  );
  const list = versions ? `<ol class="versions">${rows.join("\n")}</ol>` : none;
  const empty = versions?.length === 0 ? "<p>No version holds this file yet.</p>" : "";
  return ownPage({ title: `History of ${escapeXml(file)}`, ...own, body: back(own.basePath) + list + empty });
}

function restoreForm(file: string, hash: string, date: string): string {
  return `<form data-post="restore" data-file="${escapeXml(file)}" data-commit="${hash}"><button>Bring back the version of ${date.slice(0, 10)}</button></form>`;
}

interface Publishing {
  changes: readonly { file: string; words: string | null }[] | null;
  problems: readonly ContentProblem[];
}

/** What has changed since the last version, in words, and the button that makes it a version. */
export function publishPage({ changes, problems }: Publishing, own: Own): string {
  const rows = (changes ?? []).map(
    ({ file, words }) =>
      `<li><b>${escapeXml(file)}</b> ${words === null ? "<small>new, or a picture</small>" : changedWords(words) || "<small>taken away, or no words</small>"}</li>`,
  );
  const faults = problems.map(({ file, field, reason }) => `<li>${escapeXml(`${file}: ${field}: ${reason}`)}</li>`);
  const form =
    faults.length > 0
      ? `<p>This would stop the build; mend it first:</p><ul class="problems">${faults.join("\n")}</ul>`
      : `<form data-post="publish"><label>What changed, in a sentence <input name="title" required maxlength="200" autocomplete="off" /></label>
<button>Publish these changes</button></form>`;
  const body =
    changes === null
      ? none
      : changes.length === 0
        ? "<p>Nothing has changed since the last version.</p>"
        : `<ol class="versions">${rows.join("\n")}</ol>${form}<p><small>Makes a commit of these files in this checkout. The site shows them with its next build.</small></p>`;
  return ownPage({ title: "Publish", ...own, body: back(own.basePath) + body });
}
