import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { EnvError } from "../server/env.ts";

interface KeepOptions {
  /** The new release's public folder. */
  client: string;
  releasesFolder: string;
  /** Another place to look, for a machine that starts without earlier releases: a folder of hashed files. */
  previousAssets: string | undefined;
  /** How many releases' files stay served, the new one among them. */
  kept: number;
}

/** Lists the hashed files of each of the last builds, newest first, so that the oldest can go in time. */
const listName = "assets-by-build.json";

/** @throws EnvError when there is no such folder: a slip of the pen would only show when old tabs break. */
export function checkPreviousAssets(folder: string | undefined): void {
  if (folder === undefined || statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new EnvError([`PREVIOUS_ASSETS: accepts a folder that is there; ${folder} is none`]);
}

/** Copies the hashed files of the builds before into the new one, so that tabs opened then keep working. */
export function keepPreviousAssets({ client, releasesFolder, previousAssets, kept }: KeepOptions): void {
  const assets = join(client, "assets");
  const own = readdirSync(assets);
  const newest = existsSync(releasesFolder) ? readdirSync(releasesFolder).sort().at(-1) : undefined;
  const earlier = newest ? join(releasesFolder, newest, "client", "assets") : previousAssets;
  const generations = earlier ? readGenerations(earlier).slice(0, kept - 1) : [];
  mkdirSync(assets, { recursive: true });
  for (const name of new Set(generations.flat())) {
    const [from, to] = [join(earlier ?? "", name), join(assets, name)];
    if (existsSync(from) && !existsSync(to)) copyFileSync(from, to);
  }
  writeFileSync(join(assets, listName), JSON.stringify([own, ...generations]));
}

function readGenerations(assets: string): string[][] {
  const list = join(assets, listName);
  if (existsSync(list)) return JSON.parse(readFileSync(list, "utf8"));
  return existsSync(assets) ? [readdirSync(assets).filter((name) => !/\.(br|gz)$/.test(name))] : [];
}
