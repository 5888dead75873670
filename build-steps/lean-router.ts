import type { Plugin } from "vite";

interface Cut {
  source: RegExp;
  instead: string;
  /** How often the source stands in the router; another count means that the router has changed. */
  times: number;
}

const cuts: readonly Cut[] = [
  // All routes are known from the start (`routeDiscovery` in `react-router.config.ts`).
  { source: /(?<!function )\bisFogOfWarEnabled\(routeDiscovery, ssr\)/g, instead: "false", times: 3 },
  // Visits are watched (`app/browser/navigation/gate.ts`), routes are not.
  { source: /\bif \(init\.instrumentations\) \{/g, instead: "if (false) {", times: 1 },
];

/**
 * Leaves out of the router what the browser does not need, because the first visit has a budget: the discovery of routes
 * and the instruments of single routes (`docs/decisions/0023-rewritten-sources.md`).
 */
export function leanRouter(): Plugin {
  const found = cuts.map(() => 0);
  return {
    name: "lodewright-lean-router",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (!id.includes("node_modules/react-router/")) return undefined;
      const lean = cuts.reduce((before, { source, instead }, index) => {
        found[index] = (found[index] ?? 0) + [...before.matchAll(source)].length;
        return before.replaceAll(source, instead);
      }, code);
      return lean === code ? undefined : { code: lean, map: null };
    },
    buildEnd(error) {
      if (error) return;
      cuts.forEach(({ source, times }, index) => {
        if (found[index] !== times)
          throw new Error(`the router has ${source} ${found[index]} times instead of ${times}: look at it again`);
      });
    },
  };
}
