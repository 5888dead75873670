import { siteLocale } from "#shared/site-locale.ts";
import type { Content } from "../content.server.ts";

/** What a device needs to keep the site among its apps. */
export function webManifest(content: Content): string {
  const base = import.meta.env.BASE_URL;
  const { brand, tagline, summary, lang } = content.site;
  const paper = content.brand.colours.paper.hex;
  const png = (name: string, size: number, purpose: string) => ({
    src: `${base}${name}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return JSON.stringify({
    id: base,
    name: `${brand}: ${tagline}`,
    short_name: brand,
    description: summary,
    lang,
    dir: siteLocale.dir ?? "ltr",
    start_url: base,
    scope: base,
    display: "minimal-ui",
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: `${base}favicon.svg`, sizes: "any", type: "image/svg+xml", purpose: "any" },
      png("icon-192", 192, "any"),
      png("icon-512", 512, "any"),
      png("icon-maskable-512", 512, "maskable"),
    ],
  });
}
