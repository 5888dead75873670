import { ownContent } from "../tests/support/own-content.ts";
import { startSite } from "./measure.ts";
import { cpuPerRequest } from "./request-cost.ts";
import type { BenchRow } from "./run.ts";

const requests = 40;
const prerendered = "/about-us";
/** Request headers may have 16 KB. */
const longest = 12_000;

const [entry = ""] = ownContent.cases.map(({ slug }) => slug);
const [category = ""] = ownContent.categories.map(({ slug }) => slug);

/** Pages rendered on every request, or for a query, with the keys that they read and a valid value. */
const pages: Record<string, Record<string, string>> = {
  "/search": { q: "game" },
  "/portfolio": { compare: entry, service: "game-localization", platform: "PC", engine: "Unity", year: "2025" },
  "/portfolio-grid": { sort: "weeks", order: "asc", service: "game-localization", platform: "PC", year: "2025" },
  "/blog-grid": { q: "game", category, year: "2026", tag: "process", length: "note", page: "1" },
  "/shop": { items: "1x1,2x2", kind: "Desk", show: "sale", sort: "saving" },
  "/single-shop/1": { items: "1x1,2x2" },
  "/cart": { items: "1x1,2x2", add: "3", change: "1x2", remove: "1" },
  "/checkout": { items: "1x1,2x2" },
  "/contact": { message: "game", name: "Ada", case: entry, due: "May", platforms: "PC", build: "late" },
  "/brief": { v: "1", kind: "port", weeks: "14", due: "2027-03-01", risk: "no-tests" },
  "/faq": { q: "game" },
  "/proof": { q: "game" },
  "/team": { discipline: "Engineering" },
  "/testimonial": { service: "game-localization" },
  "/newsletter": { state: "asked" },
  "/no-such-page": { q: "game" },
};

/** What the dearest of many hostile queries costs a page, against the page without one and against a prerendered page. */
export async function bench(): Promise<BenchRow[]> {
  const site = await startSite();
  const measure = (path: string, count = requests) =>
    cpuPerRequest(
      Array.from({ length: count }, () => site.address + path),
      Number(site.pid),
    );
  try {
    await measure(prerendered, 2000);
    const file = await measure(prerendered, 10_000);
    const rows: BenchRow[] = [];
    for (const [path, keys] of Object.entries(pages)) {
      const [first = ""] = Object.keys(keys);
      await measure(`${path}?${first}=`);
      const plain = await measure(`${path}?${first}=`);
      const hostile = [];
      for (const { name, query } of hostileQueries(keys)) {
        for (const address of [`${path}?${query}`, `${path}.data?${query}`])
          hostile.push({ name: address.includes(".data?") ? `${name}, data` : name, ms: await measure(address) });
      }
      const dearest = hostile.toSorted((a, b) => b.ms - a.ms)[0] ?? { name: "", ms: 0 };
      rows.push({
        what: `${path}, CPU in ms, ${dearest.name} (without a query)`,
        ours: dearest.ms.toFixed(1),
        other: plain.toFixed(1),
        ratio: (dearest.ms / plain).toFixed(2),
      });
    }
    const most = rows.toSorted((a, b) => Number(b.ours) - Number(a.ours))[0];
    return [...rows, against(most, file)];
  } finally {
    site.stop();
  }
}

/** For each key, and for all together: one value repeated, one long word, many words, a long list. */
function hostileQueries(keys: Record<string, string>): { name: string; query: string }[] {
  const different = (join: string) =>
    Array.from({ length: longest / 5 }, (_, index) => (index + 46_656).toString(36)).join(join);
  const values = (known: string): Record<string, string> => ({
    "known words": Array.from({ length: longest / (known.length + 1) }, () => known).join("+"),
    letters: Array.from({ length: longest / 2 }, (_, index) => "seantoirlcd"[index % 11]).join("+"),
    "different words": different("+"),
    "a long word": "w".repeat(longest),
    "a long list": `${known},${different(",")}`,
    "a list of one thing": Array.from({ length: longest / (known.length + 1) }, () => known).join(","),
  });
  const each = Object.entries(keys).flatMap(([key, known]) => [
    ...Object.entries(values(known)).map(([name, value]) => ({ name: `${key}: ${name}`, query: `${key}=${value}` })),
    {
      name: `${key} many times`,
      query: Array.from({ length: longest / (key.length + known.length + 2) }, () => `${key}=${known}`).join("&"),
    },
  ]);
  return [...each, { name: "all keys", query: String(new URLSearchParams(keys)) }];
}

function against(dearest: BenchRow | undefined, fileMs: number): BenchRow {
  const ms = Number(dearest?.ours);
  return {
    what: "the dearest of them, CPU in ms (a prerendered page)",
    ours: ms.toFixed(1),
    other: fileMs.toFixed(3),
    ratio: (ms / fileMs).toFixed(0),
  };
}
