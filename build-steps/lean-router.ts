import { basename } from "node:path";
import type { Plugin } from "vite";

const text = /(?:"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)/.source;
const checks = new RegExp(
  `\\b((?:UNSAFE_)?invariant|warning)\\((.+), ${text}(?: \\+ [\\w.]+ \\+ ${text})?\\)(?=[;,)]|$)`,
);
const errors = new RegExp(`\\bnew Error\\(${text}\\)`);
/** All routes are known from the start (`routeDiscovery` in `react-router.config.ts`). */
const discovery = /(?<!function )\bisFogOfWarEnabled\(routeDiscovery, ssr\)/;
/** Without them the bundler cannot tell that nobody uses a component. */
const names = /^\w+\.displayName = "[\w.]+";$/;
const links = /^(const (?:Nav)?Link = )(?=React\$1\.forwardRef\()/;

interface Cut {
  source: RegExp;
  instead: (place: string, ...groups: string[]) => string;
  /** How many lines of the router match the source; any other count means that the router has changed. */
  times: number;
}

const cuts: readonly Cut[] = [
  { source: checks, instead: (place, check, condition) => `${check}(${condition}, ${place})`, times: 99 },
  { source: errors, instead: (place) => `new Error(${place})`, times: 66 },
  { source: discovery, instead: () => "false", times: 3 },
  { source: names, instead: () => "", times: 19 },
  { source: links, instead: (_, start) => `${start}/* @__PURE__ */ `, times: 2 },
];

/**
 * Removes from the router what the browser does not need, because the first visit has a budget: the messages of its
 * assertions, each replaced by its file and line, route discovery, and its link components, in place of which one
 * listener follows links (`docs/decisions/0023-rewritten-sources.md`).
 */
export function leanRouter(): Plugin {
  const found = cuts.map(() => 0);
  return {
    name: "studio-site-lean-router",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      const [file = ""] = id.split("?");
      if (!file.includes("node_modules/react-router/")) return undefined;
      const lines = code.split("\n").map((line, at) => {
        const place = `"${basename(file)}:${at + 1}"`;
        return cuts.reduce((before, { source, instead }, index) => {
          if (!source.test(before)) return before;
          found[index] = (found[index] ?? 0) + 1;
          return before.replace(source, (_, ...groups: string[]) => instead(place, ...groups));
        }, line);
      });
      return { code: lines.join("\n"), map: null };
    },
    buildEnd(error) {
      if (error) return;
      cuts.forEach(({ source, times }, index) => {
        if (found[index] !== times)
          throw new Error(`the router has ${source} on ${found[index]} lines instead of ${times}: look at it again`);
      });
    },
  };
}
