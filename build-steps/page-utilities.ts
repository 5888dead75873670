import postcss from "postcss";
import type { Plugin, Rolldown } from "vite";
import { splitUtilities } from "./split-utilities.ts";

/** A class that more pages than this use goes into the shared sheet. */
const pagesOfAnOwnClass = 8;

/**
 * Moves utilities that only a few pages use from the shared sheet into those pages' own, so that a first view loads
 * neither the whole site's styles nor a third file (`docs/decisions/0025-one-theme.md`). In development all share one sheet.
 */
export function pageUtilities(): Plugin {
  return {
    name: "studio-site-page-utilities",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === "chunk");
      const sheetName = Object.keys(bundle).find((file) => /\/frame-[\w-]+\.css$/.test(file));
      if (!sheetName) throw new Error("the build has no shared sheet");
      const { shared, own } = splitUtilities(sourceOf(bundle, sheetName), usersOf(chunks));
      const emit = (name: string, source: string) => this.getFileName(this.emitFile({ type: "asset", name, source }));
      // As the root's own: of the frame's chunk, each part that loads later would bring it along once more.
      const sheet = emit("frame.css", shared);
      for (const chunk of chunks) sheetsOf(chunk).delete(sheetName);
      sheetsOf(rootOf(chunks)).add(sheet);
      delete bundle[sheetName];
      for (const [page, source] of own) {
        const chunk = chunks.find(({ fileName }) => fileName === page);
        if (!chunk) continue;
        const [former] = sheetsOf(chunk);
        const name = emit("page.css", (former ? withoutProperties(sourceOf(bundle, former), shared) : "") + source);
        if (former) delete bundle[former];
        if (former) replaceSheet(chunks, former, name);
        else sheetsOf(chunk).add(name);
      }
    },
  };
}

/** Tailwind registers its custom properties anew in every sheet that applies utilities; once, in the shared one, is enough. */
function withoutProperties(sheet: string, shared: string): string {
  const root = postcss.parse(sheet);
  root.walkAtRules("property", (rule) => void (shared.includes(`@property ${rule.params}{`) && rule.remove()));
  const hasOwn = root.nodes.some((node) => node.type === "atrule" && node.name === "property");
  root.walkAtRules("layer", (rule) => void (!hasOwn && rule.params === "properties" && rule.remove()));
  return root.toString();
}

function rootOf(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const root = chunks.find(({ facadeModuleId }) => /\/app\/root\.tsx\?/.test(facadeModuleId ?? ""));
  if (!root) throw new Error("the build has no script of the root");
  return root;
}

const isPage = ({ facadeModuleId }: Rolldown.OutputChunk) =>
  /\/app\/(routes|pages)\/.+\?__react-router-build-client-route$/.test(facadeModuleId ?? "");

/** Maps a class to the pages whose own sheets it belongs to: those that alone reach a chunk with its name. */
function usersOf(chunks: readonly Rolldown.OutputChunk[]) {
  const pages = chunks.filter(isPage);
  const reachedByPage = new Map(pages.map((page) => [page.fileName, reach(chunks, [page])]));
  const frame = chunks.filter(
    (chunk) => chunk.isEntry && !isPage(chunk) && !/\/app\/(routes|pages)\//.test(chunk.facadeModuleId ?? ""),
  );
  const always = reach(chunks, frame);
  const users = new Map<string, Set<string> | undefined>();
  for (const chunk of chunks) {
    const owners = always.has(chunk.fileName)
      ? undefined
      : pages.map(({ fileName }) => fileName).filter((page) => reachedByPage.get(page)?.has(chunk.fileName));
    for (const word of new Set(chunk.code.split(/[\s"'`{}$]+/))) {
      const known = users.has(word) ? users.get(word) : new Set<string>();
      users.set(word, known && owners && new Set([...known, ...owners]));
    }
  }
  return (className: string) => {
    const owners = users.get(className);
    return owners && owners.size > 0 && owners.size <= pagesOfAnOwnClass ? owners : undefined;
  };
}

/** Names of all chunks reached from these, by static or dynamic import. */
function reach(chunks: readonly Rolldown.OutputChunk[], from: readonly Rolldown.OutputChunk[]): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set(from.map(({ fileName }) => fileName));
  for (const name of reached) {
    const chunk = byName.get(name);
    for (const next of [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])])
      if (byName.has(next)) reached.add(next);
  }
  return reached;
}

function sheetsOf(chunk: Rolldown.OutputChunk): Set<string> {
  if (!chunk.viteMetadata) throw new Error(`${chunk.fileName} does not tell its sheets`);
  return chunk.viteMetadata.importedCss;
}

function replaceSheet(chunks: readonly Rolldown.OutputChunk[], former: string, name: string) {
  for (const chunk of chunks) if (sheetsOf(chunk).delete(former)) sheetsOf(chunk).add(name);
}

function sourceOf(bundle: Rolldown.OutputBundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== "asset") throw new Error(`${file} is not a sheet`);
  return typeof asset.source === "string" ? asset.source : new TextDecoder().decode(asset.source);
}
