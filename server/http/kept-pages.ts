import { LRUCache } from "lru-cache";
import type { KeptPages } from "#shared/kept-pages.ts";
import { accepts } from "./compress.ts";
import { fillPage, type GappedPage, packPage } from "./gapped-page.ts";
import { isReading } from "./is-reading.ts";

/** Some twenty pages: a visitor who asks for many of one shelf leaves the others alone. */
const mostBytesOfShelf = 300_000;
const mostShelves = 12;

/** The pages, and for a request: undefined if its visitor does not accept them as they are kept. */
interface PagesOfServer extends KeptPages {
  for: (request: Request) => KeptPages | undefined;
}

export function createKeptPages(): PagesOfServer {
  const shelves = new Map<string, LRUCache<string, GappedPage>>();
  return {
    for(request) {
      return isReading(request) && accepts(request.headers.get("Accept-Encoding") ?? "", "gzip") ? this : undefined;
    },
    fill(key, words) {
      const page = shelves.get(key.shelf)?.get(key.content);
      return page && fillPage(page, words);
    },
    keep(key, html, marks, fixed) {
      const shelf = shelves.get(key.shelf) ?? newShelf();
      if (shelves.size >= mostShelves && !shelves.has(key.shelf)) return;
      shelves.set(key.shelf, shelf);
      shelf.set(key.content, packPage(html, marks, fixed));
    },
  };
}

function newShelf(): LRUCache<string, GappedPage> {
  return new LRUCache({ maxSize: mostBytesOfShelf, sizeCalculation: ({ bytes }) => bytes || 1 });
}
