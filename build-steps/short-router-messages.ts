import { basename } from "node:path";
import type { Plugin } from "vite";

const messageAtEnd =
  /\b(invariant|UNSAFE_invariant|warning)\((.+), (?:"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)\)(?=[;,)]|$)/;

/**
 * The router's checks of itself carry some 9 KB of sentences. In the browser each becomes the file and line where it
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
        return line.replace(
          messageAtEnd,
          (_, check, condition) => `${check}(${condition}, "${basename(file)}:${index + 1}")`,
        );
      });
      return { code: lines.join("\n"), map: null };
    },
  };
}
