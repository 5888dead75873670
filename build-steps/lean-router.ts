import { basename } from "node:path";
import type { Plugin } from "vite";

const text = /(?:"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)/.source;
const checks = new RegExp(
  `\\b((?:UNSAFE_)?invariant|warning)\\((.+), ${text}(?: \\+ [\\w.]+ \\+ ${text})?\\)(?=[;,)]|$)`,
);
const errors = new RegExp(`\\bnew Error\\(${text}\\)`);

/** All routes are known from the start (`routeDiscovery` in `react-router.config.ts`). */
const discovery = /(?<!function )\bisFogOfWarEnabled\(routeDiscovery, ssr\)/g;

/** Visits are watched (`navigation-gate.ts`), routes are not. */
const routeInstruments = /\bif \(init\.instrumentations\) \{/;

/**
 * Leaves out of the router what the browser does not need, because the first visit has a budget: some 10 KB of sentences
 * with which it checks itself, each of which becomes the file and line where it stands, the discovery of routes and the
 * instruments of single routes.
 */
export function leanRouter(): Plugin {
  return {
    name: "lodewright-lean-router",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      const [file = ""] = id.split("?");
      if (!file.includes("node_modules/react-router/")) return undefined;
      const lines = code.split("\n").map((line, index) => {
        const place = `"${basename(file)}:${index + 1}"`;
        return line
          .replace(checks, (_, check, condition) => `${check}(${condition}, ${place})`)
          .replace(errors, () => `new Error(${place})`)
          .replace(discovery, "false")
          .replace(routeInstruments, "if (false) {");
      });
      return { code: lines.join("\n"), map: null };
    },
  };
}
