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
  /** Whether it is about somebody's account, which has script and style of its own. */
  isAccount?: boolean;
}

/** A page of the editor itself; `body` is HTML. */
export function ownPage({
  title,
  basePath,
  body,
  formToken = "",
  standing = nothing,
  isAccount = false,
}: OwnPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<meta name="edit-token" content="${formToken}" />
<meta name="edit-base" content="${basePath}" />
<meta name="edit-standing" content="${escapeXml(JSON.stringify(standing))}" />
<title>${title}</title>
<link rel="stylesheet" href="${basePath}edit/assets/editor.css" />
<link rel="stylesheet" href="${basePath}edit/assets/own.css" />${isAccount ? `\n<link rel="stylesheet" href="${basePath}edit/assets/account.css" />` : ""}
<script type="module" src="${basePath}edit/assets/${isAccount ? "account" : "editor"}.js"></script>
</head>
<body class="own${isAccount ? " account" : ""}">
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}
