import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { readScripts, type Scripts } from "./read-scripts.ts";

const query = "?own=";
/** A module that at least this many pages use comes with every page. */
const pagesThatShare = 45;
const nothing: Scripts = { frame: new Set(), ownersOf: () => new Set(), isKeeping: () => false };

interface OneScriptAPage extends Plugin {
  /** Whether a module comes with every page; known once the build has started. */
  isForAll: (id: string) => boolean;
}

/**
 * Gives each page, and each part that loads later, its own copy of what it shares with a few others, so that it comes as
 * one script: files of a few hundred bytes each cost a request, and often a second round trip after a click. What many
 * pages use comes with every page; what keeps something has one file (`docs/decisions/0002-one-frame-chunk.md`).
 */
export function oneScriptAPage({ root }: { root: string }): OneScriptAPage {
  let { frame, ownersOf, isKeeping } = nothing;
  /** The page or part that a module belongs to, if it is one only. */
  const ownerOf = (id: string) => {
    const [file = "", owner] = id.split(query);
    if (owner) return owner;
    const [only, ...others] = ownersOf(file.split("?")[0] ?? "");
    return others.length > 0 ? undefined : only?.slice(root.length + 1).replaceAll("/", ".");
  };
  const isCopied = (id: string) => !frame.has(id) && ownersOf(id).size > 1 && !ownersOf(id).has(id) && !isKeeping(id);
  return {
    name: "studio-site-one-script-a-page",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    isForAll: (id) => frame.has(id),
    buildStart({ input }) {
      const files = Object.values(input).map((file) => file.split("?")[0] ?? "");
      const pages = files.filter((file) => /\/app\/(routes|pages)\//.test(file));
      const always = files.filter((file) => !pages.includes(file));
      ({ frame, ownersOf, isKeeping } = readScripts({ root, always, pages, pagesThatShare }));
    },
    async resolveId(source, importer = "", { kind }) {
      const owner = /^[.#]/.test(source) && kind !== "dynamic-import" ? ownerOf(importer) : undefined;
      if (!owner) return undefined;
      const found = await this.resolve(source, importer.split(query)[0], { skipSelf: true });
      return found && isCopied(found.id) ? { ...found, id: found.id + query + owner } : found;
    },
    async load(id) {
      const [file = "", owner] = id.split(query);
      return owner ? { code: await readFile(file, "utf8"), moduleType: "tsx" } : undefined;
    },
  };
}
