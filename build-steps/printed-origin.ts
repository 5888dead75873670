import type { Plugin } from "vite";
import { checkedContent } from "./checked-content.ts";

const placeholder = "https://printed-origin.invalid";

/** Gives the theme the site's origin, because a style sheet can print a link's path only. */
export function printedOrigin({ root, siteUrl }: { root: string; siteUrl: string | undefined }): Plugin {
  let origin: Promise<string> | undefined;
  const find = async () => siteUrl?.replace(/\/$/, "") || (await checkedContent({ root, preview: false })).site.origin;
  return {
    name: "studio-site-printed-origin",
    enforce: "pre",
    async transform(code, id) {
      if (!id.endsWith("/app/medium.css") || !code.includes(placeholder)) return undefined;
      origin ??= find();
      return code.replaceAll(placeholder, await origin);
    },
  };
}
