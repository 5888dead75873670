import { html } from "hono/html";
import type { ContentProblem } from "#model/reading/content-error.server.ts";
import { gathered, shownReason } from "#shared/asked-words.ts";
import type { Commit } from "./git.ts";
import { type Html, minuteOf, ownPage, said } from "./own-page.ts";
import type { Standing } from "./workspaces.ts";

interface Own {
  basePath: string;
  formToken: string;
  standing?: Standing;
}

/** A file that differs, with git's plain word diff; `words` is null where it is not text on both sides. */
interface FileChange {
  file: string;
  words: string | null;
}

/** Git's plain word diff, for readers: deleted and inserted words. */
export function changedWords(diff: string): Html | undefined {
  const lines = diff.split("\n").filter((line) => /\[-|\{\+/.test(line));
  const pieces = lines.join("\n").split(/(\[-.*?-\]|\{\+.*?\+\})/);
  const words = pieces.map((piece, at) => {
    if (at % 2 === 0) return piece;
    const changed = piece.slice(2, -2);
    return piece.startsWith("[-") ? html`<del>${changed}</del>` : html`<ins>${changed}</ins>`;
  });
  return lines.length > 0 ? html`<pre>${words}</pre>` : undefined;
}

/** Files with the words that differ in them, and where to look at each. */
export function changeList(changes: readonly FileChange[], linkOf?: (file: string) => Html | undefined): Html {
  const rows = changes.map(({ file, words }) => {
    const shown = words === null ? html`<small>new, deleted, or a picture</small>` : changedWords(words);
    return html`<li><b>${file}</b> ${shown ?? html`<small>no words</small>`}${linkOf?.(file)}</li>\n`;
  });
  return html`<ol class="versions" role="list">${rows}</ol>`;
}

type Version = { commit: Commit; diff: string };

/** Every version of a file, newest first, each of which can be brought back. */
export function historyPage(file: string, versions: readonly Version[] | null, own: Own): Html {
  const rows = versions?.map(({ commit: { hash, name, date, subject }, diff }, at) => {
    const time = minuteOf(new Date(date).toISOString());
    const restore = html`<form data-post="restore" data-file="${file}" data-commit="${hash}"><button>Restore the version of ${time}</button></form>`;
    return html`<li><b dir="auto">${subject}</b> <small><bdi>${name}</bdi>, ${time}</small>
${changedWords(diff)}${at > 0 ? restore : html`<p>The newest version.</p>`}</li>\n`;
  });
  const list = rows
    ? html`<ol class="versions" role="list">${rows}</ol>`
    : html`<p>This site is not in a git checkout, so it has no earlier versions.</p>`;
  const empty = rows?.length === 0 && html`<p>No version has this file yet.</p>`;
  return ownPage({ title: `History of ${file}`, ...own, body: html`${said}${list}${empty}` });
}

interface Publishing {
  changes: readonly FileChange[];
  isCheckout: boolean;
  problems: readonly ContentProblem[];
  /** How many links show the draft. */
  previews: number;
  /** How far a publication has come. */
  section: Html;
  /** Whether one is under way. */
  isBusy: boolean;
  mayPublish: boolean;
  /** The page on which a file is seen. */
  pathOf: (file: string) => string;
}

/** What has changed since the last version, in words, the button that brings it to visitors, and how far that is. */
export function publishPage(publishing: Publishing, own: Own): Html {
  const { changes, isCheckout, problems, previews, section, isBusy } = publishing;
  const { changed, held, undo } = own.standing ?? { changed: 0, held: [], undo: 0 };
  const undone = undo > 0 && html`<p><button type="button" id="undo" class="quiet">Undo (${undo})</button></p>`;
  const discard =
    changed + held.length > 0 && html`<form data-post="discard"><button class="quiet">Discard draft</button></form>`;
  const links =
    previews > 0 &&
    html`<form data-post="previews/end"><button class="quiet">End ${previews === 1 ? "the preview link" : `${previews} preview links`}</button></form>`;
  const where = isCheckout
    ? "Builds the site with these files, makes a commit of them in this checkout, and shows it to visitors."
    : "Builds the site with these files, writes them and shows it to visitors. This site is not in a git checkout, so it has no earlier versions.";
  const sides = (file: string) =>
    file.startsWith("content/")
      ? html` <a href="${own.basePath}edit/compare?file=${file}">Side by side<span class="unseen"> ${file}</span></a>`
      : undefined;
  const list =
    changes.length + problems.length === 0
      ? html`<p>Nothing has changed since the last version.</p>${undone}`
      : html`${changeList(changes, sides)}${!isBusy && formOf(publishing, own.basePath)}${discard}${undone}${links}<p><small>${where}</small></p>`;
  return ownPage({ title: "Publish", ...own, body: html`${said}${section}${list}` });
}

function formOf({ problems, mayPublish, changes, pathOf }: Publishing, basePath: string): Html {
  const faults = gathered(problems).map(({ file, field, reason }) => {
    const to = `${basePath}edit/site/${pathOf(file).slice(1)}#edit=${file.replace(/^content\//, "")}#${field}`;
    return html`<li><a href="${to}">${file}: ${field}</a>: ${shownReason(reason)}</li>\n`;
  });
  if (faults.length > 0)
    return html`<p>Fix this before the draft can be published:</p><ul class="problems">${faults}</ul>`;
  if (!mayPublish) return html`<p>Only an editor can publish it.</p>`;
  return html`<form data-post="publish"><label>What changed, in a sentence <input name="title" required minlength="3" maxlength="200" autocomplete="off" value="${titleFor(changes)}" /></label>
<details><summary>Not now, but on a day</summary><label>When, by this machine’s clock <input type="datetime-local" name="at" /></label></details>
<button>Publish these changes</button></form>`;
}

/** The files by name, as a default sentence. */
function titleFor(changes: Publishing["changes"]): string {
  const names = changes.map(({ file }) => file.replace(/^content\/|\.\w+$/g, ""));
  const more = names.length > 3 ? ` and ${names.length - 3} more` : "";
  return `Changes ${names.slice(0, 3).join(", ")}${more}`.slice(0, 200);
}
