import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { ServerStore } from "./database/store.ts";
import type { Publisher } from "./editing/publishing/publisher.ts";
import type { Enquiries } from "./enquiries/enquiries.ts";
import type { VitalsStore } from "./vitals/vitals-store.ts";
import type { Logs } from "./watch/log.ts";
import { reportFailure } from "./watch/report-failure.ts";

const stopLimitMs = 10_000;
/** How long a load balancer may take to notice that this instance is stopping. */
const stopNoticeMs = 1000;
/** How long a server goes on for connections that are in use, once another has taken its place. */
const retiredMs = 2000;
let hasStopped = false;
/** Whether another server has taken the place of this one. */
let isRetired = false;

/** Whether responses close their connections. */
export const isStopping = () => hasStopped;
/** Whether no further requests should come. */
export const isRefusing = () => hasStopped && !isRetired;

/** What has to end in order. */
export interface Running {
  server: Server;
  store: ServerStore;
  enquiries: Enquiries;
  vitals: VitalsStore;
  /** Undefined in development. */
  logs?: Logs;
  /** Where the site is edited. */
  publisher?: Publisher | undefined;
  /** Where it is edited and the database was away at the start: resolves once editors can sign in. */
  opened?: Promise<void>;
}

/**
 * Fails /readyz first, then stops accepting connections, lets requests and mails in flight finish, closes the database
 * and exits. Responses in that time close their connections.
 * @returns the same for a server whose place another has taken: it stays ready, and connections in use end with their next response
 */
export function stopOnSignal(running: Running): () => void {
  const { server, store, enquiries, vitals } = running;
  const finish = async (noticeMs: number, graceMs: number) => {
    await wait(noticeMs);
    // The one of HTTP closes idle connections at once, though a request may be on its way.
    const served = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    await wait(graceMs);
    // Repeatedly, because connections that were being answered become idle only now.
    server.closeIdleConnections();
    setInterval(() => server.closeIdleConnections(), 50).unref();
    await Promise.all([served, enquiries.stop(), running.publisher?.stop()]);
    await vitals.flush();
    await store.database.destroy();
  };
  const stop = (noticeMs: number, graceMs = 0) => {
    if (hasStopped) return;
    hasStopped = true;
    setTimeout(() => process.exit(0), stopLimitMs).unref();
    finish(noticeMs, graceMs)
      .catch((error: unknown) => reportFailure("Not everything could be ended in order", error))
      .finally(() => process.exit(0));
  };
  process.on("SIGTERM", () => stop(stopNoticeMs));
  // At a keyboard nobody wants to wait.
  process.on("SIGINT", () => stop(0));
  return () => {
    isRetired = true;
    stop(0, retiredMs);
  };
}
