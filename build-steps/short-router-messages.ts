import { basename } from "node:path";
import type { Plugin } from "vite";

const text = /(?:"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)/.source;
const checks = new RegExp(
  `\\b((?:UNSAFE_)?invariant|warning)\\((.+), ${text}(?: \\+ [\\w.]+ \\+ ${text})?\\)(?=[;,)]|$)`,
);
const errors = new RegExp(`\\bnew Error\\(${text}\\)`);

/**
 * The router's checks of itself carry some 10 KB of sentences. In the browser each becomes the file and line where it
 * stands, which leads a developer to the sentence; the first visit has a budget.
 */
export function shortRouterMessages(): Plugin {
  return {
    name: "lodewright-short-router-messages",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      const [file = ""] = id.split("?");
      if (!file.includes("node_modules/react-router/")) return undefined;
      const lines = code.split("\n").map((line, index) => {
        const place = `"${basename(file)}:${index + 1}"`;
        return line
          .replace(checks, (_, check, condition) => `${check}(${condition}, ${place})`)
          .replace(errors, () => `new Error(${place})`);
      });
      return { code: lines.join("\n"), map: null };
    },
  };
}
