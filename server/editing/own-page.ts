import { escapeXml } from "#model/markdown/markup.server.ts";
import type { Standing } from "./desks.ts";

const nothing: Standing = { undo: 0, changed: 0, held: [] };

interface OwnPage {
  title: string;
  basePath: string;
  body: string;
  /** For pages that change something. */
  formToken?: string;
  standing?: Standing;
  /** A page about somebody's account has script and style of its own; the stage shows another page. */
  kind?: "list" | "account" | "stage";
}

/** A page of the editor itself; `body` is HTML. */
export function ownPage({ title, basePath, body, formToken = "", standing = nothing, kind = "list" }: OwnPage): string {
  const isAccount = kind === "account";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="only light" />
<meta name="robots" content="noindex" />
<meta name="edit-token" content="${formToken}" />
<meta name="edit-base" content="${basePath}" />
<meta name="edit-standing" content="${escapeXml(JSON.stringify(standing))}" />
<title>${title}</title>
<link rel="icon" href="${basePath}favicon.svg" />
<link rel="stylesheet" href="${basePath}edit/assets/site.css" />
<link rel="stylesheet" href="${basePath}edit/assets/editor.css" />
<link rel="stylesheet" href="${basePath}edit/assets/own.css" />${isAccount ? `\n<link rel="stylesheet" href="${basePath}edit/assets/account.css" />` : ""}
<script type="module" src="${basePath}edit/assets/${isAccount ? "account" : "editor"}.js"></script>
</head>
<body class="own${kind === "list" ? "" : ` ${kind}`}">
${kind === "list" ? ways(basePath, standing) : ""}<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}

/** What every page of the list leads to. */
function ways(basePath: string, { changed }: Standing): string {
  const count = changed > 0 ? ` <b>${changed}<span class="unseen"> changed</span></b>` : "";
  return `<header class="top"><nav aria-label="Editor"><a href="${basePath}edit/site/">Pages</a><a href="${basePath}edit">All content</a><a class="key" href="${basePath}edit/publish">Publish${count}</a></nav></header>
`;
}
