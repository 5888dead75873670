import { IncomingMessage, type Server } from "node:http";
import type { Http2ServerRequest } from "node:http2";
import { isIPv6 } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "./app.ts";
import { endIfWrong, envOfStart } from "./check-start.ts";
import { openServerStore, type ServerStore } from "./database/store.ts";
import { type Env, readBuildEnvironment } from "./env.ts";
import { findCopies, listFiles } from "./http/files.ts";
import { allowLonger, createGuardedServer } from "./http/guarded-server.ts";
import { listenOn, StartError } from "./http/listen-on.ts";
import { createResponseCache } from "./http/response-cache.ts";
import { createSchemeReader } from "./http/visitor.ts";
import { openPictureProcess } from "./images/picture-process.ts";
import { finishRelease } from "./release/finish-release.ts";
import { openBuild } from "./release/open-build.ts";
import { buildFolderOf, findRelease } from "./release/release.ts";
import { openSharedPort, type SharedPort } from "./release/shared-port.ts";
import { createSiteEnquiries, siteParts } from "./site.ts";
import { editingAway, loadEditing } from "./site-editing.ts";
import { isRefusing, isStopping, type Running, stopOnSignal } from "./stop-on-signal.ts";
import { openSiteVitals } from "./vitals/site-vitals.ts";
import { takeConsole } from "./watch/log.ts";
import { failureCode, keepServing, reportFailure } from "./watch/report-failure.ts";
import { NamedResponse } from "./watch/watch-requests.ts";
import { watchSite } from "./watch/watch-site.ts";

const root = join(import.meta.dirname, "..");
const buildFolder = buildFolderOf(process.env);
/** Older load balancers ask for an instance's health without a Host header. */
const listenerOptions = { hostname: "localhost" };
/** Where editing starts, with a ticket that works once. */
let editPath: string | undefined;

/** Serves the site, or only checks that a release can be served; an operator's mistakes are reported in one line. */
export async function serve({ isForOneself }: { isForOneself: boolean }): Promise<void> {
  await endIfWrong(() => serveWith(envOfStart(isForOneself), isForOneself));
}

async function serveWith(env: Env, isForOneself: boolean): Promise<void> {
  const isDev = process.argv.includes("--dev");
  // React reads this on import of the build.
  process.env.NODE_ENV ??= isDev ? "development" : "production";
  const checkAt = process.argv.indexOf("--check");
  if (checkAt > 0) {
    const { release } = await openBuild(buildFolder, process.argv[checkAt + 1]);
    await import("./images/picture-worker.ts");
    console.log(`The build ${release.id} can be served.`);
    process.exit(0);
  }
  let retire = () => {};
  const held = openSharedPort(() => retire());
  const running = isDev ? await startDevelopment(env) : await productionServer(env, held, isForOneself);
  const { server, store, enquiries, logs } = running;
  if (!server.listening) await listen(server, env, held);
  retire = stopOnSignal(running);
  const begin = async () => {
    await enquiries.start();
    running.publisher?.start();
  };
  if (store.isOpen) await begin();
  held?.serving();
  keepServing();
  // Up to here a person may be reading along.
  if (logs) takeConsole(logs.reports);
  if (store.isOpen) return;
  await (running.opened ?? store.opened);
  console.log("The database answers now: forms are received.");
  await begin();
}

async function listen(server: Server, env: Env, held?: SharedPort): Promise<void> {
  const port = await listenOn(server, { port: env.PORT, host: env.HOST, variable: "PORT" });
  if (held && !held.isFirst) return console.log(`The release ${process.env.BUILD_ID} is served.`);
  const { basePath } = readBuildEnvironment(process.env);
  const what = editPath ? "Open this in a browser to edit the site; it works once:\n " : "The site is on";
  console.log(`${what} http://${hostToTell(env.HOST)}:${port}${editPath ?? basePath}`);
}

/** A name under which this machine reaches the server. */
function hostToTell(host: string | undefined): string {
  if (host === undefined || host === "::") return "localhost";
  if (host === "0.0.0.0") return "127.0.0.1";
  return isIPv6(host) ? `[${host}]` : host;
}

