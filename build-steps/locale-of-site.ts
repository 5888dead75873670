import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { parse } from "yaml";
import { localeOf } from "../model/fields/locale.server.ts";

/** Fills in `shared/site-locale.ts` from the site file; a change there takes effect with the next start or build. */
export function localeOfSite({ root }: { root: string }): Plugin {
  return {
    name: "studio-site-locale",
    config: () => ({ define: { __SITE_LOCALE__: JSON.stringify(readLocale(root)) ?? "undefined" } }),
  };
}

/** A site file that cannot be read, or names no locale, is a mistake that the check of the content reports. */
function readLocale(root: string) {
  try {
    return localeOf(parse(readFileSync(join(root, "content/site.yaml"), "utf8")));
  } catch {
    return undefined;
  }
}
