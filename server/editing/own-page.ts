interface OwnPage {
  title: string;
  basePath: string;
  body: string;
}

/** A page of the editor itself; `body` is HTML. */
export function ownPage({ title, basePath, body }: OwnPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>${title}</title>
<link rel="stylesheet" href="${basePath}edit/assets/editor.css" />
<script type="module" src="${basePath}edit/assets/editor.js"></script>
</head>
<body class="own">
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}
