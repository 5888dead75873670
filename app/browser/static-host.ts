import { currentDestination, targetInstead, withBase } from "./navigation/destinations.ts";
import { askAgain, rootData, routerState } from "./navigation/router.ts";
import { untilReady } from "./ready.ts";

/** Responds to a request for a page's data; undefined where only the host can. */
export type RespondToQuery = (address: URL) => Promise<Response | undefined>;

/** For a static export, whose host ignores the query: data requests with a query are answered here. */
export function respondToQueries(respond: RespondToQuery): void {
  const net = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, location.href);
    const isReading = (init?.method ?? "GET") === "GET";
    const isAsked = isReading && address.origin === location.origin && address.pathname.endsWith(".data");
    return (isAsked && address.search !== "" && (await respond(address))) || net(input, init);
  };
}

/** Corrects what a static host cannot know about a page load: a redirect to follow, or a query that changes the page. */
export async function settleAddress(): Promise<void> {
  await untilReady();
  const { queryKeys } = rootData();
  if (routerState().errors) return goWhereRulesSay();
  const query = new URLSearchParams(location.search);
  const isChanged = queryKeys === null ? query.size > 0 : queryKeys?.some((key) => query.has(key));
  if (isChanged) await askAgain();
}

function goWhereRulesSay(): void {
  const instead = targetInstead(currentDestination());
  if (instead) location.replace(withBase(instead));
}
