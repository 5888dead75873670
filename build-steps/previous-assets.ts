import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

interface KeepOptions {
  /** The new release's public folder. */
  client: string;
  /** The new release, and when it was made, in ms. */
  id: string;
  timestamp: number;
  releasesFolder: string;
  /** A further folder of hashed files, for a machine that starts without earlier releases. */
  previousAssets: string | undefined;
  /** How many releases keep their files served in any case, including the new one. */
  kept: number;
}

/** The hashed files of a build, and when it was made. */
interface Generation {
  id: string;
  at: number;
  names: string[];
}

/** Lists the hashed files of recent builds, newest first, so that the oldest can expire. */
const listName = "assets-by-build.json";
/** How long a tab may stay open after its build was replaced and find everything that it loads late. */
const servedMs = 48 * 3_600_000;

/** Copies the hashed files and the manifests of earlier builds into the new one, so that open tabs keep working. */
export function keepPreviousAssets({ client, id, timestamp, releasesFolder, previousAssets, kept }: KeepOptions): void {
  const assets = join(client, "assets");
  const own: Generation = { id, at: timestamp, names: readdirSync(assets) };
  const newest = existsSync(releasesFolder) ? readdirSync(releasesFolder).sort().at(-1) : undefined;
  const earlier = newest ? join(releasesFolder, newest, "client", "assets") : previousAssets;
  const all = [own, ...(earlier ? readGenerations(earlier) : [])];
  const isWanted = (_: Generation, at: number) => at < kept || timestamp - (all[at - 1]?.at ?? 0) < servedMs;
  const generations = all.filter(isWanted);
  const former = generations.slice(1);
  for (const name of new Set(former.flatMap(({ names }) => names))) copyIfNew(earlier ?? "", assets, name);
  const [from, to] = [join(earlier ?? "", "../builds/meta"), join(client, "builds", "meta")];
  mkdirSync(to, { recursive: true });
  for (const generation of former) if (generation.id) copyIfNew(from, to, `${generation.id}.json`);
  writeFileSync(join(assets, listName), JSON.stringify(generations));
}

function copyIfNew(from: string, to: string, name: string): void {
  if (existsSync(join(from, name)) && !existsSync(join(to, name))) copyFileSync(join(from, name), join(to, name));
}

function readGenerations(assets: string): Generation[] {
  const list = join(assets, listName);
  if (existsSync(list)) return JSON.parse(readFileSync(list, "utf8")).map(generationOf);
  const names = existsSync(assets) ? readdirSync(assets).filter((name) => !/\.(br|gz)$/.test(name)) : [];
  return names.length > 0 ? [{ id: "", at: 0, names }] : [];
}

/** Releases of before listed names alone. */
function generationOf(listed: Generation | string[]): Generation {
  return Array.isArray(listed) ? { id: "", at: 0, names: listed } : listed;
}
