import { setTimeout as wait } from "node:timers/promises";
import pLimit from "p-limit";
import { ownContent } from "../tests/support/own-content.ts";
import { childrenOf } from "../tests/support/processes.ts";
import { type Contender, fetchRaw, load, row } from "./load.ts";
import { memoryOf } from "./measure.ts";
import type { BenchRow } from "./run.ts";

const rendered = ["/contact", "/search?q=game", `/portfolio?compare=${ownContent.cases[0]?.slug}`, "/no-such-page"];
const rounds = 5;

/** What server and picture process keep in memory, each row after the work of those before it. */
export async function memoryRows(server: Contender, page: string): Promise<BenchRow[]> {
  await load(server, page);
  const atStart = memoryOf(server.pid);
  const rows: BenchRow[] = [];
  const tell = (what: string) => rows.push(row(`memory ${what}, MB (at the start)`, memoryOf(server.pid), atStart));
  await readPages(server, page);
  tell("after every page and payload");
  await makePictures(server);
  tell("with two hundred pictures just made");
  while (childrenOf(server.pid).length > 0) await wait(100);
  tell("once the picture process has ended");
  for (const path of rendered) await load(server, path);
  tell("after pages rendered on request");
  return rows;
}

/** Every page and payload once, then one page many times. */
async function readPages(server: Contender, page: string): Promise<void> {
  const { id } = (await (await fetch(`${server.address}/builds/latest.json`)).json()) as { id: string };
  const about = await fetch(`${server.address}/builds/meta/${id}.json`);
  const { prerendered } = (await about.json()) as { prerendered: string[] };
  for (const path of prerendered) for (const asked of [path, dataOf(path)]) await fetchRaw(server.address + asked);
  for (let round = 0; round < rounds; round++) await load(server, page);
}

/** Two hundred sizes, eight at a time. */
async function makePictures({ address }: Contender): Promise<void> {
  const sides = Array.from({ length: 20 }, (_, index) => 64 * (index + 1));
  const sizes = sides.flatMap((width) => sides.slice(0, 10).map((height) => `s_${width}x${height}`));
  await pLimit(8).map(sizes, (size) => fetchRaw(`${address}/_ipx/${size}&f_webp${ownContent.site.sharing.imgUrl.src}`));
}

function dataOf(path: string): string {
  return path === "/" ? "/_root.data" : `${path}.data`;
}
