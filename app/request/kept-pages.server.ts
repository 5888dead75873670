import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { isRouteErrorResponse, type RouterContextProvider } from "react-router";
import type { Content } from "#model/content.server.ts";
import type { PageKey } from "#shared/kept-pages.ts";
import { contentKey } from "./content.server.ts";
import { pathBelowBase, setErrorHeaders, wantsJson } from "./error-responses.server.ts";
import { keepingContext } from "./keeping.server.ts";
import { isKnownQuery } from "./known-queries.server.ts";
import { type LostWords, lostWords, routerOfLost } from "./lost-page.server.ts";
import { frameOfPath } from "./read-frame.server.ts";
import { type DocumentParts, renderDocument } from "./render-document.server.tsx";
import { closestPages } from "./site-search.server.ts";

const lostShelf = "lost";

interface Recipe {
  key: PageKey;
  /** What to render; it shows `marks` where `words` belong. */
  parts: DocumentParts;
  marks: string[];
  words: string[];
}

/**
 * Responds with a page that was rendered for an earlier request and differs from this one's in a few words only: React
 * would make the same of the same data and address, because it has to in the browser. Undefined where it may differ.
 */
export async function respondFromKept(parts: DocumentParts, headers: Headers): Promise<Response | undefined> {
  const keeping = parts.context.get(keepingContext);
  const recipe = keeping && recipeOf(parts, keeping.secrets);
  if (!recipe) return undefined;
  const { key, marks } = recipe;
  const words = recipe.words.map(escapeText);
  let packed = keeping.pages.fill(key, words);
  if (!packed) {
    keeping.pages.keep(key, await renderDocument(recipe.parts), marks, keeping.secrets.length);
    packed = keeping.pages.fill(key, words);
  }
  return packed && packedResponse(packed, parts.status, headers);
}

/**
 * Responds to an address that no route has, if another such address was rendered before. The router would match, load and
 * encode what the kept page already holds, which takes longer than everything else.
 */
export async function respondToLost(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Response | undefined> {
  const keeping = context.get(keepingContext);
  // The router spells a query anew.
  const hasQuery = new URL(request.url).search !== "";
  if (!keeping || hasQuery || wantsJson(request)) return undefined;
  const content = context.get(contentKey);
  const path = pathBelowBase(request);
  const lost = lostWords(content, { path, search: "" }, await closestPages(content, path));
  if (!lost) return undefined;
  const words = [...keeping.secrets, ...lost.pairs.map(([, word]) => word)].map(escapeText);
  const packed = keeping.pages.fill(keyOfLost(content, request.url, lost), words);
  return packed && packedResponse(packed, 404, setErrorHeaders(new Headers()));
}

function packedResponse(packed: Uint8Array<ArrayBuffer>, status: number, headers: Headers): Response {
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Encoding", "gzip");
  return new Response(packed, { headers, status });
}

function recipeOf(parts: DocumentParts, secrets: readonly string[]): Recipe | undefined {
  const { status, router, closest, context } = parts;
  const { loaderData, actionData, errors, location } = router.staticHandlerContext;
  const content = context.get(contentKey);
  if (actionData || !loaderData.root) return undefined;
  const path = location.pathname.slice(import.meta.env.BASE_URL.length - 1);
  if (status === 404 && closest) {
    const lost = lostWords(content, { path, search: location.search }, closest);
    if (!lost || !Object.values(errors ?? {}).every(hasNoWords)) return undefined;
    const refused = errors && { shelf: lostShelf, content: digest([lost.shape, loaderData, errors], secrets) };
    return {
      key: refused ?? keyOfLost(content, parts.url, lost),
      parts: { ...parts, router: routerOfLost(router, lost), closest: lost.closest },
      marks: [...secrets, ...lost.pairs.map(([mark]) => mark)],
      words: [...secrets, ...lost.pairs.map(([, word]) => word)],
    };
  }
  if (status !== 200 || errors || !isKnownQuery(content, path, new URLSearchParams(location.search))) return undefined;
  const key = { shelf: path, content: digest([location.pathname, location.search, loaderData], secrets) };
  return { key, parts, marks: [...secrets], words: [...secrets] };
}

/** An address that no route has loads nothing but the frame. */
function keyOfLost(content: Content, url: string, { shape }: LostWords): PageKey {
  return { shelf: lostShelf, content: JSON.stringify([shape, frameOfPath(content, new URL(url).pathname)]) };
}

function hasNoWords(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status < 500 && !error.data;
}

/** Everything that a page depends on, in a few letters; the request's own random words do not count. */
function digest(data: unknown, secrets: readonly string[]): string {
  const text = secrets.reduce((rest, secret, at) => rest.replaceAll(secret, `secret ${at}`), JSON.stringify(data));
  return createHash("sha256").update(text).digest("base64");
}

/** As React writes text, in attributes too. */
function escapeText(text: string): string {
  return /["'&<>]/.test(text) ? renderToStaticMarkup(text) : text;
}
