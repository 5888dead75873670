import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import type { ViteDevServer } from "vite";
import { loopAddresses } from "#model/reading/loops.server.ts";
import { type AppParts, createApp } from "../app.ts";
import type { ServerStore } from "../database/store.ts";
import { withDraftPages } from "../draft-pages.ts";
import type { BuildEnvironment, Env } from "../env.ts";
import { listFiles, type StaticFile } from "../http/files.ts";
import { createSiteEnquiries, siteOf, siteParts } from "../site.ts";
import { openSiteVitals } from "../vitals/site-vitals.ts";
import { type ContentWatch, contentProblemsPage } from "./content-problems-page.ts";

interface DevelopmentOptions {
  root: string;
  /** Holds `content/` and `public/`. */
  contentFolder: string;
  env: Env;
  buildEnvironment: BuildEnvironment;
  isStopping: () => boolean;
  listen: (server: Server) => Promise<void>;
  openStore: () => Promise<ServerStore>;
}

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown;

/**
 * Vite answers for modules, our own app for everything else; nothing is prerendered. Until the content is valid, every
 * page is the list of its mistakes.
 */
export async function developmentServer(options: DevelopmentOptions) {
  const { createServer: createViteServer } = await import("vite");
  const server = createServer();
  const vite = await createViteServer({
    root: options.root,
    appType: "custom",
    server: { middlewareMode: true, ws: { server } },
  });
  const content = contentOf(vite);
  const site = content.untilSound().then(() => openSite(vite, options));
  const respond: Listener = async (incoming, outgoing) => {
    const problems = hasSite ? [] : await content.problems();
    if (problems.length > 0) return contentProblemsPage(outgoing, problems, vite.config.base);
    return (await site).listener(incoming, outgoing);
  };
  let hasSite = false;
  server.on("request", (incoming, outgoing) => vite.middlewares(incoming, outgoing, () => respond(incoming, outgoing)));
  const problems = await content.problems();
  if (problems.length > 0) {
    await options.listen(server);
    console.error("The content has mistakes, which the browser shows; the site follows once they are fixed.");
  }
  const { listener: _, ...running } = await site;
  hasSite = true;
  return { server, ...running };
}

async function openSite(
  vite: ViteDevServer,
  { contentFolder, env, buildEnvironment, isStopping, openStore }: DevelopmentOptions,
) {
  const loadBuild = async () => {
    const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
    // A page whose file came after the start has no route yet.
    return withDraftPages(build, siteOf(build).content);
  };
  const [store, build] = [await openStore(), await loadBuild()];
  const enquiries = createSiteEnquiries({ build, buildEnvironment, env, store });
  const vitals = openSiteVitals(store.database);
  const timed = { store: vitals, buildId: "", weights: () => [] };
  const files = loopFiles(join(contentFolder, "public"));
  const listener = getRequestListener(async (request, { incoming }) => {
    const build = await loadBuild();
    const parts = siteParts({
      ...{ build, buildEnvironment, env, store, enquiries, timed, isStopping },
      publicFolder: join(contentFolder, "public"),
    });
    // Vite's own inline scripts carry no nonce, and React would report the mismatch.
    const render: AppParts["render"] = (page, asked) => parts.render(page, { ...asked, nonce: null });
    const app = createApp({ ...parts, files, pages: {}, render });
    const response = await app.fetch(request, { peer: incoming.socket.remoteAddress ?? "" });
    response.headers.delete("Content-Security-Policy");
    return response;
  });
  return { store, enquiries, vitals, listener };
}

/** The plugin of `vite.config.ts` that reads the content. */
function contentOf(vite: ViteDevServer): ContentWatch {
  const plugin = vite.config.plugins.find(({ name }) => name === "studio-site-content");
  return plugin?.api as ContentWatch;
}

/** What a build puts among the hashed files and Vite does not know: moving pictures. */
function loopFiles(publicFolder: string): ReadonlyMap<string, StaticFile> {
  const addresses = loopAddresses(publicFolder);
  const files = addresses.size > 0 ? listFiles(join(publicFolder, "loops")) : new Map<string, StaticFile>();
  return new Map([...files].map(([name, file]) => [addresses.get(name.slice(1)) ?? name, file]));
}
