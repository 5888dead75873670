import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

interface KeepOptions {
  /** The new release's public folder. */
  client: string;
  releasesFolder: string;
  /** A further folder of hashed files, for a machine that starts without earlier releases. */
  previousAssets: string | undefined;
  /** How many releases keep their files served, including the new one. */
  kept: number;
}

/** Lists the hashed files of recent builds, newest first, so that the oldest can expire. */
const listName = "assets-by-build.json";

/** Copies the hashed files of earlier builds into the new one, so that open tabs keep working. */
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
