import { accessSync, constants, mkdirSync } from "node:fs";
import { createServer, IncomingMessage, type Server } from "node:http";
import type { Http2ServerRequest } from "node:http2";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { type AppParts, createApp } from "./app.ts";
import type { Enquiries } from "./enquiries/enquiries.ts";
import { failureCode } from "./enquiries/report-failure.ts";
import { type Env, EnvError, readEnv, readStamp, type Stamp } from "./env.ts";
import { listFiles } from "./http/files.ts";
import { createGuardedServer } from "./http/guarded-server.ts";
import { createRepeatAnswers } from "./http/repeat-answers.ts";
import { createSchemeReader } from "./http/visitor.ts";
import { currentRelease, stampDifferences } from "./release.ts";
import { openSiteEnquiries, siteParts } from "./site.ts";

const root = join(import.meta.dirname, "..");
const stopLimitMs = 10_000;
let hasStopped = false;
const isStopping = () => hasStopped;

/** One line and exit code 1: the operator can put it right without reading a stack. */
class StartError extends Error {}

try {
  const env = readEnv(process.env);
  prepareDataFolder(env.DATA_DIR);
  const isDev = process.argv.includes("--dev");
  // React reads this when the build is imported.
  process.env.NODE_ENV ??= isDev ? "development" : "production";
  const { server, enquiries } = isDev ? await developmentServer(env) : await productionServer(env);
  await listen(server, env);
  stopOnSignal(server, enquiries);
  await enquiries.start();
} catch (error) {
  if (!(error instanceof StartError || error instanceof EnvError)) throw error;
  console.error(error.message);
  process.exit(1);
}

interface Running {
  server: Server;
  enquiries: Enquiries;
}

async function productionServer(env: Env): Promise<Running> {
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
  const enquiries = await startEnquiries(build, release.stamp, env);
  const answer = createApp({
    ...siteParts({
      ...{ build, stamp: release.stamp, env, enquiries, isStopping },
      publicFolder: join(folder, "client"),
      madeFolder: join(buildFolder, "pictures"),
    }),
    files: listFiles(join(folder, "client")),
    pages: release.pages,
  });
  const { repeat, remember } = createRepeatAnswers(createSchemeReader(env.TRUST_PROXY));
  const listener = getRequestListener(async (request, { incoming }) => {
    const response = await answer(request, peerOf(incoming), incoming.url);
    if (incoming instanceof IncomingMessage) remember(incoming, response);
    return response;
  });
  const server = createGuardedServer((incoming, outgoing) => {
    if (!repeat(incoming, outgoing)) listener(incoming, outgoing);
  });
  return { server, enquiries };
}

/** Vite answers for modules, our own app for everything else; nothing is prerendered. */
async function developmentServer(env: Env): Promise<Running> {
  const { createServer: createViteServer } = await import("vite");
  const server = createServer();
  const vite = await createViteServer({ root, appType: "custom", server: { middlewareMode: true, ws: { server } } });
  const loadBuild = async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
  const stamp = readStamp(process.env);
  const enquiries = await startEnquiries(await loadBuild(), stamp, env);
  const listener = getRequestListener(async (request, { incoming }) => {
    const build = await loadBuild();
    const parts = siteParts({ build, stamp, env, enquiries, publicFolder: join(root, "public"), isStopping });
    // Vite's own inline scripts carry no nonce, and React would report the difference.
    const render: AppParts["render"] = (page, { address }) => parts.render(page, { nonce: null, address });
    const response = await createApp({ ...parts, files: new Map(), pages: {}, render })(request, peerOf(incoming));
    response.headers.delete("Content-Security-Policy");
    return response;
  });
  server.on("request", (incoming, outgoing) =>
    vite.middlewares(incoming, outgoing, () => listener(incoming, outgoing)),
  );
  return { server, enquiries };
}

async function startEnquiries(build: ServerBuild, stamp: Stamp, env: Env): Promise<Enquiries> {
  try {
    return await openSiteEnquiries({ build, stamp, env });
  } catch (error) {
    const [name, what] = env.DATABASE_URL ? ["DATABASE_URL", "the database"] : ["DATA_DIR", "the embedded database"];
    throw new StartError(`${name}: ${what} cannot be used (${failureCode(error)}).`);
  }
}

function peerOf({ socket }: IncomingMessage | Http2ServerRequest): string {
  return socket.remoteAddress ?? "";
}

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

/** Stops taking connections, lets requests and mails in flight finish, closes the database, then exits. */
function stopOnSignal(server: Server, enquiries: Enquiries): void {
  const finish = async () => {
    const served = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    await Promise.all([served, enquiries.stop()]);
    await enquiries.close();
  };
  const stop = () => {
    if (hasStopped) return;
    hasStopped = true;
    setTimeout(() => process.exit(0), stopLimitMs).unref();
    finish().finally(() => process.exit(0));
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
