import * as react from "react";
import type { Plugin } from "vite";

const facade = "\0react-as-module";

/**
 * React ships as CommonJS, so every chunk that imports it would need the bundler's interop helpers, which then cost a
 * file of their own on the first visit. One module with named exports keeps the helpers where React is.
 */
export function reactAsModule(): Plugin {
  return {
    name: "lodewright-react-as-module",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: (id, importer) => (id === "react" && importer !== facade ? facade : undefined),
    load(id) {
      if (id !== facade) return undefined;
      const names = Object.keys(react).filter((name) => name !== "default" && /^\w+$/.test(name));
      return `import * as react from "react";\nexport default react;\nexport const { ${names.join(", ")} } = react;`;
    },
  };
}
