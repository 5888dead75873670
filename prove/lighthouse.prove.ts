import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { buildSite, median } from "../bench/measure.ts";
import { freePort } from "../tests/support/free-port.ts";
import { rootSite, settingsOfServe, startServer } from "../tests/support/servers.ts";
import { launchOptions } from "../tools/chromium.ts";
import type { Proof } from "./run.ts";

/** As visitors get it, without the pages that only tests look at. */
const site = { ...rootSite, buildFolder: "build/prove", hasFixtures: false };
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Scores = Record<(typeof categories)[number], number>;

/** Lighthouse as on a phone, on every page that search engines may list. */
export async function prove(): Promise<Proof[]> {
  const { server, address } = await startServer({ ...buildSite(site), ...settingsOfServe() });
  const port = await freePort();
  const options = launchOptions();
  const browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] });
  try {
    const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
    const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = ""]) => new URL(loc).pathname);
    const proofs: Proof[] = [];
    for (const path of paths) {
      const proof = await provePage(address + path, path, port);
      console.log(`  ${proofs.push(proof)} of ${paths.length}: ${path}: ${proof.seen}`);
    }
    return proofs;
  } finally {
    await browser.close();
    server.kill("SIGTERM");
  }
}

async function provePage(url: string, path: string, port: number): Promise<Proof> {
  const seen = [await score(url, port), await score(url, port)];
  // Two that agree are the median of three.
  if (new Set(seen.map(({ performance }) => performance)).size > 1) seen.push(await score(url, port));
  const performance = median(seen.map((scores) => scores.performance));
  const lowest = (name: keyof Scores) => Math.min(...seen.map((scores) => scores[name]));
  const others = categories.filter((name) => name !== "performance");
  return {
    claim: `Lighthouse of ${path}: performance (median of three) and all else 100`,
    seen: [`performance ${performance}`, ...others.map((name) => `${name} ${lowest(name)}`)].join(", "),
    holds: performance === 100 && others.every((name) => lowest(name) === 100),
  };
}

async function score(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: "error" });
  const found = result?.lhr.categories ?? {};
  const points = (name: string) => Math.round((found[name]?.score ?? 0) * 100);
  return {
    performance: points("performance"),
    accessibility: points("accessibility"),
    "best-practices": points("best-practices"),
    seo: points("seo"),
  };
}
