import { html } from "hono/html";
import { changeList } from "../history-pages.ts";
import { type Html, minuteOf, ownPage, said } from "../own-page.ts";
import type { Standing } from "../workspaces.ts";
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

/** A draft in words, its comments, and its review. */
export function reviewPage(parts: ReviewParts): Html {
  const { name, review, changes, draft } = parts;
  const asked =
    review && html`<p><b dir="auto">${review.words}</b> <small>asked ${minuteOf(review.asked_at)}</small></p>`;
  const next =
    changes.length > 0
      ? html`${changeList(changes)}${name ? takeForm(draft) : askForm(review)}`
      : html`<p>This draft changes nothing yet.</p>`;
  const comments =
    review &&
    html`<h2>Comments</h2>${commentList(parts.comments)}
<form data-post="review/comment"><input type="hidden" name="of" value="${draft}" /><label>A comment <textarea name="title" dir="auto" required maxlength="2000" rows="3"></textarea></label><button class="quiet">Comment</button></form>`;
  return ownPage({
    ...parts,
    title: name ? `The draft of ${name}` : "Ask for a review",
    body: html`${said}${asked}${next}${comments}`,
  });
}

function askForm(review: Review | undefined): Html {
  return html`<form data-post="review"><label>What is it about, in a sentence <input name="title" dir="auto" required minlength="3" maxlength="200" autocomplete="off" value="${review?.words ?? ""}" /></label>
<button>${review ? "Ask again" : "Ask for a review"}</button></form><p><small>Editors get a mail and see the draft here. They publish it, or say what is missing.</small></p>`;
}

function takeForm(draft: string): Html {
  return html`<form data-post="review/take"><input type="hidden" name="of" value="${draft}" /><button>Take it into my draft</button></form>
<p><small>It becomes yours: you can see it on the pages, change it and publish it.</small></p>`;
}

function commentList(comments: readonly Comment[]): Html {
  const items = comments.map(
    ({ name, words, said_at }) =>
      html`<li><b dir="auto">${name}</b> <small>${minuteOf(said_at)}</small><p dir="auto">${words}</p></li>\n`,
  );
  return items.length > 0 ? html`<ol class="versions" role="list">${items}</ol>` : html`<p>No comments yet.</p>`;
}

/** What the list of everything says of drafts that wait: to editors of all, to a writer of the own. */
export function reviewNotes(reviews: readonly Review[], editor: string, basePath: string): Html | undefined {
  const items = reviews.map(({ editor: of, name, words, comments, asked_at }) => {
    const isOwn = of === editor;
    const link = html`<a href="${basePath}edit/review${!isOwn && `?of=${of}`}">${isOwn ? "Your draft" : html`The draft of <bdi>${name}</bdi>`}</a>`;
    return html`<li>${link}: <bdi>${words}</bdi> <small>${minuteOf(asked_at)}, ${comments === 1 ? "one comment" : `${comments} comments`}</small></li>\n`;
  });
  return items.length > 0
    ? html`<section class="waiting"><h2>Waiting for a review</h2><ul role="list">${items}</ul></section>`
    : undefined;
}
