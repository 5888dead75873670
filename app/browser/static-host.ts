import { currentDestination, targetInstead, withBase } from "./navigation/destinations.ts";
import { askAgain, rootData, routerState } from "./navigation/router.ts";
import { untilReady } from "./ready.ts";

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
