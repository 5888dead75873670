import type { Destination } from "./destinations.ts";
import { rootData, routesAt } from "./router.ts";

export interface PageFiles {
  /** The page's route pattern, such as `blog/:slug`. */
  pattern: string;
  /** Its scripts with all that they import, so that they come in one round trip. */
  modules: string[];
  sheets: string[];
}

/** The files that a page needs; undefined where no route matches, or one that refuses. */
export function filesOf({ pathname }: Pick<Destination, "pathname">): PageFiles | undefined {
  const routes = routesAt(pathname);
  const page = routes.at(-1);
  // A visit that was refused has a route without one.
  if (!page?.module || page.path === "*") return undefined;
  return {
    pattern: page.path ?? "",
    modules: routes.flatMap(({ module, imports = [] }) => (module ? [module, ...imports] : [])),
    sheets: routes.flatMap(({ sheets = [] }) => sheets),
  };
}

/**
 * Whether a page's data may be fetched before the router asks for it. Data made for each request is fetched only once: it
 * may hold a form token or run a route's check.
 */
export function isPrerendered({ search }: Destination, { pattern }: PageFiles): boolean {
  const { perRequest = [] } = rootData();
  return search === "" && !perRequest.some((start) => pattern === start || pattern.startsWith(`${start}/`));
}

/** @throws if any fails to load */
export async function loadCode(modules: readonly string[]): Promise<void> {
  await Promise.all(modules.map((module) => import(/* @vite-ignore */ module)));
}

/** Fetched sheets, by address; those that came with the document are none of them. */
const arrived = new Map<string, CSSStyleSheet>();
const arriving = new Map<string, Promise<void>>();

/**
 * Fetches a page's style sheets and waits for them, so that no page shows unstyled; `applySheets` puts them in force. A sheet
 * that fails does not hold up the page.
 */
export async function keepSheets(addresses: readonly string[], priority: RequestPriority = "high"): Promise<void> {
  await Promise.all(addresses.filter(isNotLinked).map((address) => keepSheet(address, priority)));
}

/**
 * Puts the sheets of a page in force behind all others: appended, they touch the new page's elements only, while taking one
 * away styles and lays out the whole document anew. The others may stay, because a page's sheet holds all that has to come
 * after a rule of its own (`build-steps/split-utilities.ts`); before they would come last, all but this page's go.
 */
export function applySheets(pathname: string): void {
  const sheets = filesOf({ pathname })?.sheets.filter(isNotLinked) ?? [];
  const wanted = sheets.flatMap((address) => arrived.get(address) ?? []);
  const inForce = document.adoptedStyleSheets;
  if (wanted.every((sheet, at) => inForce.at(at - wanted.length) === sheet) && wanted.length > 0) return;
  const isNew = wanted.length > 0 && !wanted.some((sheet) => inForce.includes(sheet));
  document.adoptedStyleSheets = isNew ? [...inForce, ...wanted] : wanted;
}

function isNotLinked(address: string): boolean {
  return !document.querySelector(`link[rel="stylesheet"][href="${address}"]`);
}

async function keepSheet(address: string, priority: RequestPriority): Promise<void> {
  if (!arriving.has(address)) arriving.set(address, fetchSheet(address, priority));
  await arriving.get(address)?.catch(() => arriving.delete(address));
}

async function fetchSheet(address: string, priority: RequestPriority): Promise<void> {
  const response = await fetch(address, { priority });
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  arrived.set(address, await new CSSStyleSheet().replace(await response.text()));
}
