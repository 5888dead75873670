import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownContent } from "../tests/support/own-content.ts";
import { type Contender, type Figures, fetchRaw, load, row, startProgram } from "./load.ts";
import { median, startSite } from "./measure.ts";
import { memoryRows } from "./memory.ts";
import { startFileServer } from "./nginx.ts";
import type { BenchRow } from "./run.ts";

const page = "/about-us";
const picture = `/_ipx/w_640&f_webp&q_80${ownContent.site.sharing.imgUrl.src}`;
const rounds = 5;

/** What a cached response costs, against a bare server with the same bytes and against nginx. */
export async function bench(): Promise<BenchRow[]> {
  const site = await startSite();
  const folder = mkdtempSync(join(tmpdir(), "studio-site-pages-"));
  try {
    // First: later everything else has been in memory too.
    const memory = await memoryRows(site, page);
    return [
      ...(await compare("prerendered page", site, page, folder)),
      ...(await compare("warm picture", site, picture, folder)),
      ...memory,
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
  return startProgram(program);
}
