import { spawn } from "node:child_process";
import { endWithUs } from "../tests/support/processes.ts";
import { median, startSite } from "./measure.ts";
import { cpuPerRequest } from "./request-cost.ts";
import type { BenchRow } from "./run.ts";

const rounds = 5;
const requests = 100;

/** What people and machines ask for; `@` differs from request to request. */
const usual = [
  "/no-such-page-@",
  "/no-such-page-@.data",
  "/portfolio/no-such-case-@",
  "/contact",
  "/contact.data",
  "/search?q=unreal",
  "/search?q=words+@",
  "/portfolio?compare=tidewick&compare=hollow-kiln",
  "/portfolio?service=game-localization",
  "/portfolio-grid?sort=weeks&order=asc",
  "/blog-grid?category=technology&year=2026",
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

/** The CPU time of each page rendered on request, against a bare server that packs a page of the same kind each time. */
export async function bench(): Promise<BenchRow[]> {
  const site = await startSite();
  const bare = await startPacking();
  const ours = { address: site.address, pid: Number(site.pid) };
  try {
    const rows: BenchRow[] = [];
    for (const path of usual) {
      const seen: { site: number; bare: number }[] = [];
      for (let round = 0; round <= rounds; round++) {
        const spell = (number: number) => path.replace("@", `${round}x${number}`);
        seen.push({ site: await cpuOf(ours, spell), bare: await cpuOf(bare, () => "/") });
      }
      // The first round warms both up.
      const mine = median(seen.slice(1).map((one) => one.site));
      const other = median(seen.slice(1).map((one) => one.bare));
      rows.push({
        what: `${path}: CPU in ms (a bare server that packs 64 KB)`,
        ours: mine.toFixed(2),
        other: other.toFixed(2),
        ratio: (mine / other).toFixed(2),
      });
    }
    return rows;
  } finally {
    site.stop();
    bare.stop();
  }
}

/** `spell` gives the address of a request by its number. */
function cpuOf({ address, pid }: { address: string; pid: number }, spell: (number: number) => string) {
  return cpuPerRequest(
    Array.from({ length: requests }, (_, number) => address + spell(number)),
    pid,
  );
}

/** A bare server that packs the same 64 KB of markup for every request, as a server must whose pages differ. */
async function startPacking(): Promise<{ address: string; pid: number; stop: () => void }> {
  const program = `
    const { brotliCompress, constants } = require("node:zlib");
    const words = Array.from({ length: 400 }, (_, n) => (n * 7919 % 46656).toString(36));
    const line = (n) => "<li class=\\"" + words[n % 40] + "\\"><a href=\\"/" + words[n % 400] + "\\">" + words[(n * 31) % 400] + "</a></li>";
    const page = Buffer.from(Array.from({ length: 2000 }, (_, n) => line(n)).join("").slice(0, 65536));
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
    const server = require("node:http").createServer((_, response) =>
      brotliCompress(page, options, (_, packed) => {
        response.writeHead(200, { "Content-Type": "text/html", "Content-Encoding": "br", "Content-Length": packed.length });
        response.end(packed);
      }));
    server.listen(0, "127.0.0.1", () => console.log(server.address().port));`;
  const child = endWithUs(
    spawn(process.execPath, ["-e", program], { stdio: ["ignore", "pipe", "inherit"], detached: true }),
  );
  const port = await new Promise<string>((resolve) =>
    child.stdout.once("data", (text) => resolve(String(text).trim())),
  );
  return { address: `http://127.0.0.1:${port}`, pid: Number(child.pid), stop: () => void child.kill() };
}
