import type { Plugin } from "vite";

/**
 * The toast library puts its style sheet into the page as a style element, which the content policy blocks. Its sheet is
 * imported as a file instead, and the call goes.
 */
export function sheetInsteadOfStyle(): Plugin {
  return {
    name: "lodewright-sheet-instead-of-style",
    enforce: "pre",
    transform(code, id) {
      if (!/node_modules\/sonner\/dist\/index\.mjs/.test(id)) return undefined;
      const without = code.replace(/^__insertCSS\(.*\);$/m, "");
      if (without === code) throw new Error("sonner no longer inserts its style sheet where it did; look at it again");
      return { code: without, map: null };
    },
  };
}
