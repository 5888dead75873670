import sharp from "sharp";
import { largestPicturePixels, masterBounds } from "#model/reading/pictures.server.ts";

/** Upright, no larger than pages need, and without the camera's metadata, such as the place. */
export function makeMaster(file: string): Promise<Buffer> {
  return sharp(file, { limitInputPixels: largestPicturePixels, autoOrient: true })
    .resize({ ...masterBounds, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 88 })
    .toBuffer();
}
