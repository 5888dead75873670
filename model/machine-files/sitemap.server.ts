import { escapeXml } from "../markdown/markup.server.ts";

/** A sitemap of absolute addresses; a page without a known date of change has no `lastmod`. */
export function sitemap(pages: readonly { address: string; changed?: string | undefined }[]): string {
  const urls = pages.map(({ address, changed }) => {
    const day = changed ? `<lastmod>${changed}</lastmod>` : "";
    return `<url><loc>${escapeXml(address)}</loc>${day}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`;
}
