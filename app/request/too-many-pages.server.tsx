import { renderToStaticMarkup } from "react-dom/server";
import type { Content } from "#model/content.server.ts";
import { fillIn } from "#model/fields/fill-in.server.ts";
import { siteLocale } from "#shared/site-locale.ts";
import { wantsJson } from "./error-responses.server.ts";

/** For a client that requests more pages than people do: a page of words alone, which costs next to nothing. */
export function tooManyPages(content: Content, request: Request, seconds: number): Response {
  const { title, text } = content.site.tooManyPages;
  const headers = { "Retry-After": String(seconds), "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };
  const said = fillIn(text, { seconds });
  // The router would mistake JSON for a payload of page data.
  const isPayload = new URL(request.url).pathname.endsWith(".data");
  if (wantsJson(request) && !isPayload)
    return Response.json({ statusCode: 429, message: said }, { status: 429, headers });
  const page = renderToStaticMarkup(
    <html lang={siteLocale.lang} dir={siteLocale.dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="only light" />
        <title>{title}</title>
        <link rel="icon" href="data:," />
      </head>
      <body data-layout="none">
        <main>
          <h1>{title}</h1>
          <p>{said}</p>
        </main>
      </body>
    </html>,
  );
  return new Response(`<!doctype html>${page}`, {
    status: 429,
    headers: { ...headers, "Content-Type": "text/html; charset=utf-8" },
  });
}
