import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { scriptHashes } from "../../build-steps/script-hashes.ts";
import { currentRelease, type Release, releaseFile } from "../../server/release/release.ts";

interface NextRelease {
  /** Folder of the current build. */
  from: string;
  to: string;
}

/**
 * Makes a following build: another id, and new names for page scripts. The current build's own files are left out, as on
 * a machine that never had it. Takes a second where a build takes half a minute.
 */
export async function makeNextRelease({ from, to }: NextRelease): Promise<{ id: string }> {
  const current = currentRelease(from);
  if (!current) throw new Error(`there is no build in ${from}`);
  const id = `${current.release.id}-next`;
  const folder = join(to, "releases", id);
  rmSync(to, { recursive: true, force: true });
  mkdirSync(join(to, "releases"), { recursive: true });
  cpSync(current.folder, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const names = readdirSync(join(folder, "client", "assets")).filter((name) => /^page-.*\.js$/.test(name));
  const rename = (text: string) =>
    text.replaceAll(current.release.id, id).replace(/\bpage-[\w-]{8}\.js\b/g, (name) => renamed(name));
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(html|js|data|json|md)$/.test(file)) continue;
    const before = readFileSync(join(folder, file), "utf8");
    const after = rename(before);
    if (after !== before) writeFileSync(join(folder, file), after);
  }
  for (const name of names) {
    const assets = join(folder, "client", "assets");
    cpSync(join(assets, name), join(assets, renamed(name)));
    rmSync(join(assets, name));
  }
  const meta = join(folder, "client", "builds", "meta");
  cpSync(join(meta, `${current.release.id}.json`), join(meta, `${id}.json`));
  const pages = await scriptHashes(join(folder, "client"));
  const release: Release = { ...current.release, id, pages };
  writeFileSync(join(folder, releaseFile), JSON.stringify(release));
  writeFileSync(join(to, "current"), `${id}\n`);
  return { id };
}

function renamed(name: string): string {
  return name.replace(/\.js$/, "-next.js");
}
