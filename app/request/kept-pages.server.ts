import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import type { PageKey } from "#shared/kept-pages.ts";
import { contentKey } from "./content.server.ts";
import { keepingContext } from "./keeping.server.ts";
import { isKnownQuery } from "./known-queries.server.ts";
import { lostPage } from "./lost-page.server.ts";
import { type DocumentParts, renderDocument } from "./render-document.server.tsx";

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
    const { html, hasFailed } = await renderDocument(recipe.parts);
    if (hasFailed) return undefined;
    keeping.pages.keep(key, html, marks, keeping.secrets.length);
    packed = keeping.pages.fill(key, words);
  }
  if (!packed) return undefined;
  const { status } = parts;
  headers.set("Content-Encoding", "gzip");
  return new Response(packed, { headers, status });
}

function recipeOf(parts: DocumentParts, secrets: readonly string[]): Recipe | undefined {
  const { status, router, closest, context } = parts;
  const { loaderData, actionData, errors, location } = router.staticHandlerContext;
  const content = context.get(contentKey);
  if (actionData || !loaderData.root) return undefined;
  if (status === 404 && closest) {
    const lost = lostPage(content, router, closest);
    if (!lost) return undefined;
    const { pairs } = lost;
    return {
      key: { shelf: lostShelf, content: digest([lost.shape, loaderData, errors], secrets) },
      parts: { ...parts, router: lost.router, closest: lost.closest },
      marks: [...secrets, ...pairs.map(([mark]) => mark)],
      words: [...secrets, ...pairs.map(([, word]) => word)],
    };
  }
  const path = location.pathname.slice(import.meta.env.BASE_URL.length - 1);
  if (status !== 200 || errors || !isKnownQuery(content, path, new URLSearchParams(location.search))) return undefined;
  const key = { shelf: path, content: digest([location.pathname, location.search, loaderData], secrets) };
  return { key, parts, marks: [...secrets], words: [...secrets] };
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
