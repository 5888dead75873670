import { type Destination, readDestination } from "./destinations.ts";
import { visit } from "./router.ts";

/**
 * Follows links to our pages without loading a document. One listener serves all of them: a component for each link
 * that knows the router would be rendered again with every page.
 */
export function followLinks({ signal }: { signal: AbortSignal }): void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    const page = link && isPlain(event) && pageOf(link);
    if (!page) return;
    event.preventDefault();
    visit(page);
  };
  // React's own listeners are on the document too and were there first: what they prevented stays prevented.
  document.addEventListener("click", follow, { signal });
}

/** The page of this site that a link opens in this window; undefined for all else, such as a hash, a file or a mail. */
export function pageOf(link: Element): Destination | undefined {
  const href = link.getAttribute("href") ?? "";
  if (href.startsWith("#") || link.hasAttribute("target") || link.hasAttribute("download")) return undefined;
  const page = readDestination(href);
  return page && !/\.\w+$/.test(page.pathname) ? page : undefined;
}

function isPlain(event: MouseEvent): boolean {
  return !(event.defaultPrevented || event.button || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
}
