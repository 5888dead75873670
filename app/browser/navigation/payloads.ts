interface Payload {
  status: number;
  statusText: string;
  headers: Headers;
  body: ArrayBuffer;
}

/** A payload that failed to arrive, or arrived as something else. */
export class PayloadError extends Error {
  constructor(address: string) {
    super(`Payload failed to load: ${address}`);
  }
}

declare global {
  interface Window {
    /**
     * In a static export, whose host ignores the query: answers a request for a page's data that has one; undefined where only
     * the host can. It is a script of its own (`app/static-export/start.ts`), so it is found on the window.
     */
    respondToQuery?: (address: URL) => Promise<Response | undefined>;
  }
}

const kept = new Map<string, Promise<Payload>>();
let plainFetch: typeof fetch | undefined;

/**
 * Caches the router's requests for page data: what was prefetched or visited is not fetched again in this document. Any
 * submission by the visitor clears it.
 */
export function keepPayloads({ signal }: { signal: AbortSignal }): void {
  const original = window.fetch.bind(window);
  plainFetch = original;
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!isPayload(address)) return original(input, init);
    if (init?.method && init.method !== "GET") {
      kept.clear();
      return original(input, init);
    }
    const { body, ...head } = await loadPayload(address);
    return new Response(hasBody(head.status) ? body : null, head);
  };
  signal.addEventListener("abort", () => (window.fetch = original), { once: true });
}

/**
 * The data of a page, from the cache or the server.
 * @throws PayloadError
 */
export function loadPayload(address: string, priority: RequestPriority = "auto"): Promise<Payload> {
  const { href } = new URL(address, location.href);
  const found = kept.get(href);
  if (found !== undefined) return found;
  const asked = askFor(href, priority);
  kept.set(href, asked);
  asked.then(
    ({ status, headers }) => isLasting(status, headers) || kept.delete(href),
    () => kept.delete(href),
  );
  return asked;
}

/** The cached data of a page, if it has been requested. */
export function keptPayload(address: string): Promise<Payload> | undefined {
  return kept.get(new URL(address, location.href).href);
}

async function askFor(href: string, priority: RequestPriority): Promise<Payload> {
  try {
    const address = new URL(href);
    const own = address.search ? await window.respondToQuery?.(address) : undefined;
    const response = own ?? (await (plainFetch ?? fetch)(href, { priority }));
    const { status, statusText, headers } = response;
    const body = await response.arrayBuffer();
    if (hasBody(status)) JSON.parse(firstLine(body));
    return { status, statusText, headers, body };
  } catch {
    throw new PayloadError(new URL(href).pathname + new URL(href).search);
  }
}

/** A payload starts with one line of JSON; a host's error page or a truncated response does not. */
function firstLine(body: ArrayBuffer): string {
  return new TextDecoder().decode(body).split("\n", 1)[0] ?? "";
}

function hasBody(status: number): boolean {
  return status !== 204 && status !== 205;
}

function isLasting(status: number, headers: Headers): boolean {
  return status === 200 && !headers.get("Cache-Control")?.includes("no-store");
}

function isPayload(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname.endsWith(".data");
}
