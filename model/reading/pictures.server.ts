import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import sharp from "sharp";
import type { ImageSource } from "#shared/image-address.ts";
import { isTolerated } from "./content-files.server.ts";

/** Large enough for any camera; more is a mistake or an attack. */
export const largestPicturePixels = 40_000_000;
/** Masters are reduced to fit this: no page requests a wider rendition. */
export const masterBounds = { width: 3072, height: 4096 } as const;

/**
 * Every picture under `public/images/` by its plain address, with its natural size and its master's address, whose hash
 * of the bytes lets renditions be cached for a year.
 */
export async function readPictures(root: string): Promise<Map<string, ImageSource>> {
  const folder = join(root, "public");
  const sources = await Promise.all(
    listPictures(folder).map(async (address): Promise<[string, ImageSource]> => {
      return [address, await sourceOf(folder, address)];
    }),
  );
  return new Map(sources);
}

const sourceOf = oncePerVersion(async (folder, address): Promise<ImageSource> => {
  const { ratio: _, ...size } = await naturalSize(folder, address);
  return { src: masterAddress(folder, address), ...size };
});

/** Memoises what is found in a picture, as long as its file is the same. */
export function oncePerVersion<Found>(find: (publicFolder: string, address: string) => Promise<Found>) {
  const kept = new Map<string, { version: string; found: Promise<Found> }>();
  return (publicFolder: string, address: string): Promise<Found> => {
    const { dev, ino, mtimeMs, size } = statSync(join(publicFolder, address));
    const name = `${dev} ${address}`;
    const version = `${ino} ${mtimeMs} ${size}`;
    const known = kept.get(name);
    if (known?.version === version) return known.found;
    const found = find(publicFolder, address);
    kept.set(name, { version, found });
    return found;
  };
}

/** Plain addresses of the pictures in a public folder. */
export function listPictures(publicFolder: string): string[] {
  return listFiles(publicFolder).filter((name) => /\.(webp|jpe?g|png)$/i.test(name));
}

/** Plain addresses of all files among the pictures. */
export function listFiles(publicFolder: string): string[] {
  return readdirSync(join(publicFolder, "images"), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && !isTolerated(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(publicFolder.length).split(sep).join("/"));
}

/** A picture's address with the hash of its bytes before the extension. */
export function hashedAddress(publicFolder: string, address: string): string {
  const bytes = readFileSync(join(publicFolder, address));
  return address.replace(/(\.\w+)$/, `.${createHash("sha256").update(bytes).digest("hex").slice(0, 8)}$1`);
}

/** The address of the master that the build makes: always WebP, whatever a camera or phone saved. */
export function masterAddress(publicFolder: string, address: string): string {
  return asWebp(hashedAddress(publicFolder, address));
}

export function asWebp(address: string): string {
  return address.replace(/\.(jpe?g|png)$/i, ".webp");
}

/** Size of a picture's master in px, and whether it is transparent; zeros and one log line if it cannot be read. */
export async function naturalSize(
  publicFolder: string,
  address: string,
): Promise<Pick<ImageSource, "width" | "height" | "isCutout"> & { ratio: number }> {
  try {
    const { autoOrient, hasAlpha } = await sharp(join(publicFolder, address)).metadata();
    const { width, height } = withinBounds(autoOrient);
    return { width, height, ratio: width / height, ...(hasAlpha && { isCutout: true }) };
  } catch {
    console.error(`image size lookup failed for ${address}`);
    return { width: 0, height: 0, ratio: 0 };
  }
}

function withinBounds({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, masterBounds.width / width, masterBounds.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
