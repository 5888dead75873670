import {
  addressOf,
  currentDestination,
  type Destination,
  endOf,
  payloadAddress,
  readDestination,
} from "./destinations.ts";
import { filesOf, loadCode, type PageFiles } from "./files.ts";
import { isLoading, onLoading } from "./loading.ts";
import { loadPayload } from "./payloads.ts";
import { rootData } from "./router.ts";

declare global {
  interface Navigator {
    /** Only some browsers expose the connection. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

const atOnce = 4;
const sheetsAhead = new Map<string, Promise<unknown>>();

/**
 * Prefetches code, style and data for links in view: each page once, four at a time, never during a navigation, and not
 * at all on a slow or data-saving connection.
 */
export function prefetchLinks({ signal }: { signal: AbortSignal }): void {
  const queue: Element[] = [];
  const taken = new Set<string>();
  let running = 0;

  const pump = () => {
    while (running < atOnce && queue.length > 0 && !isLoading()) {
      running++;
      fetchBehind(queue.shift()!).finally(() => {
        running--;
        pump();
      });
    }
  };
  // Matching a link takes the router a millisecond or two, and twenty links may come into view at once.
  const fetchBehind = async (link: Element) => {
    await betweenTasks();
    if (isLoading()) return void queue.unshift(link);
    const page = isSaving() ? undefined : pageBehind(link);
    if (!page || taken.has(page.address)) return;
    taken.add(page.address);
    await fetchPage(page).catch(() => taken.delete(page.address));
  };
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      queue.push(target);
    }
    pump();
  });
  const observe = (root: ParentNode) => {
    for (const link of root.querySelectorAll("a[href]")) seen.observe(link);
  };
  const added = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element && node.parentNode) observe(node.parentNode);
    }
  });
  observe(document);
  added.observe(document.body, { childList: true, subtree: true });
  onLoading((phase) => phase === "finish" && pump(), { signal });
  signal.addEventListener("abort", () => {
    seen.disconnect();
    added.disconnect();
  });
}

/**
 * Yields to urgent work; resolves at once where the browser has no scheduler (Safari). No idle callback: on a page that
 * is never idle, or whose idle callbacks are held back, nothing would be prefetched.
 */
async function betweenTasks(): Promise<void> {
  await window.scheduler?.postTask(() => {}, { priority: "background" });
}

function isSaving(): boolean {
  const { saveData = false, effectiveType = "" } = navigator.connection ?? {};
  return saveData || effectiveType.includes("2g");
}

interface PageAhead {
  address: string;
  page: Destination;
  files: PageFiles;
}

/** The page that a link leads to, if it is another page of ours that may be prefetched. */
function pageBehind(link: Element): PageAhead | undefined {
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return undefined;
  if (link.dataset.prefetch === "off" || link.getAttribute("href")?.startsWith("#")) return undefined;
  const destination = readDestination(link.href);
  const page = destination && endOf(destination);
  if (!page || page.pathname === currentDestination().pathname) return undefined;
  const files = filesOf(page);
  return files && { address: addressOf({ ...page, hash: "" }), page, files };
}

async function fetchPage({ page, files }: PageAhead): Promise<void> {
  const payload = isPrerendered(files.pattern, page.search) ? loadPayload(payloadAddress(page), "low") : undefined;
  await Promise.all([payload, loadCode(files.modules), ...files.sheets.map(fetchSheet)]);
}

/**
 * Fetches a sheet into the browser's cache, where its link will find it. Not with `rel="prefetch"`: Firefox checks that
 * against `default-src`, which allows nothing.
 */
async function fetchSheet(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]`)) return;
  // A body that is not read to its end is not cached.
  const asked = sheetsAhead.get(href) ?? fetch(href, { priority: "low" }).then((response) => response.arrayBuffer());
  sheetsAhead.set(href, asked);
  await asked.catch((error: unknown) => {
    sheetsAhead.delete(href);
    throw error;
  });
}

/** Data made for each request is fetched only by a visit: it may hold a form token or run a route's check. */
function isPrerendered(pattern: string, search: string): boolean {
  const { perRequest = [] } = rootData();
  return search === "" && !perRequest.some((start) => pattern === start || pattern.startsWith(`${start}/`));
}
