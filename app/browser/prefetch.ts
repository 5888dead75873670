import {
  addressOf,
  currentDestination,
  destinationOf,
  payloadAddress,
  readDestination,
  routeFiles,
} from "./destinations.ts";
import { isLoading, onLoading } from "./loading.ts";
import { targetInstead } from "./navigation-rules.ts";
import { loadPayload } from "./payloads.ts";

const atOnce = 4;

/**
 * Fetches code, style and data of the pages behind the links that are in view, each page once, four at a time and never
 * while a navigation is under way; not at all on a connection that is slow or saved.
 */
export function prefetchLinks({ signal }: { signal: AbortSignal }): void {
  const queue: string[] = [];
  const taken = new Set<string>();
  let running = 0;

  const pump = () => {
    while (running < atOnce && queue.length > 0 && !isLoading()) {
      running++;
      const address = queue.shift() ?? "";
      fetchPage(address)
        .catch(() => taken.delete(address))
        .finally(() => {
          running--;
          pump();
        });
    }
  };
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      const address = isSaving() ? undefined : pageBehind(target);
      if (address === undefined || taken.has(address)) continue;
      taken.add(address);
      queue.push(address);
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

function isSaving(): boolean {
  const { saveData = false, effectiveType = "" } = navigator.connection ?? {};
  return saveData || effectiveType.includes("2g");
}

/** The address of the page that a link leads to, if it is one of ours, another one, and may be fetched ahead. */
function pageBehind(link: Element): string | undefined {
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return undefined;
  if (link.dataset.prefetch === "off" || link.getAttribute("href")?.startsWith("#")) return undefined;
  const destination = readDestination(link.href);
  if (!destination) return undefined;
  const instead = targetInstead(destination);
  const page = instead ? destinationOf(instead) : destination;
  if (!page || page.pathname === currentDestination().pathname || !routeFiles(page)) return undefined;
  return addressOf({ ...page, hash: "" });
}

async function fetchPage(address: string): Promise<void> {
  const page = readDestination(address);
  const files = page && routeFiles(page);
  if (!files) return;
  for (const href of files.sheets) fetchSheet(href);
  const payload = isPrerendered(files.pattern, page.search) ? loadPayload(payloadAddress(page), "low") : undefined;
  await Promise.all([payload, ...files.modules.map((module) => import(/* @vite-ignore */ module))]);
}

function fetchSheet(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", as: "style", href }));
}

/** Data that is made for each request is only asked for by a visit: it may hold a form's key, or run a route's check. */
function isPrerendered(pattern: string, search: string): boolean {
  const { root } = window.__reactRouterDataRouter.state.loaderData;
  const { perRequest = [] } = (root ?? {}) as { perRequest?: string[] };
  return search === "" && !perRequest.some((start) => pattern === start || pattern.startsWith(`${start}/`));
}
