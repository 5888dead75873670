import type { Content } from "../content.server.ts";
import { siteOrigin } from "./site-address.server.ts";

interface LanguageAddress {
  /** BCP 47, or `x-default`. */
  lang: string;
  address: string;
}

/**
 * The addresses of a page for readers of each language, the same from all of them; empty for a page that exists in the source
 * language alone, or whose translations nobody has read whole.
 */
export function languageAddresses(content: Content, path: string): LanguageAddress[] {
  const own = siteOrigin(content) + import.meta.env.BASE_URL.replace(/\/$/, "");
  const others = content.languages
    .filter(({ pages }) => pages[path] === "read")
    .map(({ code }) => ({ lang: code, address: `${own}/${code}${path}` }));
  if (others.length === 0) return [];
  const source = own + path;
  return [{ lang: content.sourceLang, address: source }, ...others, { lang: "x-default", address: source }];
}
