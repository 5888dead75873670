import * as react from "react";
import * as reactDom from "react-dom";
import type { Plugin } from "vite";

const packages: Record<string, object> = { react, "react-dom": reactDom };
const prefix = "\0as-module:";

/**
 * React ships as CommonJS, so every chunk that imports it would need the bundler's interop helpers, which would be a
 * file of their own on the first visit. One module with named exports keeps the helpers with React
 * (`docs/decisions/0023-rewritten-sources.md`).
 */
export function reactAsModule(): Plugin {
  return {
    name: "studio-site-react-as-module",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    // React's own files require each other as CommonJS, which would need every name of the module.
    resolveId: (id, importer = "") =>
      packages[id] && !importer.startsWith(prefix) && !/node_modules\/react(-dom)?\//.test(importer)
        ? prefix + id
        : undefined,
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const name = id.slice(prefix.length);
      const names = Object.keys(packages[name] ?? {}).filter((key) => key !== "default" && /^\w+$/.test(key));
      // One export each, marked as pure, so that unused names are dropped.
      const exports = names.map((key) => `export const ${key} = /* @__PURE__ */ (() => whole.${key})();`);
      return [`import * as whole from "${name}";`, "export default whole;", ...exports].join("\n");
    },
    generateBundle(_, bundle) {
      const helpers = Object.keys(bundle).find((file) => file.includes("rolldown-runtime"));
      if (helpers) throw new Error(`the bundler's helpers are a file of their own again: ${helpers}`);
    },
  };
}
