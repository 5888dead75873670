import { escapeXml } from "#model/markdown/markup.server.ts";
import type { PublicationRow } from "../../database/editor-tables.ts";
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

/** How far a publication has come, and what waits for its day; the page asks for it anew while something moves. */
export function publicationSection({ latest, steps: begun, waiting, isShared, basePath, editor }: Told): string {
  const isMoving = latest?.state === "running" || latest?.state === "published";
  const told = latest ? publicationOf(latest, begun, { isShared, basePath, isOwn: latest.editor === editor }) : "";
  const planned = waiting ? planOf(waiting) : "";
  return `<section id="publication"${isMoving ? " data-moving" : ""}>${told}${planned}</section>`;
}

function publicationOf(
  latest: PublicationRow,
  begun: readonly Step[],
  { isShared, basePath, isOwn }: { isShared: boolean; basePath: string; isOwn: boolean },
): string {
  const { state, title, author_name: name, said, ended_at: endedAt } = latest;
  const what = `“${escapeXml(title)}”${name && !isOwn ? ` by ${escapeXml(name)}` : ""}`;
  if (state === "live")
    return `<p class="live"><b>Live:</b> visitors see ${what} since ${timeOf(endedAt ?? "")}. <a href="${basePath}">Look at the site</a></p>`;
  if (state === "failed" && !isOwn) return "";
  const list = steps.filter((step) => isShared || begun.includes(step) || !["fetch", "merge", "push"].includes(step));
  const rows = list.map((step) => stepOf(step, { begun, isFailed: state === "failed", said }));
  const heading = state === "failed" ? `${what} was not published` : `Publishing ${what}`;
  const failure =
    state === "failed"
      ? `<p class="failed"><b>${escapeXml(said)}</b></p><p>Everything is as it was before, and the draft is kept.</p>`
      : "";
  return `<h2>${heading}</h2>${failure}<ol class="steps">${rows.join("")}</ol>`;
}

function stepOf(step: Step, told: { begun: readonly Step[]; isFailed: boolean; said: string }): string {
  const at = told.begun.indexOf(step);
  const isLast = at === told.begun.length - 1;
  const state = at < 0 ? "open" : !isLast ? "done" : told.isFailed ? "failed" : "now";
  const marks = { open: "not yet", done: "done", now: "under way", failed: "failed" };
  const more = state === "now" && told.said ? progressOf(told.said) : "";
  return `<li data-state="${state}">${names[step]} <small>${marks[state]}</small>${more}</li>`;
}

/** `scripts, styles, then pages: 12 of 71` */
function progressOf(said: string): string {
  const [, what = "", done = "0", total = "1"] = /^(.*): (\d+) of (\d+)$/.exec(said) ?? [];
  return what
    ? `<progress value="${done}" max="${Math.max(1, Number(total))}" aria-label="${escapeXml(what)}"></progress><small>${escapeXml(said)}</small>`
    : `<small>${escapeXml(said)}</small>`;
}

function planOf({ title, due_at: dueAt }: PublicationRow): string {
  return `<p class="planned"><b>Planned:</b> your draft, as it stands then, is published as “${escapeXml(title)}” on ${timeOf(dueAt ?? "")}.</p>
<form data-post="schedule/end"><button class="quiet">Take the date back</button></form>`;
}

/** The browser says it in its own way. */
function timeOf(time: string): string {
  return `<time datetime="${time}">${time.slice(0, 16).replace("T", " ")} UTC</time>`;
}
