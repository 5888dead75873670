import { join } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import type { Content } from "../model/content.server.ts";
import { ContentError } from "../model/reading/content-error.server.ts";
import { createReadMemory } from "../model/reading/read-memory.server.ts";
import type { ContentWatch } from "../server/development/content-problems-page.ts";
import { checkedContent } from "./checked-content.ts";

const name = "virtual:content";
const resolved = `\0${name}`;
/** Groups the writes of an editor that saves several files, or of a checkout. */
const settleMs = 50;

/**
 * Serves the checked content as the module `virtual:content`, so that a build contains its content. In development the
 * last valid content stays, and a mistake is printed and shown in the browser until it is fixed.
 */
export function virtualContent({ root, preview }: { root: string; preview: boolean }): Plugin<ContentWatch> {
  const memory = createReadMemory();
  let lastSound: Content | undefined;
  let mistake: ContentError | undefined;
  let reading: Promise<void> | undefined;
  const sound = Promise.withResolvers<void>();
  let hadMistake = false;
  const read = async () => {
    hadMistake = mistake !== undefined;
    try {
      [lastSound, mistake] = [await checkedContent({ root, preview, memory }), undefined];
      sound.resolve();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      mistake = error;
    }
  };
  const readOnce = () => {
    reading ??= read();
    return reading;
  };
  const tell = (server: ViteDevServer) => {
    if (mistake) console.error(mistake.message);
    else if (hadMistake) console.log("The content is sound again.");
    if (mistake && lastSound) return server.ws.send(overlayOf(mistake));
    invalidate(server);
    server.ws.send({ type: "full-reload" });
  };
  const watch = (server: ViteDevServer) => {
    const folders = [join(root, "brand"), join(root, "content"), join(root, "public", "images")];
    let timer: NodeJS.Timeout;
    server.watcher.add(folders);
    server.watcher.on("all", (_, file) => {
      if (!folders.some((folder) => file.startsWith(folder))) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        // One at a time, so that an older state never replaces a newer one.
        reading = (reading ?? Promise.resolve()).then(read);
        reading.then(() => tell(server)).catch(console.error);
      }, settleMs);
    });
    server.ws.on("connection", (socket) => {
      if (mistake && lastSound) socket.send(JSON.stringify(overlayOf(mistake)));
    });
  };
  return {
    name: "studio-site-content",
    api: {
      problems: async () => {
        await readOnce();
        return mistake?.problems ?? [];
      },
      untilSound: () => sound.promise,
    },
    resolveId: (id) => (id === name ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      await readOnce();
      if (!lastSound) throw mistake;
      return `export default ${JSON.stringify(lastSound)};`;
    },
    configureServer: watch,
  };
}

function invalidate(server: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(server.environments)) {
    const module = moduleGraph.getModuleById(resolved);
    if (module) moduleGraph.invalidateModule(module);
  }
}

/** Vite overlays it on the page, which stays as it was. */
function overlayOf({ message }: ContentError) {
  return { type: "error", err: { message, stack: "" } } as const;
}
