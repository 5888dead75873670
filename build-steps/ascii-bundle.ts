import type { Plugin } from "vite";

/**
 * Writes the server's bundle in ASCII: its text stays in memory, and a single letter beyond Latin-1 makes every letter take two
 * bytes. Only code that reads a template's `raw` text would see the difference, and none of it does.
 */
export function asciiBundle(): Plugin {
  return {
    name: "lodewright-ascii-bundle",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = inAscii(file.code);
    },
  };
}

function inAscii(code: string): string {
  return code.replace(/(?<!\\)[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
