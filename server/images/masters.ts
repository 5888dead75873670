import { realpath, stat } from "node:fs/promises";
import { basename, join, sep } from "node:path";

/** The picture that renditions are made from. */
export interface Master {
  /** Relative to the public folder. */
  path: string;
  /** Changes with the bytes. */
  version: string;
  modified: Date;
  /** The name contains the content hash, so renditions never change. */
  isHashed: boolean;
}

/** Pictures made for the web are far smaller; anything larger is a mistake or an attack. */
const largestMasterBytes = 32_000_000;
const originals = [".jpg", ".jpeg", ".png"] as const;
const hashedName = /^(images\/.+)\.[0-9a-f]{8}(\.\w+)$/;

/**
 * Finds the file behind an address. The build keeps each picture of the last three releases in `assets/`, under a name
 * with its hash. Where that is missing, in development or for an older tab, a hashed address gets the picture that has
 * the plain name now, cached as briefly as a plain address.
 * @returns 403 for a link that leads outside, 404 for anything that is not one of our pictures
 */
export async function findMaster(publicFolder: string, path: string): Promise<Master | 403 | 404> {
  if (!path.startsWith("images/") || !/\.(webp|jpe?g|png)$/i.test(path)) return 404;
  const [, stem, ending] = hashedName.exec(path) ?? [];
  if (!stem) return readMaster(publicFolder, path, "images");
  for (const [name, folder] of [
    [join("assets", basename(path)), "assets"],
    [path, "images"],
    [stem + ending, "images"],
    // In development no build has made masters of photographs.
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
    // Compared by real path: a symbolic link inside the folder may point outside it.
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
