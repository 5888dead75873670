import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "vitest";
import { newPage, startBrowser } from "../browser.ts";
import { startNginx } from "../nginx.ts";
import { startPostgres } from "../postgres.ts";
import { environmentOf, startServer, testSite } from "../servers.ts";
import { startSmtp } from "../smtp.ts";

startBrowser();

test("whatever tests start is there, and the test does not end", async () => {
  const { address } = await startServer(environmentOf(testSite, mkdtempSync(join(tmpdir(), "studio-site-endless-"))));
  await Promise.all([newPage(), startNginx([address, address]), startPostgres(), startSmtp()]);
  writeFileSync(process.env.READY_FILE ?? "", "");
  await new Promise(() => {});
});
