import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** With a base path the framework nests pages, but not assets, in a folder of that name; the server strips the base. */
export function liftBase(client: string, basePath: string): void {
  if (basePath === "/") return;
  const [first = ""] = basePath.split("/").filter(Boolean);
  const nested = join(client, ...basePath.split("/").filter(Boolean));
  if (!existsSync(nested)) throw new Error(`the build wrote no pages to ${nested}`);
  const lifted = `${client}-pages`;
  renameSync(nested, lifted);
  rmSync(join(client, first), { recursive: true, force: true });
  cpSync(lifted, client, { recursive: true });
  rmSync(lifted, { recursive: true });
}

/** What open pages learn of a build. */
interface Manifest {
  id: string;
  timestamp: number;
  code: string;
  prerendered: string[];
}

export function writeManifests(client: string, manifest: Manifest): void {
  const { id, timestamp, code } = manifest;
  mkdirSync(join(client, "builds", "meta"), { recursive: true });
  writeFileSync(join(client, "builds", "meta", `${id}.json`), JSON.stringify(manifest));
  writeFileSync(join(client, "builds", "latest.json"), JSON.stringify({ id, timestamp, code }));
}
