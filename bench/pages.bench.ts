import { execFile, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { endWithUs } from "../tests/support/processes.ts";
import { cpuSeconds, median, startSite } from "./measure.ts";
import { startFileServer } from "./nginx.ts";
import type { BenchRow } from "./run.ts";

const page = "/about-us";
const picture = "/_ipx/w_640&f_webp&q_80/images/harbour.webp";
const rounds = 5;
const seconds = 2;

interface Contender {
  address: string;
  pid: number;
}

interface Figures {
  /** The server's CPU time per request, in µs. */
  cpu: number;
  perSecond: number;
}

/** What a cached response costs, against a bare server with the same bytes and against nginx. */
export async function bench(): Promise<BenchRow[]> {
  const site = await startSite();
  const server = { address: site.address, pid: Number(site.pid) };
  const folder = mkdtempSync(join(tmpdir(), "lodewright-pages-"));
  try {
    // First: later the picture libraries are in memory too.
    const memory = await memoryRow(server);
    return [
      ...(await compare("prerendered page", server, page, folder)),
      ...(await compare("warm picture", server, picture, folder)),
      memory,
    ];
  } finally {
    site.stop();
  }
}

async function compare(what: string, ours: Contender, path: string, folder: string): Promise<BenchRow[]> {
  const response = await fetchRaw(ours.address + path);
  writeFileSync(join(folder, "same"), response);
  const bare = await startBare(join(folder, "same"));
  const nginx = await startFileServer(folder);
  try {
    const entries = [
      { server: ours, path, seen: [] as Figures[] },
      { server: bare, path: "/same", seen: [] as Figures[] },
      ...(nginx ? [{ server: nginx, path: "/same", seen: [] as Figures[] }] : []),
    ];
    for (let round = 0; round < rounds; round++)
      for (const { server, path: asked, seen } of entries) seen.push(await load(server, asked));
    const [mine, node, file] = entries.map(({ seen }) => ({
      cpu: median(seen.map(({ cpu }) => cpu)),
      perSecond: median(seen.map(({ perSecond }) => perSecond)),
    }));
    if (!mine || !node) return [];
    const rows = [
      row(`${what}: server CPU a request, µs (bare node:http)`, mine.cpu, node.cpu),
      row(`${what}: requests a second (bare node:http)`, mine.perSecond, node.perSecond),
    ];
    return file
      ? [...rows, row(`${what}: requests a second (nginx, one worker)`, mine.perSecond, file.perSecond)]
      : rows;
  } finally {
    bare.stop();
    nginx?.stop();
  }
}

/** A server that only sends one buffer. */
async function startBare(file: string): Promise<Contender & { stop: () => void }> {
  const program = `
    const bytes = require("node:fs").readFileSync(${JSON.stringify(file)});
    const headers = { "Content-Type": "text/html", "Content-Length": bytes.length };
    const server = require("node:http").createServer((_, response) => response.writeHead(200, headers).end(bytes));
    server.listen(0, "127.0.0.1", () => console.log(server.address().port));`;
  const child = endWithUs(
    spawn(process.execPath, ["-e", program], { stdio: ["ignore", "pipe", "inherit"], detached: true }),
  );
  const port = await new Promise<string>((resolve) =>
    child.stdout.once("data", (text) => resolve(String(text).trim())),
  );
  return { address: `http://127.0.0.1:${port}`, pid: Number(child.pid), stop: () => void child.kill() };
}

async function load({ address, pid }: Contender, path: string): Promise<Figures> {
  const before = cpuSeconds(pid);
  const { stdout } = await promisify(execFile)("wrk", [
    ...["-t1", "-c32", `-d${seconds}s`, "-H", "Accept-Encoding: br, gzip", address + path],
  ]).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "ENOENT" ? new Error("This bench needs wrk: apt-get install wrk") : error;
  });
  const count = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  if (!count || /Non-2xx/.test(stdout)) throw new Error(`${path} was not answered well: ${stdout}`);
  return {
    cpu: ((cpuSeconds(pid) - before) / count) * 1e6,
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
  };
}

/** Requests every page and payload once, then one page many times: what stays in memory afterwards. */
async function memoryRow(server: Contender): Promise<BenchRow> {
  await load(server, page);
  const before = residentMegabytes(server.pid);
  const { id } = (await (await fetch(`${server.address}/builds/latest.json`)).json()) as { id: string };
  const about = await fetch(`${server.address}/builds/meta/${id}.json`);
  const { prerendered } = (await about.json()) as { prerendered: string[] };
  for (const path of prerendered) for (const asked of [path, dataOf(path)]) await fetchRaw(server.address + asked);
  for (let round = 0; round < rounds; round++) await load(server, page);
  const after = residentMegabytes(server.pid);
  return row("memory after load, MB (before)", after, before);
}

function dataOf(path: string): string {
  return path === "/" ? "/_root.data" : `${path}.data`;
}

/** The bytes as sent, still compressed. */
async function fetchRaw(address: string): Promise<Buffer> {
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

function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

function row(what: string, ours: number, other: number): BenchRow {
  return { what, ours: ours.toFixed(0), other: other.toFixed(0), ratio: (ours / other).toFixed(2) };
}
