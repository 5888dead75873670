import { accessSync, constants, mkdirSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { createApp } from "./app.ts";
import { type Env, EnvError, readEnv, readStamp, type Stamp } from "./env.ts";
import { listFiles } from "./http/files.ts";
import { createImages } from "./images/images.ts";
import { currentRelease, stampDifferences } from "./release.ts";

const root = join(import.meta.dirname, "..");
const stopLimitMs = 10_000;
let isStopping = false;

/** One line and exit code 1: the operator can put it right without reading a stack. */
class StartError extends Error {}

try {
  const env = readEnv(process.env);
  prepareDataFolder(env.DATA_DIR);
  const isDev = process.argv.includes("--dev");
  // React reads this when the build is imported.
  process.env.NODE_ENV ??= isDev ? "development" : "production";
  const server = isDev ? await developmentServer(env) : await productionServer(env);
  await listen(server, env);
  stopOnSignal(server);
} catch (error) {
  if (!(error instanceof StartError || error instanceof EnvError)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function productionServer(env: Env): Promise<Server> {
  const buildFolder = join(root, process.env.BUILD_FOLDER ?? "build");
  const found = currentRelease(buildFolder);
  if (!found) throw new StartError("There is no build to serve; run `npm run build` first.");
  const { folder, release } = found;
  const differing = stampDifferences(release.stamp, readStamp(process.env));
  if (differing.length > 0) {
    throw new StartError(
      `The build was made with another ${differing.join(", ")}; run \`npm run build\` with this environment, or unset it.`,
    );
  }
  if (release.nextDue) console.log(`The next scheduled post is due on ${release.nextDue}; build on or after that day.`);
  // Pages that are rendered on request carry it as the prerendered ones do.
  process.env.BUILD_ID = release.id;
  const build: ServerBuild = await import(pathToFileURL(join(folder, "server", "index.js")).href);
  const answer = createApp({
    ...siteParts(build, release.stamp, env, {
      publicFolder: join(folder, "client"),
      madeFolder: join(buildFolder, "pictures"),
    }),
    files: listFiles(join(folder, "client")),
    pages: release.pages,
  });
  return createServer(getRequestListener((request, { incoming }) => answer(request, incoming.url)));
}

/** Vite answers for modules, our own app for everything else; nothing is prerendered. */
async function developmentServer(env: Env): Promise<Server> {
  const { createServer: createViteServer } = await import("vite");
  const server = createServer();
  const vite = await createViteServer({ root, appType: "custom", server: { middlewareMode: true, ws: { server } } });
  const listener = getRequestListener(async (request) => {
    const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
    const stamp = readStamp(process.env);
    const folders = { publicFolder: join(root, "public") };
    const parts = { ...siteParts(build, stamp, env, folders), files: new Map(), pages: {} };
    // Vite's own inline scripts carry no nonce, and React would report the difference.
    const response = await createApp({ ...parts, render: (page) => parts.render(page, null) })(request);
    response.headers.delete("Content-Security-Policy");
    return response;
  });
  server.on("request", (incoming, outgoing) =>
    vite.middlewares(incoming, outgoing, () => listener(incoming, outgoing)),
  );
  return server;
}

function siteParts(build: ServerBuild, stamp: Stamp, env: Env, folders: { publicFolder: string; madeFolder?: string }) {
  const site = build.entry.module as ServerBuild["entry"]["module"] & SiteModule;
  const handle = site.createRequestHandler(build);
  return {
    basePath: stamp.basePath,
    formOrigin: stamp.formOrigin,
    redirects: site.redirects,
    declaredQueries: site.declaredQueries,
    answerImage: createImages({ ...folders, cacheFolder: join(env.DATA_DIR, "images") }),
    render: (request: Request, nonce: string | null) => handle(request, site.requestContext({ nonce })),
    isReady: () => !isStopping,
  };
}

/** What the site's own bundle offers to the server (see `app/entry.server.tsx`). */
type SiteModule = Pick<
  typeof import("../app/entry.server.tsx"),
  "redirects" | "declaredQueries" | "requestContext" | "createRequestHandler"
>;

function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new StartError(`DATA_DIR: the folder ${folder} cannot be written; name one that can.`);
  }
}

function listen(server: Server, { PORT, HOST }: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `PORT: ${PORT} is in use; stop the other program or set PORT to a free one.`,
        EACCES: `PORT: ${PORT} may not be opened by this user; set PORT to 1024 or above.`,
        EADDRNOTAVAIL: `HOST: this machine has no address ${HOST}.`,
        ENOTFOUND: `HOST: ${HOST} is not known.`,
      };
      const reason = reasons[error.code ?? ""];
      reject(reason ? new StartError(reason) : error);
    });
    server.listen(PORT, HOST, () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : PORT;
      console.log(`Lodewright is on http://localhost:${port}${readStamp(process.env).basePath}`);
      resolve();
    });
  });
}

/** Stops taking connections, lets requests in flight finish, then exits. */
function stopOnSignal(server: Server): void {
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), stopLimitMs).unref();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
