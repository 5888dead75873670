import { escapeXml } from "../markdown/markup.server.ts";

interface SitemapPage {
  address: string;
  changed?: string | undefined;
  /** The same page for readers of each language, itself included. */
  languages?: readonly { lang: string; address: string }[];
}

/** A sitemap of absolute addresses, once in each language; a page without a known date of change has no `lastmod`. */
export function sitemap(pages: readonly SitemapPage[]): string {
  const urls = pages.flatMap(({ address, changed, languages = [] }) => {
    const day = changed ? `<lastmod>${changed}</lastmod>` : "";
    const links = languages.map(
      (other) => `<xhtml:link rel="alternate" hreflang="${other.lang}" href="${escapeXml(other.address)}"/>`,
    );
    const all = new Set([address, ...languages.map((other) => other.address)]);
    return [...all].map((own) => `<url><loc>${escapeXml(own)}</loc>${day}${links.join("")}</url>\n`);
  });
  const names = urls.some((url) => url.includes("<xhtml:")) ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : "";
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${names}>
${urls.join("")}</urlset>
`;
}
