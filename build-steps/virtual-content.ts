import { join } from "node:path";
import type { Plugin } from "vite";
import { ContentError } from "../model/content-error.server.ts";
import { type Content, readContent } from "../model/read-content.server.ts";

const name = "virtual:content";
const resolved = `\0${name}`;

/**
 * Serves the checked content as the module `virtual:content`, so that a build carries its content inside. While
 * developing, a mistake is printed and the last sound content stays.
 */
export function virtualContent({ root, preview }: { root: string; preview: boolean }): Plugin {
  let lastSound: Content | undefined;
  return {
    name: "lodewright-content",
    resolveId: (id) => (id === name ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      try {
        lastSound = await readContent({ root, preview });
      } catch (error) {
        if (!(error instanceof ContentError) || !lastSound) throw error;
        console.error(error.message);
      }
      return `export default ${JSON.stringify(lastSound)};`;
    },
    configureServer(server) {
      const folders = [join(root, "content"), join(root, "public", "images")];
      server.watcher.add(folders);
      server.watcher.on("all", (_, file) => {
        if (!folders.some((folder) => file.startsWith(folder))) return;
        for (const environment of Object.values(server.environments)) {
          const module = environment.moduleGraph.getModuleById(resolved);
          if (module) environment.moduleGraph.invalidateModule(module);
        }
        server.hot.send({ type: "full-reload" });
      });
    },
  };
}
