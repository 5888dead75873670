import type { Env } from "../env.ts";
import { listenOn } from "../http/listen-on.ts";
import { createTrust } from "../http/visitor.ts";
import { type Logs, logRequests, openLogs } from "./log.ts";
import { createLoggedPath } from "./logged-path.ts";
import type { MetricSources, Metrics } from "./metrics.ts";
import { createMetricsServer } from "./metrics-server.ts";
import { createRequestKind } from "./request-kind.ts";
import { type Done, type WatchedServer, watchRequests } from "./watch-requests.ts";

interface WatchedSite extends Omit<MetricSources, "kindOf"> {
  env: Env;
  basePath: string;
  /** Files and prerendered pages, by path below the base. */
  files: ReadonlyMap<string, unknown>;
  pages: Readonly<Record<string, unknown>>;
  patternOf: (path: string) => string | undefined;
  isStopping: () => boolean;
  /** Undefined without metrics. */
  metrics: Metrics | undefined;
}

/**
 * Logs every request of the server from now on, and counts them where METRICS_PORT is set.
 * @throws StartError when that port cannot be opened
 */
export async function watchSite(server: WatchedServer, site: WatchedSite): Promise<Logs> {
  const { env, basePath, files, pages, patternOf, isStopping, metrics } = site;
  const logs = openLogs(env.LOG_LEVEL);
  const isPage = (path: string) => Object.hasOwn(pages, path);
  const isOurs = (path: string) => isPage(path) || files.has(path);
  const write = logRequests(env.LOG_LEVEL, logs.requests, createLoggedPath({ basePath, isOurs, patternOf }));
  const count = metrics?.watch({ ...site, kindOf: createRequestKind({ basePath, isPage }) });
  const onDone = (done: Done) => {
    write?.(done);
    count?.(done);
  };
  watchRequests(server, { isTrusted: createTrust(env.TRUST_PROXY), isStopping, onDone });
  if (metrics) {
    const place = { port: env.METRICS_PORT, host: env.HOST, variable: "METRICS_PORT" } as const;
    await listenOn(createMetricsServer(metrics.register), place);
  }
  return logs;
}
