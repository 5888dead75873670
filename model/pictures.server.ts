import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import sharp from "sharp";
import type { ImageSource } from "#shared/image-address.ts";

/**
 * Every picture under `public/images/` by its plain address, with natural size and an address that carries a hash of
 * its bytes, so that copies can be cached for a year.
 */
export async function readPictures(root: string): Promise<Map<string, ImageSource>> {
  const folder = join(root, "public");
  const sources = await Promise.all(
    listPictures(folder).map(async (address): Promise<[string, ImageSource]> => {
      const { ratio: _, ...size } = await naturalSize(folder, address);
      return [address, { src: hashedAddress(folder, address), ...size }];
    }),
  );
  return new Map(sources);
}

/** Plain addresses of the pictures in a public folder. */
export function listPictures(publicFolder: string): string[] {
  return readdirSync(join(publicFolder, "images"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(webp|jpe?g|png)$/.test(name))
    .map((name) => `/images/${name.split(sep).join("/")}`);
}

/** The address of a picture with the hash of its bytes before the ending. */
export function hashedAddress(publicFolder: string, address: string): string {
  const bytes = readFileSync(join(publicFolder, address));
  return address.replace(/(\.\w+)$/, `.${createHash("sha256").update(bytes).digest("hex").slice(0, 8)}$1`);
}

/** Natural size of a picture in px, and whether it has no ground; zeros and one log line when it cannot be read. */
export async function naturalSize(
  publicFolder: string,
  address: string,
): Promise<Pick<ImageSource, "width" | "height" | "isCutout"> & { ratio: number }> {
  try {
    const { width, height, hasAlpha } = await sharp(join(publicFolder, address)).metadata();
    return { width, height, ratio: width / height, ...(hasAlpha && { isCutout: true }) };
  } catch {
    console.error(`image size lookup failed for ${address}`);
    return { width: 0, height: 0, ratio: 0 };
  }
}
