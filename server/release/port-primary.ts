import cluster, { type Worker } from "node:cluster";
import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { join } from "node:path";
import { listenOn } from "../http/listen-on.ts";
import { type FromServer, localKey, type ToServer } from "./shared-port.ts";

const restartAfterMs = 1000;
/** How often in a row a server that has served may fail to start again. */
const mostFailures = 5;
/** Longer than a server takes to stop. */
const stopLimitMs = 12_000;

/**
 * Owns the port for a process that serves, and starts another on the newest release when that one asks for it. The first
 * goes once the second listens; the port is open throughout. A server that dies is started again, and none outlives us.
 */
export async function runPortPrimary(): Promise<void> {
  if (process.env.PORT === "0") process.env.PORT = String(await freePort(process.env.HOST || undefined));
  // Keeps one browser signed in without accounts.
  const key = randomBytes(24).toString("base64url");
  // Each server accepts its own connections, and they end with it. Those that are passed on by the primary hang if it dies.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: join(import.meta.dirname, "../main.ts"), args: process.argv.slice(2) });
  const running = new Set<Worker>();
  let [serving, coming]: (Worker | undefined)[] = [];
  let [hasServed, isStopping, failures] = [false, false, 0];

  const start = () => {
    const worker = cluster.fork({ [localKey]: hasServed ? `${key}.` : key });
    coming = worker;
    running.add(worker);
    worker.on("message", ({ is }: FromServer) => {
      if (is === "serving") takeOver(worker);
      else if (worker === serving && !coming && !isStopping) start();
    });
    worker.on("exit", (code) => ended(worker, code));
  };
  const takeOver = (worker: Worker) => {
    [hasServed, failures] = [true, 0];
    tell(serving, { do: "retire" });
    [serving, coming] = [worker, undefined];
  };
  const ended = (worker: Worker, code: number | null) => {
    running.delete(worker);
    if (isStopping) return running.size === 0 && process.exit(code ?? 0);
    if (worker === serving) {
      serving = undefined;
      console.error(`The server ended with ${code ?? "a signal"} and is started again.`);
      if (!coming) startAgain();
    } else if (worker === coming) {
      coming = undefined;
      if (serving) tell(serving, { do: "stay" });
      else if (!hasServed || ++failures === mostFailures) process.exit(code || 1);
      else startAgain();
    }
  };
  const startAgain = () =>
    setTimeout(() => {
      if (!isStopping && !coming) start();
    }, restartAfterMs);
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.on(signal, () => {
      isStopping = true;
      for (const worker of running) worker.process.kill(signal);
      if (running.size === 0) process.exit(0);
      setTimeout(() => process.exit(0), stopLimitMs).unref();
    });
  start();
}

function tell(worker: Worker | undefined, message: ToServer): void {
  if (worker?.isConnected()) worker.send(message);
}

/** Servers that follow each other have to ask for the same port. */
async function freePort(host: string | undefined): Promise<number> {
  const server = createServer();
  const port = await listenOn(server, { port: 0, host, variable: "PORT" });
  await new Promise((resolve) => server.close(resolve));
  return port;
}
