import type { Plugin } from "vite";

const inserting = /^__insertCSS\(.*\);$/gm;

/**
 * The toast library injects its styles as a style element, which the content policy blocks. Its sheet is imported as a
 * file instead and the call removed (`docs/decisions/0023-rewritten-sources.md`).
 */
export function sheetInsteadOfStyle(): Plugin {
  return {
    name: "studio-site-sheet-instead-of-style",
    enforce: "pre",
    transform(code, id) {
      if (!/node_modules\/sonner\/dist\/index\.mjs/.test(id)) return undefined;
      const calls = [...code.matchAll(inserting)].length;
      if (calls !== 1)
        throw new Error(`sonner inserts its style sheet ${calls} times instead of once: look at it again`);
      return { code: code.replace(inserting, ""), map: null };
    },
  };
}
