import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { ImageSource } from "#shared/image-address.ts";

/**
 * Every picture under `public/images/` by its plain address, with natural size and an address that carries a hash of
 * its bytes, so that copies can be cached for a year.
 */
export async function readPictures(root: string): Promise<Map<string, ImageSource>> {
  const folder = join(root, "public", "images");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(webp|jpg|png)$/.test(name),
  );
  const sources = await Promise.all(
    names.map(async (name): Promise<[string, ImageSource]> => {
      const file = join(folder, name);
      const hash = createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 8);
      const address = `/images/${name}`;
      return [address, { src: address.replace(/(\.\w+)$/, `.${hash}$1`), ...(await naturalSize(file)) }];
    }),
  );
  return new Map(sources);
}

/** Natural size of a picture in px, and whether it has no ground; zeros and one log line when it cannot be read. */
export async function naturalSize(file: string): Promise<Pick<ImageSource, "width" | "height" | "isCutout">> {
  try {
    const { width, height, hasAlpha } = await sharp(file).metadata();
    return { width, height, ...(hasAlpha && { isCutout: true }) };
  } catch (error) {
    console.error(`image size lookup failed for ${file}: ${error instanceof Error ? error.message : String(error)}`);
    return { width: 0, height: 0 };
  }
}
