import { inBackground } from "#shared/in-background.ts";
import { isSaving } from "../saving.ts";
import { addressOf, currentDestination, type Destination, endOf, payloadAddress } from "./destinations.ts";
import { filesOf, isPrerendered, loadCode, type PageFiles } from "./files.ts";
import { pageOf } from "./links.ts";
import { isLoading, onLoading } from "./loading.ts";
import { loadPayload } from "./payloads.ts";

const atOnce = 4;

/**
 * Prefetches code, its style, and data for links in view, those first that a visitor turns to: each page once, four at a
 * time, never during a navigation, and not at all on a slow or data-saving connection. A page whose data a click has to
 * ask for anyway, and a link with `data-prefetch="intent"`, wait until somebody turns to them.
 */
export function prefetchLinks({ signal }: { signal: AbortSignal }): void {
  const queue: Element[] = [];
  const turnedTo = new WeakSet<Element>();
  const taken = new Set<string>();
  let running = 0;

  const pump = () => {
    while (running < atOnce && queue.length > 0 && !isLoading()) {
      running++;
      const fetched = fetchBehind(queue.shift()!).finally(() => {
        running--;
        pump();
      });
      inBackground(fetched);
    }
  };
  // Matching a link takes the router a millisecond or two, and twenty links may come into view at once.
  const fetchBehind = async (link: Element) => {
    await betweenTasks();
    if (isLoading()) return void queue.unshift(link);
    const page = isSaving() ? undefined : pageBehind(link);
    if (!page || taken.has(page.address) || !(page.hasData || turnedTo.has(link))) return;
    taken.add(page.address);
    await fetchPage(page).catch(() => taken.delete(page.address));
  };
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      if (target.getAttribute("data-prefetch") !== "intent") queue.push(target);
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
  // A link under the pointer, a finger or the keyboard's focus will probably be pressed.
  const hasten = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a[href]") : null;
    if (!link) return;
    turnedTo.add(link);
    queue.unshift(link);
    pump();
  };
  for (const intent of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(intent, hasten, { passive: true, signal });
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
 * is never idle, or whose idle callbacks are delayed, nothing would be prefetched.
 */
async function betweenTasks(): Promise<void> {
  await window.scheduler?.postTask(() => {}, { priority: "background" });
}

interface PageAhead {
  address: string;
  page: Destination;
  files: PageFiles;
  /** Whether its data may come with its code. */
  hasData: boolean;
}

/** The page that a link leads to, if it is another page of ours that may be prefetched. */
function pageBehind(link: Element): PageAhead | undefined {
  if (link.getAttribute("data-prefetch") === "off") return undefined;
  const destination = pageOf(link);
  const page = destination && endOf(destination);
  if (!page || page.pathname === currentDestination().pathname) return undefined;
  const files = filesOf(page);
  return files && { address: addressOf({ ...page, hash: "" }), page, files, hasData: isPrerendered(page, files) };
}

async function fetchPage({ page, files, hasData }: PageAhead): Promise<void> {
  const payload = hasData ? loadPayload(payloadAddress(page), "low") : undefined;
  await Promise.all([payload, loadCode(files.modules)]);
}
