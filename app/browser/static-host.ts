import { canonicalPath } from "#shared/canonical-path.ts";
import { findRedirect, type RedirectRule } from "#shared/redirect-rules.ts";
import { untilReady } from "./until-ready.ts";

/** Answers a request for the data of a page; undefined where nothing but the host can. */
export type AnswerQuery = (address: URL) => Promise<Response | undefined>;

const base = import.meta.env.BASE_URL.slice(0, -1);

/**
 * For a copy of the site on a host of files, which give the same answer whatever the query says: asks for data with a
 * query are answered here.
 */
export function answerQueries(answer: AnswerQuery): void {
  const net = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, location.href);
    const isReading = (init?.method ?? "GET") === "GET";
    const isAsked = isReading && address.origin === location.origin && address.pathname.endsWith(".data");
    return (isAsked && address.search !== "" && (await answer(address))) || net(input, init);
  };
}

/** Puts right what the host could not know of a page load: another address to go to, or a query that changes the page. */
export async function settleAddress(): Promise<void> {
  await untilReady();
  const router = window.__reactRouterDataRouter;
  const { redirects = [], queryKeys } = (router.state.loaderData.root ?? {}) as {
    redirects?: readonly RedirectRule[];
    queryKeys?: readonly string[] | null;
  };
  if (router.state.errors) return goWhereRulesSay(redirects);
  const query = new URLSearchParams(location.search);
  const isChanged = queryKeys === null ? query.size > 0 : queryKeys?.some((key) => query.has(key));
  if (isChanged) await router.revalidate();
}

function goWhereRulesSay(rules: readonly RedirectRule[]): void {
  const { search, hash } = location;
  const asked = location.pathname.slice(base.length);
  const pathname = canonicalPath(asked);
  const to = findRedirect(rules, { pathname, search, hash })?.to ?? pathname + search + hash;
  if (to !== asked + search + hash) location.replace(/^\/(?!\/)/.test(to) ? base + to : to);
}
