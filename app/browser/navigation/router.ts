import { type DataRouter, type DataStrategyResult, matchRoutes } from "react-router";
import type { RootData } from "../../request/read-frame.server.ts";

/*
 * The way of a click. This room is all that stands between a pressed link and the page that it names; this file is the
 * only one that touches what the framework keeps on `window`. It is entered at three places, because the router offers no
 * one place that every visit passes: its instrumentation (links, forms, `navigate`), the middleware of the root (those
 * and back, forward and redirects), and `fetch`, by which it asks for data.
 *
 *  0. prefetch   prefetch.ts         a link comes into view: code, sheets and data are fetched, four pages at a time
 *  1. gate       gate.ts             `navigate` is held. loading.ts: `html[data-loading]` is true, after 200 ms with a bar
 *                                    (loading-bar.ts). A later press, or going back, gives this one up
 *  2. release    leave.ts            a newer release is out (release-watch.ts): the page is opened as a document
 *  3. redirect   destinations.ts     redirect table and canonical path say where the visit will end
 *  4. refusal    refusals.ts         a route with parameters is asked whether it takes the visit, before its code comes
 *  5. code       files.ts            the modules of the page are imported, and meanwhile the pressed state paints
 *  6. transition view-transition.ts  goes around the rest where the pressed picture is also on the next page
 *                                    — the router takes over; back, forward and redirects come in here —
 *  7. rules      rules.ts            redirects are followed; where only the hash or an undeclared query changes, the data
 *                                    that is there is taken; back and forward have steps 2 and 5 made up for
 *  8. data       payloads.ts         the payload from memory or the server, beside it the sheets (files.ts)
 *  9. display    files.ts            React puts the page in place: its sheets apply,
 *                scroll.ts focus.ts  scroll position, `data-target`, focus, title said; loading ends
 *
 * What fails at 5 or 8 is opened as a document, at most once in ten seconds a page and only while the server answers
 * (recovery.ts); else the visitor stays and a toast says so. Steps 0, 4, 6, bar, release watch and recovery come with the
 * file of what waits until a page is ready (`after-ready.ts`).
 */

interface RouteFiles {
  /** Address of a script. */
  module: string;
  /** Addresses of style sheets. */
  css?: string[];
  hasLoader?: boolean;
  hasClientLoader?: boolean;
  parentId?: string;
  path?: string;
  index?: boolean;
}

declare global {
  interface Window {
    __reactRouterDataRouter: DataRouter;
    /** Each route by its id. */
    __reactRouterManifest: { routes: Record<string, RouteFiles | undefined> };
  }
}

/** What is shown and where the router is going; there from its opening on. */
export function routerState(): DataRouter["state"] {
  return window.__reactRouterDataRouter.state;
}

/** What the root loader told every page; empty where it failed. */
export function rootData(): Partial<RootData> {
  return routerState().loaderData.root ?? {};
}

/** Calls back whenever the router's state changes. */
export function onRouterNews(listener: () => void, { signal }: { signal: AbortSignal }): void {
  const stop = window.__reactRouterDataRouter.subscribe(listener);
  signal.addEventListener("abort", stop, { once: true });
}

/** The data of the page that is shown, as a response to the router's asking again. */
export function presentResults(): Record<string, DataStrategyResult> {
  const { loaderData } = routerState();
  return Object.fromEntries(Object.entries(loaderData).map(([id, result]) => [id, { type: "data" as const, result }]));
}

/** Asks for the data of the page that is shown again. */
export function askAgain(): Promise<void> {
  return window.__reactRouterDataRouter.revalidate();
}

/** The routes that show a path, from the root to the page, with their files; empty where none does. */
export function routesAt(pathname: string): ({ id: string; path?: string } & Partial<RouteFiles>)[] {
  const matches = matchRoutes(window.__reactRouterDataRouter.routes, pathname) ?? [];
  return matches.map(({ route: { id, path } }) => ({ ...window.__reactRouterManifest.routes[id], id, path }));
}

/** Every route of the address book by its id. */
export function allRoutes(): [id: string, files: RouteFiles | undefined][] {
  return Object.entries(window.__reactRouterManifest.routes);
}

/** Gives a path a route of its own that has nothing to load and fails with an error. */
export function failAt(pathname: string, error: unknown): void {
  const id = `refused:${pathname}`;
  const loader = () => {
    throw error;
  };
  window.__reactRouterManifest.routes[id] = { module: "", hasLoader: false, hasClientLoader: true };
  window.__reactRouterDataRouter.patchRoutes("root", [{ id, path: pathname.slice(1), loader }]);
}

/**
 * Opens the router ahead of its rendering. It opens itself within its first rendering, where React answers a failure by
 * emptying the document, and it offers no other way; called outside of React it gets as far as its first hook, which is
 * behind the opening.
 * @throws what keeps the router from opening
 */
export async function openRouter(render: () => unknown): Promise<void> {
  try {
    render();
  } catch (thrown) {
    if (window.__reactRouterDataRouter) return;
    // The data of the page is still being read.
    if (!(thrown instanceof Promise)) throw thrown;
    await thrown;
    await openRouter(render);
  }
}
