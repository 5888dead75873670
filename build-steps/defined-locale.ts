import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { localeOf } from "../model/fields/locale.server.ts";

/**
 * The value of `shared/site-locale.ts`, from the site file, as source text for `define`; a change there takes effect with the next
 * start or build. A site file that cannot be read, or names no locale, is a mistake that the check of the content reports.
 */
export function definedLocale(root: string): string {
  try {
    return JSON.stringify(localeOf(parse(readFileSync(join(root, "content/site.yaml"), "utf8"))));
  } catch {
    return "undefined";
  }
}