/** Listens before the site is ready, which content mistakes may delay. */
async function startDevelopment(env: Env): Promise<Running> {
  const { developmentServer } = await import("./development/development-server.ts");
  const { contentFolder, ...buildEnvironment } = readBuildEnvironment(process.env);
  return developmentServer({
    // In development every page is rendered on request.
    ...{ root, contentFolder, env: { ...env, PAGE_LIMIT: "off" }, buildEnvironment, isStopping },
    listen: (server) => listen(server, env),
    openStore: () => openSiteStore(env),
  });
}

async function productionServer(env: Env, held: SharedPort | undefined, isForOneself: boolean): Promise<Running> {
  const { build, release, folder } = await openBuild(buildFolder);
  if (release.nextDue) console.log(`The next scheduled post is due on ${release.nextDue}; build on or after that day.`);
  const store = await openSiteStore(env);
  const enquiries = createSiteEnquiries({ build, buildEnvironment: release.buildEnvironment, env, store });
  const metrics = env.METRICS_PORT === 0 ? undefined : (await import("./watch/metrics.ts")).createMetrics();
  const vitals = openSiteVitals(store.database);
  let { weights } = release;
  const timed = { store: vitals, buildId: release.id, weights: () => weights };
  const parts = siteParts({
    ...{ build, buildEnvironment: release.buildEnvironment, env, store, enquiries, timed, metrics },
    isStopping: isRefusing,
    publicFolder: join(folder, "client"),
    madeFolder: join(buildFolder, "pictures"),
    pictureProcess: openPictureProcess(join(folder, "client")),
  });
  const files = listFiles(join(folder, "client"));
  const served = { ...parts, files, pages: release.pages };
  const siteEditing = held && (await loadEditing(isForOneself));
  // Editors sign in by the database.
  let app = createApp({ ...served, editing: held && editingAway() });
  const newCache = () => createResponseCache(createSchemeReader(env.TRUST_PROXY));
  let cache = newCache();
  const useFinished = () => {
    findCopies(files);
    cache = newCache();
    weights = findRelease(buildFolder, release.id)?.release.weights ?? weights;
  };
  const listener = getRequestListener(async (request, { incoming }) => {
    const longer = incoming instanceof IncomingMessage ? () => allowLonger(incoming) : undefined;
    const response = await app.fetch(request, { peer: peerOf(incoming), target: incoming.url, allowLonger: longer });
    if (incoming instanceof IncomingMessage) cache.keep(incoming, response);
    return response;
  }, listenerOptions);
  const server = createGuardedServer({ ServerResponse: NamedResponse }, (incoming, outgoing) => {
    if (cache.respond(incoming, outgoing)) return;
    listener(incoming, outgoing).catch((error: unknown) => {
      reportFailure("A request could not be answered", error);
      outgoing.destroy();
    });
  });
  if (release.unfinished) server.once("listening", () => finishRelease(release.id, useFinished));
  else findCopies(files);
  const { countMessages } = enquiries;
  const logs = await watchSite(server, { ...served, env, isStopping, metrics, countMessages });
  const running: Running = { server, store, enquiries, vitals, logs };
  if (!held || !siteEditing) return running;
  const openEditing = () => {
    const edited = { env, build, store, parts, release, buildFolder, editorFolder: join(folder, "editor") };
    const { routes, publisher, startPath } = siteEditing({ ...edited, held });
    editPath = startPath;
    app = createApp({ ...served, editing: routes });
    running.publisher = publisher;
  };
  if (store.isOpen) openEditing();
  else if (isForOneself)
    throw new StartError("DATABASE_URL: the database does not answer, and drafts are stored in it.");
  else running.opened = store.opened.then(openEditing);
  return running;
}

async function openSiteStore(env: Env): Promise<ServerStore> {
  try {
    return await openServerStore({ databaseUrl: env.DATABASE_URL, dataFolder: env.DATA_DIR }, (error) =>
      console.warn(
        `DATABASE_URL: the database does not answer (${failureCode(error)}); the server keeps trying. Pages are served, and forms say that they could not be stored.`,
      ),
    );
  } catch (error) {
    const [name, what] = env.DATABASE_URL ? ["DATABASE_URL", "the database"] : ["DATA_DIR", "the embedded database"];
    throw new StartError(`${name}: ${what} cannot be used (${failureCode(error)}).`);
  }
}

function peerOf({ socket }: IncomingMessage | Http2ServerRequest): string {
  return socket.remoteAddress ?? "";
}
