import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { currentRelease } from "../server/release/release.ts";
import { childrenOf, isRunning, runProgram } from "../tests/support/processes.ts";
import { environmentOf, sampleSite, startServer } from "../tests/support/servers.ts";
import type { Proof } from "./run.ts";

/** What a picture may take while the others are being made. */
const limitMs = 2000;
const longestMinutes = 10;

/** Serves a release as `npm start` does, before its pictures and compressed copies are made; three minutes. */
export async function prove(): Promise<Proof[]> {
  const buildFolder = mkdtempSync(join(tmpdir(), "studio-site-start-"));
  const env = environmentOf({ ...sampleSite, buildFolder }, join(buildFolder, "data"));
  await runProgram(process.execPath, ["build-steps/build.ts", "--unfinished"], { env });
  const isUnfinished = () => currentRelease(buildFolder)?.release.unfinished === true;

  const first = await startServer(env);
  const seen = await visit(first.address, isUnfinished);
  const helpers = childrenOf(Number(first.server.pid));
  first.server.kill("SIGKILL");
  await once(first.server, "exit");
  await waitFor(() => !helpers.some(isRunning));
  const wasUnfinished = isUnfinished();

  const servers = await Promise.all(
    [env, { ...env, DATA_DIR: join(buildFolder, "data-2") }].map((own) => startServer(own)),
  );
  await waitFor(() => !isUnfinished());
  const encodings = await Promise.all(servers.map(({ address }) => finalCopyOf(address)));
  for (const { server } of servers) server.kill("SIGTERM");

  const slowest = Math.max(...seen.pictures);
  return [
    {
      claim: "Pages are served while pictures and copies are being made, and a picture is answered within 2 s",
      seen: `${seen.pages.length} pages, the slowest in ${Math.max(...seen.pages)} ms; ${seen.pictures.length} pictures, the slowest in ${slowest} ms`,
      holds: seen.pages.length > 0 && seen.pictures.length > 0 && slowest <= limitMs,
    },
    {
      claim: "What finishes a release ends with a killed server; the next start of two instances finishes it for both",
      seen: `${helpers.length} helpers ended, ${wasUnfinished ? "unfinished" : "finished"} then; copies sent by both: ${encodings.join(", ")}`,
      holds: helpers.length > 0 && wasUnfinished && encodings.every((tag) => tag.endsWith('-br"')),
    },
  ];
}

/** How long pages and pictures take, in ms, one after the other for as long as the release is unfinished. */
async function visit(address: string, isUnfinished: () => boolean) {
  const [pages, pictures]: [number[], number[]] = [[], []];
  const get = async (path: string, times: number[]) => {
    const startedAt = performance.now();
    const response = await fetch(address + path);
    const body = await response.text();
    if (response.status !== 200) throw new Error(`${path} is answered ${response.status}`);
    if (isUnfinished()) times.push(Math.round(performance.now() - startedAt));
    return body;
  };
  for (const path of ["/", "/team", "/portfolio", "/blog"]) {
    const html = (await get(path, pages)).replaceAll("&amp;", "&");
    const named = [...new Set(html.match(/\/_ipx\/[^" ,]+/g))];
    for (const picture of named.slice(-8)) await get(picture, pictures);
  }
  return { pages, pictures };
}

/** The tag of the home page, once it is sent as the copy that has been made for it. */
async function finalCopyOf(address: string): Promise<string> {
  let tag = "";
  await waitFor(async () => {
    const response = await fetch(`${address}/`, { headers: { "Accept-Encoding": "br" } });
    await response.arrayBuffer();
    tag = response.headers.get("ETag") ?? "";
    return tag.endsWith('-br"');
  });
  return tag;
}

async function waitFor(holds: () => boolean | Promise<boolean>): Promise<void> {
  const endsAt = performance.now() + longestMinutes * 60_000;
  while (!(await holds())) {
    if (performance.now() > endsAt) throw new Error(`waited ${longestMinutes} minutes in vain`);
    await wait(100);
  }
}
