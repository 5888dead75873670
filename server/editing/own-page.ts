import { html } from "hono/html";
import type { Standing } from "./workspaces.ts";

/** Markup whose values are escaped. */
export type Html = ReturnType<typeof html>;

const nothing: Standing = { undo: 0, changed: 0, held: [] };

interface OwnPage {
  title: string;
  basePath: string;
  body: Html;
  /** For pages that change something. */
  formToken?: string;
  standing?: Standing;
  /** A page about somebody's account has script and style of its own; the device preview shows another page. */
  kind?: "list" | "account" | "stage";
}

/** A page of the editor itself. */
export function ownPage({ title, basePath, body, formToken = "", standing = nothing, kind = "list" }: OwnPage): Html {
  const assets = `${basePath}edit/assets/`;
  const isAccount = kind === "account";
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="only light" />
<meta name="robots" content="noindex" />
<meta name="edit-token" content="${formToken}" />
<meta name="edit-base" content="${basePath}" />
<meta name="edit-standing" content="${JSON.stringify(standing)}" />
<title>${title}</title>
<link rel="icon" href="${basePath}favicon.svg" />
<link rel="stylesheet" href="${assets}site.css" />
<link rel="stylesheet" href="${assets}editor.css" />
<link rel="stylesheet" href="${assets}own.css" />${isAccount && html`\n<link rel="stylesheet" href="${assets}account.css" />`}
<script type="module" src="${assets}${isAccount ? "account" : "editor"}.js"></script>
</head>
<body class="own${kind !== "list" && ` ${kind}`}">
${kind === "list" && ways(basePath, standing)}<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}

/** What every page of the list leads to. */
function ways(basePath: string, { changed }: Standing): Html {
  const count = changed > 0 && html` <b>${changed}<span class="unseen"> changed</span></b>`;
  return html`<header class="top"><nav aria-label="Editor"><a href="${basePath}edit/site/">Pages</a> <a href="${basePath}edit">All content</a> <a class="key" href="${basePath}edit/publish">Publish${count}</a></nav></header>
`;
}

/** Where the script says what has come of a form. */
export const said = html`<p role="status" id="said"></p>`;

/** A time, as ISO 8601 in UTC, to the minute. */
export const minuteOf = (time: string): Html =>
  html`<time datetime="${time}">${time.slice(0, 16).replace("T", " ")} UTC</time>`;
