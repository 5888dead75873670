import { html } from "hono/html";
import type { PublicationRow } from "../../database/editor-tables.ts";
import { type Html, minuteOf } from "../own-page.ts";
import { type Step, steps } from "./journal.ts";

interface Told {
  /** The publication that was begun last. */
  latest: PublicationRow | undefined;
  steps: readonly Step[];
  /** What this editor has given a date. */
  waiting: PublicationRow | undefined;
  /** Whether others share the content through a repository. */
  isShared: boolean;
  basePath: string;
  editor: string;
}

const names: Readonly<Record<Step, string>> = {
  fetch: "Fetch what others have published",
  merge: "Bring both together",
  check: "Check the whole site",
  build: "Build the site with the draft",
  commit: "Make a version of it",
  push: "Push it to the repository",
  swap: "Show it to visitors",
};

/** How far a publication has come, and scheduled ones; the page refreshes it while one is under way. */
export function publicationSection({ latest, steps: begun, waiting, isShared, basePath, editor }: Told): Html {
  const isMoving = latest?.state === "running" || latest?.state === "published";
  const told = latest && publicationOf(latest, begun, { isShared, basePath, isOwn: latest.editor === editor });
  return html`<section id="publication"${isMoving && " data-moving"}>${told}${waiting && planOf(waiting)}</section>`;
}

function publicationOf(
  latest: PublicationRow,
  begun: readonly Step[],
  { isShared, basePath, isOwn }: { isShared: boolean; basePath: string; isOwn: boolean },
): Html | undefined {
  const { state, title, author_name: name, said, ended_at: endedAt } = latest;
  const isFailed = state === "failed";
  const what = html`“<bdi>${title}</bdi>”${name && !isOwn && html` by <bdi>${name}</bdi>`}`;
  if (state === "live")
    return html`<p class="live"><b>Live:</b> visitors have seen ${what} since ${minuteOf(endedAt ?? "")}. <a href="${basePath}">Look at the site</a></p>`;
  if (isFailed && !isOwn) return;
  const list = steps.filter((step) => isShared || begun.includes(step) || !["fetch", "merge", "push"].includes(step));
  const rows = list.map((step) => stepOf(step, { begun, isFailed, said }));
  const heading = isFailed ? html`${what} was not published` : html`Publishing ${what}`;
  const failure =
    isFailed && html`<p class="failed"><b>${said}</b></p><p>The site is unchanged, and the draft is still there.</p>`;
  return html`<h2>${heading}</h2>${failure}<ol class="steps" role="list">${rows}</ol>`;
}

function stepOf(step: Step, told: { begun: readonly Step[]; isFailed: boolean; said: string }): Html {
  const at = told.begun.indexOf(step);
  const isLast = at === told.begun.length - 1;
  const state = at < 0 ? "open" : !isLast ? "done" : told.isFailed ? "failed" : "now";
  const marks = { open: "not yet", done: "done", now: "under way", failed: "failed" };
  const more = state === "now" && told.said && progressOf(told.said);
  return html`<li data-state="${state}">${names[step]} <small>${marks[state]}</small>${more}</li>`;
}

/** `scripts, styles, then pages: 12 of 71` */
function progressOf(said: string): Html {
  const [, what, done, total] = /^(.*): (\d+) of (\d+)$/.exec(said) ?? [];
  const bar =
    what && html`<progress value="${done}" max="${Math.max(1, Number(total))}" aria-label="${what}"></progress>`;
  return html`${bar}<small>${said}</small>`;
}

function planOf({ title, due_at: dueAt }: PublicationRow): Html {
  return html`<p class="planned"><b>Planned:</b> your draft, as it is then, will be published as “<bdi>${title}</bdi>” on ${minuteOf(dueAt ?? "")}.</p>
<form data-post="schedule/end"><button class="quiet">Take the date back</button></form>`;
}
