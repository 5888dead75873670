import { escapeXml } from "#model/markdown/markup.server.ts";
import type { Standing } from "../desks.ts";
import { changedWords } from "../history-pages.ts";
import { ownPage } from "../own-page.ts";
import type { Comment, Review } from "./reviews.ts";

interface ReviewParts {
  basePath: string;
  formToken: string;
  standing: Standing;
  /** Whose draft it is. */
  draft: string;
  /** Empty for one's own. */
  name: string;
  review: Review | undefined;
  changes: readonly { file: string; words: string | null }[];
  comments: readonly Comment[];
}

const day = (time: string) => `<time datetime="${time}">${time.slice(0, 16).replace("T", " ")}</time>`;

/** A draft in words, what is said about it, and what becomes of it. */
export function reviewPage(parts: ReviewParts): string {
  const { name, review, changes, draft } = parts;
  const rows = changes.map(
    ({ file, words }) =>
      `<li><b>${escapeXml(file)}</b> ${words === null ? "<small>new, gone, or a picture</small>" : changedWords(words)}</li>`,
  );
  const asked = review
    ? `<p><b dir="auto">${escapeXml(review.words)}</b> <small>asked ${day(review.asked_at)} UTC</small></p>`
    : "";
  const list =
    rows.length > 0 ? `<ol class="versions">${rows.join("\n")}</ol>` : "<p>This draft changes nothing yet.</p>";
  const own = rows.length > 0 ? askForm(review) : "";
  const said = `<h2>What is said about it</h2>${commentList(parts.comments)}
<form data-post="review/comment"><input type="hidden" name="of" value="${escapeXml(draft)}" /><label>A comment <textarea name="title" dir="auto" required maxlength="2000" rows="3"></textarea></label><button class="quiet">Comment</button></form>`;
  return ownPage({
    ...parts,
    title: name ? `The draft of ${escapeXml(name)}` : "Ask for a review",
    body: `<p role="status" id="said"></p>${asked}${list}${name ? takeForm(draft, rows.length > 0) : own}${review ? said : ""}`,
  });
}

function askForm(review: Review | undefined): string {
  return `<form data-post="review"><label>What is it about, in a sentence <input name="title" dir="auto" required minlength="3" maxlength="200" autocomplete="off" value="${escapeXml(review?.words ?? "")}" /></label>
<button>${review ? "Ask again" : "Ask for a review"}</button></form><p><small>Editors are told by mail and see the draft here. They publish it, or say what is missing.</small></p>`;
}

function takeForm(draft: string, hasChanges: boolean): string {
  if (!hasChanges) return "";
  return `<form data-post="review/take"><input type="hidden" name="of" value="${escapeXml(draft)}" /><button>Take it into my draft</button></form>
<p><small>It becomes yours, to see on the pages, to change and to publish.</small></p>`;
}

function commentList(comments: readonly Comment[]): string {
  const items = comments.map(
    ({ name, words, said_at }) =>
      `<li><b dir="auto">${escapeXml(name)}</b> <small>${day(said_at)} UTC</small><p dir="auto">${escapeXml(words)}</p></li>`,
  );
  return items.length > 0 ? `<ol class="versions">${items.join("\n")}</ol>` : "<p>Nothing yet.</p>";
}

/** What the list of everything says of drafts that wait: to editors of all, to a writer of the own. */
export function reviewNotes(reviews: readonly Review[], editor: string, basePath: string): string {
  const items = reviews.map(({ editor: of, name, words, comments, asked_at }) => {
    const about = `<bdi>${escapeXml(words)}</bdi> <small>${day(asked_at)} UTC, ${comments === 1 ? "one comment" : `${comments} comments`}</small>`;
    const to = of === editor ? `${basePath}edit/review` : `${basePath}edit/review?of=${of}`;
    return `<li><a href="${to}">${of === editor ? "Your draft" : `The draft of <bdi>${escapeXml(name)}</bdi>`}</a>: ${about}</li>`;
  });
  return items.length > 0
    ? `<section class="waiting"><h2>Waits for a review</h2><ul>${items.join("\n")}</ul></section>`
    : "";
}
