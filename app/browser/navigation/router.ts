import { createPath, type DataRouter, type DataStrategyResult, matchRoutes, type Path } from "react-router";
import { inBackground } from "#shared/in-background.ts";
import type { RootData } from "../../request/read-frame.server.ts";
import type { RouteFiles } from "./router-window.d.ts";

/*
 * The path of a click. This folder is everything between a pressed link and its page; this file alone touches what the
 * framework keeps on `window`. No single entry sees every visit, so there are three: the router's instrumentation (links,
 * forms, `navigate`), the root's middleware (those, back, forward and redirects), and `fetch`, by which it asks for data.
 *
 *  0. prefetch   prefetch.ts         a link comes into view: code and data are fetched, four pages at a time
 *     press      links.ts            one listener for all links asks the router to navigate
 *  1. gate       gate.ts             `navigate` waits, and `html[data-loading]` is true (loading.ts, loading-bar.ts). A later
 *                                    press, or going back, cancels this one
 *  2. release    leave.ts            if a newer release is out (release-watch.ts), the page is opened as a document
 *  3. redirect   destinations.ts     redirect table and canonical path decide where the visit will end
 *  4. refusal    refusals.ts         a route with parameters is asked whether it accepts the visit, before its code loads
 *  5. code       files.ts            the page's script and data come while the pressed state paints
 *  6. transition view-transition.ts  wraps the rest if the pressed picture is also on the next page
 *                                    — the router takes over; back, forward and redirects come in here —
 *  7. rules      rules.ts            redirects are followed; if only the hash or an undeclared query changes, the current
 *                                    data is reused; back and forward catch up on steps 2 and 5
 *  8. data       payloads.ts         the payload, cached or from the server
 *  9. display    focus.ts scroll.ts  React renders the page, first what fills a window (`frame/bands.tsx`): title
 *                                    announced, focus, `data-target`, scroll position; loading ends
 *     wipe       tile-wipe.ts       tiles pass over what a press has opened, once it is painted
 *
 * What fails at 5 or 8 is opened as a document, once in ten seconds per page and while the server responds (recovery.ts);
 * else a toast says so. Steps 0, 4 and 6, wipe, bar, release watch and recovery load once the page is ready (`after-ready.ts`).
 */

let subscribe: DataRouter["subscribe"];

/** Keeps from React that a visit is under way: it would render the whole page that is about to go once more. */
function tellOnlyOfPages(router: DataRouter): void {
  subscribe = router.subscribe;
  let shown = router.state.location;
  router.subscribe = (listener) =>
    subscribe((state, options) => {
      const { state: phase, formMethod } = state.navigation;
      const isUnderWay = phase === "loading" && !formMethod && state.location === shown;
      shown = state.location;
      if (!isUnderWay) listener(state, options);
    });
}

/** The current page and where the router is going; available once the router has opened. */
export function routerState(): DataRouter["state"] {
  return window.__reactRouterDataRouter.state;
}

/** Whether the present page was opened by a click, from its top. */
export function isFreshVisit(): boolean {
  const { historyAction, location, preventScrollReset } = routerState();
  return historyAction !== "POP" && !location.hash && !preventScrollReset;
}

/** The root loader's data, common to every page; empty if the loader failed. */
export function rootData(): Partial<RootData> {
  return routerState().loaderData.root ?? {};
}

/** Goes to a place below the base path, as a link does. */
export function visit(place: Path): void {
  const to = createPath(place);
  const replace = to === createPath(routerState().location);
  inBackground(window.__reactRouterDataRouter.navigate(to, { replace }));
}

/** Calls back whenever the router's state changes. */
export function onRouterNews(listener: () => void, { signal }: { signal: AbortSignal }): void {
  const stop = (subscribe ?? window.__reactRouterDataRouter.subscribe)(listener);
  signal.addEventListener("abort", stop, { once: true });
}

/** The current page's data, as the answer to a revalidation. */
export function presentResults(): Record<string, DataStrategyResult> {
  const { loaderData } = routerState();
  return Object.fromEntries(Object.entries(loaderData).map(([id, result]) => [id, { type: "data" as const, result }]));
}

/** Revalidates the current page's data. */
export function askAgain(): Promise<void> {
  return window.__reactRouterDataRouter.revalidate();
}

type MatchedRoute = { id: string; path?: string } & Partial<RouteFiles>;

/** Matching a path takes the router a millisecond or two, and a click asks some six times. */
const matched = new Map<string, MatchedRoute[]>();

/** The routes matching a path, from the root to the page, with their files; empty if none does. */
export function routesAt(pathname: string): MatchedRoute[] {
  const known = matched.get(pathname);
  if (known) return known;
  const matches = matchRoutes(window.__reactRouterDataRouter.routes, pathname) ?? [];
  const routes = matches.map(({ route: { id, path } }) => ({ ...window.__reactRouterManifest.routes[id], id, path }));
  matched.set(pathname, routes);
  return routes;
}

/** Hands the router the root's module: it came with the frame's script, as did the start, and in development it has both. */
export function giveRoot(root: object): void {
  const { entry, routes } = window.__reactRouterManifest;
  const [frame] = entry.imports ?? [];
  window.__reactRouterRouteModules.root ??= root;
  for (const file of [entry, routes.root]) if (file && frame) file.module = frame;
}

/** Every route, by its id. */
export function allRoutes(): [id: string, files: RouteFiles | undefined][] {
  return Object.entries(window.__reactRouterManifest.routes);
}

/** Gives a path a route of its own that loads nothing and fails with an error. */
export function failAt(pathname: string, error: unknown): void {
  const id = `refused:${pathname}`;
  const loader = () => {
    throw error;
  };
  window.__reactRouterManifest.routes[id] = { module: "", hasLoader: false, hasClientLoader: true };
  matched.delete(pathname);
  window.__reactRouterDataRouter.patchRoutes("root", [{ id, path: pathname.slice(1), loader }]);
}

/**
 * Opens the router before it renders. The router opens itself during its first render, where React answers a failure by
 * emptying the document, and offers no other way; called outside React it gets as far as its first hook, which comes
 * after the opening.
 * @throws whatever keeps the router from opening
 */
export async function openRouter(render: () => unknown): Promise<void> {
  try {
    render();
  } catch (thrown) {
    if (window.__reactRouterDataRouter) return tellOnlyOfPages(window.__reactRouterDataRouter);
    // The page's data is still being read.
    if (!(thrown instanceof Promise)) throw thrown;
    await thrown;
    await openRouter(render);
  }
}
