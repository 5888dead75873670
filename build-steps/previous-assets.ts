import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

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
