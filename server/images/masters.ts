import { realpath, stat } from "node:fs/promises";
import { basename, join, sep } from "node:path";

/** The picture that renditions are made from. */
export interface Master {
  /** Below the public folder. */
  path: string;
  /** Changes whenever the bytes do. */
  version: string;
  modified: Date;
  /** The name carries the hash of the bytes, so no rendition can ever change. */
  isHashed: boolean;
}

/** A picture that people made for the web is far smaller; more is a mistake or an attack. */
const largestMasterBytes = 32_000_000;
const originals = [".jpg", ".jpeg", ".png"] as const;
const hashedName = /^(images\/.+)\.[0-9a-f]{8}(\.\w+)$/;

/**
 * Finds the file behind an address. The build keeps a copy of each picture of the last three releases under a name
 * with its hash in `assets/`. Where there is none, in development or in a tab older than that, a hashed address gets
 * the picture that has the plain name now, and keeps it for as short as a plain one.
 * @returns 403 for a link that leads outside, 404 for anything that is no picture of ours
 */
export async function findMaster(publicFolder: string, path: string): Promise<Master | 403 | 404> {
  if (!path.startsWith("images/") || !/\.(webp|jpe?g|png)$/i.test(path)) return 404;
  const [, stem, ending] = hashedName.exec(path) ?? [];
  if (!stem) return readMaster(publicFolder, path, "images");
  for (const [name, folder] of [
    [join("assets", basename(path)), "assets"],
    [path, "images"],
    [stem + ending, "images"],
    // While developing no build has made masters of photographs.
    ...(ending === ".webp" ? originals.map((original) => [stem + original, "images"] as const) : []),
  ] as const) {
    const found = await readMaster(publicFolder, name, folder);
    if (found !== 404) return found;
  }
  return 404;
}

async function readMaster(
  publicFolder: string,
  path: string,
  folder: "images" | "assets",
): Promise<Master | 403 | 404> {
  try {
    // Compared by real path: a link inside the folder may point outside it.
    const [root, real] = await Promise.all([realpath(join(publicFolder, folder)), realpath(join(publicFolder, path))]);
    if (!real.startsWith(root + sep)) return 403;
    const { size, mtime, mtimeMs } = await stat(real);
    if (size > largestMasterBytes) return 404;
    const isHashed = folder === "assets";
    return { path, version: isHashed ? path : `${path}|${mtimeMs}|${size}`, modified: mtime, isHashed };
  } catch {
    return 404;
  }
}
