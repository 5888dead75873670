import { escapePattern } from "../shared/escape-pattern.ts";
import type { Render } from "./static-pages.ts";

interface NamingSite {
  render: Render;
  /** Query keys that make a page render on request, by path. */
  declaredQueries: Readonly<Record<string, readonly string[]>>;
}

/** Every picture that the pages (HTML by path) name, and any that a page with a query may name. */
export async function namedPictures(
  pages: ReadonlyMap<string, string>,
  { render, declaredQueries }: NamingSite,
  basePath: string,
): Promise<Set<string>> {
  const named = new Set<string>();
  const addAll = (addresses: readonly string[]) => {
    for (const address of addresses) named.add(address);
  };
  for (const html of pages.values()) addAll(pictureAddresses(html, basePath));
  for (const path of [...Object.keys(declaredQueries), "/checkout"]) {
    const seen = [pages.get(path) ?? ""];
    for (const query of queriesOf(path, pages, basePath)) {
      const response = await render(path + query);
      if (response.ok) seen.push(await response.text());
    }
    addAll(crossed([...new Set(seen.flatMap((html) => pictureAddresses(html, basePath)))]));
  }
  return named;
}

/** The queries in links to a page, and a cart with one of every product. */
function queriesOf(path: string, pages: ReadonlyMap<string, string>, basePath: string): Set<string> {
  const link = new RegExp(`href="${escapePattern(basePath.slice(0, -1) + path)}(\\?[^"#]+)`, "g");
  const found = [...pages.values()].flatMap((html) => [...html.matchAll(link)].map(([, query = ""]) => query));
  const items = [...pages.keys()].flatMap((page) => /^\/single-shop\/(\d+)$/.exec(page)?.[1] ?? []);
  const everything = `?items=${items.map((id) => `${id}x1`).join(",")}`;
  return new Set([...found.map((query) => query.replaceAll("&amp;", "&")), everything]);
}

/** The picture addresses below `/_ipx/` that a text names, decoded to file names. */
function pictureAddresses(text: string, basePath: string): string[] {
  const door = `${basePath}_ipx/`;
  const found = text.replaceAll("&amp;", "&").matchAll(new RegExp(`${escapePattern(door)}([^" ,;)\\\\]+)`, "g"));
  return [...new Set([...found].map(([, address = ""]) => decodeURIComponent(address)))];
}

/**
 * What a page may show once its query changes: every picture at every size, because filtering a list may put another
 * entry first.
 */
function crossed(addresses: readonly string[]): string[] {
  const parts = addresses.map((address) => address.split(/\/(.*)/s) as [string, string]);
  const operations = new Set(parts.map(([operation]) => operation));
  const pictures = new Set(parts.map(([, picture]) => picture));
  return [...operations].flatMap((operation) => [...pictures].map((picture) => `${operation}/${picture}`));
}
