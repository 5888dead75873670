import { chromium } from "playwright-core";
import { budgetPhone, bytesOf, firstVisit } from "./tests/support/first-visit.ts";
const [origin, ...paths] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
for (const path of paths) {
  const context = await browser.newContext(budgetPhone); const page = await context.newPage();
  const f = await firstVisit(page, origin + path);
  console.log(path, "js", bytesOf(f, /\.js$/), "css", bytesOf(f, /\.css$/), "files", f.length, "js files", f.filter(({name})=>/\.js$/.test(name)).length);
  console.log(f.filter(({name})=>/\.js$/.test(name)).map(({name,bytes})=>name.split("/").pop()+" "+bytes).join("\n"));
  await context.close();
}
await browser.close();
