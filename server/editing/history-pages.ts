import { escapeXml } from "#model/markdown/markup.server.ts";
import type { ContentProblem } from "#model/reading/content-error.server.ts";
import type { Standing } from "./desks.ts";
import type { Commit } from "./git.ts";
import { ownPage } from "./own-page.ts";

interface Own {
  basePath: string;
  formToken: string;
  standing?: Standing;
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

const said = `<p role="status" id="said"></p>`;
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
  return ownPage({ title: `History of ${escapeXml(file)}`, ...own, body: said + list + empty });
}

function restoreForm(file: string, hash: string, date: string): string {
  return `<form data-post="restore" data-file="${escapeXml(file)}" data-commit="${hash}"><button>Bring back the version of ${date.slice(0, 10)}</button></form>`;
}

interface Publishing {
  changes: readonly { file: string; words: string | null }[];
  isCheckout: boolean;
  problems: readonly ContentProblem[];
  /** How many links show the draft. */
  previews: number;
  /** How far a publication has come, as HTML. */
  section: string;
  /** Whether one is under way. */
  isBusy: boolean;
  mayPublish: boolean;
}

/** What has changed since the last version, in words, the button that brings it to visitors, and how far that is. */
export function publishPage(publishing: Publishing, own: Own): string {
  const { changes, isCheckout, problems, previews, section, isBusy } = publishing;
  const rows = changes.map(
    ({ file, words }) =>
      `<li><b>${escapeXml(file)}</b> ${words === null ? "<small>new, gone, or a picture</small>" : changedWords(words) || "<small>no words</small>"}${file.startsWith("content/") ? ` <a href="${own.basePath}edit/compare?file=${file}">Side by side<span class="unseen"> ${escapeXml(file)}</span></a>` : ""}</li>`,
  );
  const { changed, held, undo } = own.standing ?? { changed: 0, held: [], undo: 0 };
  const undone = undo > 0 ? `<p><button type="button" id="undo" class="quiet">Undo (${undo})</button></p>` : "";
  const discard =
    changed + held.length > 0 ? `<form data-post="discard"><button class="quiet">Discard draft</button></form>` : "";
  const links =
    previews > 0
      ? `<form data-post="previews/end"><button class="quiet">End ${previews === 1 ? "the preview link" : `${previews} preview links`}</button></form>`
      : "";
  const where = isCheckout
    ? "Builds the site with these files, makes a commit of them in this checkout, and shows it to visitors."
    : "Builds the site with these files, writes them and shows it to visitors. This site is in no git checkout, so nothing keeps their former versions.";
  const list =
    changes.length + problems.length === 0
      ? `<p>Nothing has changed since the last version.</p>${undone}`
      : `<ol class="versions">${rows.join("\n")}</ol>${isBusy ? "" : formOf(publishing)}${discard}${undone}${links}<p><small>${where}</small></p>`;
  return ownPage({ title: "Publish", ...own, body: said + section + list });
}

function formOf({ problems, mayPublish, changes }: Publishing): string {
  const faults = problems.map(({ file, field, reason }) => `<li>${escapeXml(`${file}: ${field}: ${reason}`)}</li>`);
  if (faults.length > 0)
    return `<p>This keeps the draft from being published; fix it first:</p><ul class="problems">${faults.join("\n")}</ul>`;
  if (!mayPublish) return "<p>An editor publishes it.</p>";
  return `<form data-post="publish"><label>What changed, in a sentence <input name="title" required minlength="3" maxlength="200" autocomplete="off" value="${escapeXml(titleFor(changes))}" /></label>
<details><summary>Not now, but on a day</summary><label>When, by this machine’s clock <input type="datetime-local" name="at" /></label></details>
<button>Publish these changes</button></form>`;
}

/** The files by name, for whoever has no better sentence. */
function titleFor(changes: Publishing["changes"]): string {
  const names = changes.map(({ file }) => file.replace(/^content\/|\.\w+$/g, ""));
  return `Changes ${names.slice(0, 3).join(", ")}${names.length > 3 ? ` and ${names.length - 3} more` : ""}`.slice(
    0,
    200,
  );
}
