import { cpSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildSite } from "../bench/measure.ts";
import { openStore } from "../server/database/store.ts";
import { openSiteFolder } from "../server/editing/edited-site.ts";
import { openJournal } from "../server/editing/publishing/journal.ts";
import { openWorkspaces } from "../server/editing/workspaces.ts";
import { checkoutOf, git } from "../tests/support/checkout.ts";
import { editorSite } from "../tests/support/editor.ts";
import { startLoad } from "../tests/support/load.ts";
import { startNginx } from "../tests/support/nginx.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { startServer, testSite } from "../tests/support/servers.ts";
import type { Proof } from "./run.ts";

const words = "Seen on both machines.";
const pricing = "content/pages/pricing.yaml";
const paths = ["/", "/about-us", "/about-us.data", "/pricing", "/search?q=game", "/builds/latest.json"];

/** Two machines behind nginx, each with a checkout and builds of its own: what one publishes, both show. */
export async function prove(): Promise<Proof[]> {
  await buildSite(testSite);
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase("publishing");
  const [first, second] = [editorSite({ hasOwnBuilds: true }), editorSite({ hasOwnBuilds: true })];
  const bare = mkdtempSync(join(tmpdir(), "studio-site-bare-"));
  git(bare, "init", "--quiet", "--bare", "--initial-branch=main");
  checkoutOf(first.root);
  git(first.root, "push", "--quiet", bare, "main");
  cpSync(join(first.root, ".git"), join(second.root, ".git"), { recursive: true });
  const own = { DATABASE_URL: databaseUrl, EDITING: "on", CONTENT_REMOTE: bare, TRUST_PROXY: "1", LOG_LEVEL: "error" };
  const servers = await Promise.all([first, second].map(({ env }) => startServer({ ...env, ...own })));
  const nginx = await startNginx(servers.map(({ address }) => address));
  const load = startLoad({ ...nginx, visitors: 4, paths });
  const { database } = await openStore({ databaseUrl, dataFolder: "" });
  const workspace = await openWorkspaces(openSiteFolder(first.root), database).of("");
  const before = /^ {4}heading: (.*)$/m.exec(readFileSync(join(first.root, pricing), "utf8"))?.[1] ?? "";
  await workspace.writer.save({ address: "pages/pricing.yaml#bands.plans.heading", before, value: words });
  const author = { name: "Ada", email: "editor-1@studio.example" };
  await openJournal(database).schedule({ editor: "", title: "For both", author }, new Date().toISOString());
  const begunAt = performance.now();
  const shows = async (address: string) => (await (await fetch(`${address}/pricing`)).text()).includes(words);
  const isEverywhere = async () => (await Promise.all(servers.map(({ address }) => shows(address)))).every(Boolean);
  while (!(await isEverywhere()) && performance.now() - begunAt < 15 * 60_000) await wait(500);
  const seconds = Math.round((performance.now() - begunAt) / 1000);
  const releases = await Promise.all(
    servers.map(async ({ address }) => (await (await fetch(`${address}/builds/latest.json`)).json()).id),
  );
  await wait(5000);
  await load.stop();
  const failures = load.failures.filter(({ path, why }) => !(path === "/contact" && why === "429"));
  const log = git(bare, "log", "--format=%s").trim().split("\n");
  const isClean = [first, second].every(({ root }) => git(root, "status", "--porcelain", "content") === "");
  const sees = await isEverywhere();
  await database.destroy();
  for (const { server } of servers) server.kill("SIGTERM");
  await nginx.stop();
  await postgres.stop();
  return [
    {
      claim: "What is published with one of two machines behind nginx is shown by both, under one name of release",
      seen: `${sees ? "shown" : "not shown"} after ${seconds} s as ${[...new Set(releases)].join(" and ")}; versions: ${log.join(", ")}`,
      holds: sees && new Set(releases).size === 1 && log.length === 2 && isClean,
    },
    {
      claim: "Meanwhile no request fails, but for posts that nginx holds back as too many from one address",
      seen: `${load.count()} responses, ${load.acknowledged.length} enquiries, ${failures.length} failures, ${load.failures.length - failures.length} held back`,
      holds: failures.length === 0 && load.acknowledged.length > 10,
    },
  ];
}
