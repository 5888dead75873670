import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { createIPX, ipxFSStorage } from "ipx";
import pLimit from "p-limit";
import { sharpOptions } from "../server/images/make-rendition.ts";
import { ownContent } from "../tests/support/own-content.ts";
import { sampleSite } from "../tests/support/servers.ts";
import { median, memoryOf, startSite } from "./measure.ts";
import type { BenchRow } from "./run.ts";

const master = ownContent.site.sharing.imgUrl.src;
const widths = Array.from({ length: 20 }, (_, index) => 64 * (index + 1));
const rounds = 5;
const atOnce = 8;

type Ask = (width: number, quality: number) => Promise<void>;

/** Pictures per second from our server over HTTP, and from the library in this process. */
export async function bench(): Promise<BenchRow[]> {
  const { address, pid, stop } = await startSite();
  const atStart = memoryOf(pid, "peak");
  try {
    const ours: Ask = async (width, quality) => {
      const response = await fetch(`${address}/_ipx/w_${width}&f_webp&q_${quality}${master}`);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${response.url} is answered ${response.status}`);
    };
    const library = callLibrary();
    const cold = await inTurns([50, 60, 70, 80, 90], ours, library);
    const warm = await inTurns(Array(rounds).fill(50), ours, library);
    await burst(address);
    const ceiling = memoryOf(pid, "peak");
    return [
      { what: `cold, pictures/s at ${atOnce} at once`, ...cold },
      { what: `warm, pictures/s at ${atOnce} at once`, ...warm },
      {
        what: "memory ceiling of the server and its picture process, MB: burst of 200 distinct widths and 200 distinct renditions",
        ours: ceiling.toFixed(0),
        other: `${atStart.toFixed(0)} at start`,
        ratio: (ceiling / atStart).toFixed(2),
      },
    ];
  } finally {
    stop();
  }
}

function callLibrary(): Ask {
  const { buildFolder } = sampleSite;
  const client = join(buildFolder, "releases", readFileSync(join(buildFolder, "current"), "utf8").trim(), "client");
  // The library knows nothing of addresses with hashes; the file of such a name is in `assets`.
  const file = `/${basename(master)}`;
  const ipx = createIPX({ storage: ipxFSStorage({ dir: join(client, "assets") }), sharpOptions });
  return async (width, quality) => {
    await ipx(file, { w: String(width), f: "webp", q: String(quality) }).process();
  };
}

/** Every width at each quality, ours and the library's in turns; the medians of the rounds. */
async function inTurns(qualities: number[], ours: Ask, library: Ask) {
  const [oursRates, libraryRates]: [number[], number[]] = [[], []];
  for (const quality of qualities) {
    oursRates.push(await rate(ours, quality));
    libraryRates.push(await rate(library, quality));
  }
  const [mine, theirs] = [median(oursRates), median(libraryRates)];
  return { ours: mine.toFixed(0), other: `${theirs.toFixed(0)} library`, ratio: (mine / theirs).toFixed(2) };
}

async function rate(ask: Ask, quality: number): Promise<number> {
  const startedAt = performance.now();
  await pLimit(atOnce).map(widths, (width) => ask(width, quality));
  return (widths.length / (performance.now() - startedAt)) * 1000;
}

/** 200 widths, most of them refused, and 200 listed sizes that are all made. */
async function burst(address: string): Promise<void> {
  const sides = Array.from({ length: 20 }, (_, index) => 64 * (index + 1));
  const some = Array.from({ length: 200 }, (_, index) => `w_${index * 8 + 8}&q_75`);
  const listed = sides.flatMap((width) => sides.slice(0, 10).map((height) => `s_${width}x${height}`));
  await Promise.all(
    [...some, ...listed].map(async (operations) =>
      (await fetch(`${address}/_ipx/${operations}&f_webp${master}`)).arrayBuffer(),
    ),
  );
}
