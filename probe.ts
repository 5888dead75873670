import { chromium } from "playwright-core";
import { launchOptions } from "./tools/chromium.ts";
const url = process.argv[2] ?? "http://localhost:3100/";
const b = await chromium.launch(launchOptions());
const ctx = await b.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
const p = await ctx.newPage();
p.on("console", (m) => console.log("console", m.type(), m.text()));
p.on("pageerror", (e) => console.log("pageerror", e.message));
const rows: [string, number, string][] = [];
p.on("requestfinished", async (r) => { const s = await r.sizes(); rows.push([r.resourceType(), s.responseBodySize, r.url()]); });
await p.goto(url);
await p.waitForSelector('html[data-hydrated="true"]', { timeout: 8000 });
await p.waitForTimeout(500);
const by: Record<string, number> = {};
for (const [t, n, u] of rows.sort((x, y) => x[0].localeCompare(y[0]))) { console.log(t.padEnd(11), String(n).padStart(7), u.replace(/^https?:..[^/]+/, "")); by[t] = (by[t] ?? 0) + n; }
console.log(rows.length, "requests", by, Object.values(by).reduce((a, c) => a + c, 0));
await b.close();
