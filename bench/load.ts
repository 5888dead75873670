import { execFile, spawn } from "node:child_process";
import { request } from "node:http";
import { promisify } from "node:util";
import { endWithUs } from "../tests/support/processes.ts";
import { cpuSeconds } from "./measure.ts";
import type { BenchRow } from "./run.ts";

const seconds = 2;

export interface Contender {
  address: string;
  pid: number;
}

export interface Figures {
  /** The server's CPU time per request, in µs. */
  cpu: number;
  perSecond: number;
}

/** Requests one path from thirty-two connections for a while. */
export async function load({ address, pid }: Contender, path: string): Promise<Figures> {
  const before = cpuSeconds(pid);
  const { stdout } = await promisify(execFile)("wrk", [
    ...["-t1", "-c32", `-d${seconds}s`, "-H", "Accept-Encoding: br, gzip", address + path],
  ]).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "ENOENT" ? new Error("This bench needs wrk: apt-get install wrk") : error;
  });
  const count = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  if (!count || (/Non-2xx/.test(stdout) && !path.includes("no-such")))
    throw new Error(`${path} was not answered well: ${stdout}`);
  return {
    cpu: ((cpuSeconds(pid) - before) / count) * 1e6,
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
  };
}

/** Starts a server from its source, which prints its port. */
export async function startProgram(source: string): Promise<Contender & { stop: () => void }> {
  const child = endWithUs(
    spawn(process.execPath, ["-e", source], { stdio: ["ignore", "pipe", "inherit"], detached: true }),
  );
  const port = await new Promise<string>((resolve) =>
    child.stdout.once("data", (text) => resolve(String(text).trim())),
  );
  return { address: `http://127.0.0.1:${port}`, pid: Number(child.pid), stop: () => void child.kill() };
}

/** The bytes as sent, still compressed. */
export async function fetchRaw(address: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(address, { headers: { "Accept-Encoding": "br, gzip" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve(Buffer.concat(chunks)));
    })
      .on("error", reject)
      .end();
  });
}

export function row(what: string, ours: number, other: number): BenchRow {
  return { what, ours: ours.toFixed(0), other: other.toFixed(0), ratio: (ours / other).toFixed(2) };
}
