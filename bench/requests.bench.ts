import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownContent } from "../tests/support/own-content.ts";
import { type Contender, startProgram } from "./load.ts";
import { median, startSite } from "./measure.ts";
import { cpuPerRequest } from "./request-cost.ts";
import type { BenchRow } from "./run.ts";

const rounds = 5;
const requests = 100;

const [one, two] = ownContent.cases.map(({ slug }) => slug);

/** What people and machines ask for; `@` differs from request to request. */
const usual = [
  "/no-such-page-@",
  "/no-such-page-@.data",
  "/portfolio/no-such-case-@",
  "/contact",
  "/contact.data",
  "/search?q=unreal",
  "/search?q=words+@",
  `/portfolio?compare=${one}&compare=${two}`,
  "/portfolio?service=game-localization",
  "/portfolio-grid?sort=weeks&order=asc",
  `/blog-grid?category=${ownContent.categories[0]?.slug}&year=2026`,
  "/blog-grid?q=game",
  "/shop?kind=Models&sort=saving",
  "/shop?items=1x1,2x2",
  "/single-shop/1?items=1x1,2x2",
  "/cart?items=1x1,2x2",
  "/checkout?items=1x1,2x2",
  "/checkout",
  "/team?discipline=Engineering",
  "/testimonial?service=game-localization",
  "/faq?q=game",
  "/newsletter?state=asked",
  "/site-vitals",
];

/** The CPU time of each page rendered on request, against a bare server that packs the same page each time. */
export async function bench(): Promise<BenchRow[]> {
  const site = await startSite();
  const ours = { address: site.address, pid: Number(site.pid) };
  const folder = mkdtempSync(join(tmpdir(), "studio-site-requests-"));
  try {
    const rows: BenchRow[] = [];
    for (const path of usual) rows.push(await measure(ours, path, folder));
    return rows;
  } finally {
    site.stop();
  }
}

async function measure(ours: Contender, path: string, folder: string): Promise<BenchRow> {
  const page = await fetch(ours.address + path, { headers: { Accept: "text/html" } });
  const bare = await startPacking(folder, await page.text());
  const seen: { mine: number; other: number }[] = [];
  for (let round = 0; round <= rounds; round++) {
    const spell = (number: number) => path.replace("@", `${round}x${number}`);
    seen.push({ mine: await cpuOf(ours, spell), other: await cpuOf(bare, () => "/") });
  }
  bare.stop();
  // The first round warms both up.
  const counted = seen.slice(1);
  const mine = median(counted.map((one) => one.mine));
  const other = median(counted.map((one) => one.other));
  return {
    what: `${path}: CPU in ms (a bare server that packs the same page)`,
    ours: mine.toFixed(1),
    other: other.toFixed(1),
    ratio: (mine / other).toFixed(1),
  };
}

/** `spell` gives the address of a request by its number. */
function cpuOf({ address, pid }: Contender, spell: (number: number) => string) {
  return cpuPerRequest(
    Array.from({ length: requests }, (_, number) => address + spell(number)),
    pid,
  );
}

/** A bare server that packs the same page anew for every request, as a server must whose pages differ. */
async function startPacking(folder: string, page: string): Promise<Contender & { stop: () => void }> {
  const file = join(folder, "page");
  writeFileSync(file, page);
  const program = `
    const { brotliCompress, constants } = require("node:zlib");
    const page = require("node:fs").readFileSync(${JSON.stringify(file)});
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
    const server = require("node:http").createServer((_, response) =>
      brotliCompress(page, options, (_, packed) => {
        response.writeHead(200, { "Content-Type": "text/html", "Content-Encoding": "br", "Content-Length": packed.length });
        response.end(packed);
      }));
    server.listen(0, "127.0.0.1", () => console.log(server.address().port));`;
  return startProgram(program);
}
