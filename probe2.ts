import { chromium } from "playwright-core";
import { launchOptions } from "./tools/chromium.ts";
const b = await chromium.launch(launchOptions());
const base = "http://localhost:3100";
for (const [from, text] of [["links","unknown"],["links","odd spelling"],["links","redirected"],["links","redirected out"],["links","invalid"],["links","slow"],["links","unknown middleware"],["links","services"],["links","/pricing"],["render-error","Throw while rendering"],["frame-error",""],["startup-error","A plain link"],["server-error",""],["toasts","Add two"]]) {
  const p = await b.newPage({ viewport: { width: 1280, height: 800 } });
  const log: string[] = []; let docs = 0;
  p.on("console", (m) => log.push(`${m.type()}: ${m.text().slice(0, 160)}`));
  p.on("pageerror", (e) => log.push("pageerror " + e.message.slice(0, 160)));
  p.on("request", (r) => { if (r.resourceType() === "document") docs++; });
  await p.goto(`${base}/__fixtures/${from}`);
  await p.waitForSelector('html[data-hydrated="true"]', { timeout: 3000 }).catch(() => log.push("not hydrated"));
  if (text) { await p.getByText(text, { exact: true }).first().click(); await p.waitForTimeout(900); }
  console.log(from, "|", text, "->", p.url().replace(base, ""), "docs", docs, "|", await p.title(), "|", await p.locator("h1").allTextContents(), "|", await p.locator(".message").allTextContents(), log);
  if (from === "toasts") console.log(await p.locator("[data-toaster]").innerText(), await p.locator("[data-toaster]").getAttribute("data-expanded"));
  await p.close();
}
await b.close();
