import { existsSync, statSync } from "node:fs";
import { basename, extname, join } from "node:path";
import sharp from "sharp";
import { rightName } from "../fields/measure-pictures.server.ts";
import type { ContentProblem } from "./content-error.server.ts";
import { asWebp, largestPicturePixels, listFiles, oncePerVersion } from "./pictures.server.ts";

const leastWidth = 640;
const mostBytes = 32_000_000;
const formats = ["jpeg", "png", "webp"];

/** Every file among the pictures that the site cannot show, with what to do about it. */
export async function pictureProblems(root: string): Promise<ContentProblem[]> {
  const folder = join(root, "public");
  const reasons = await Promise.all(
    listFiles(folder).map(async (address) => ({ address, reason: await reasonAgainst(folder, address) })),
  );
  return reasons.flatMap(({ address, reason }) => (reason ? [{ file: `public${address}`, field: "", reason }] : []));
}

async function reasonAgainst(folder: string, address: string): Promise<string | undefined> {
  const file = join(folder, address);
  const ending = extname(address).toLowerCase();
  if (/^\.hei[cf]$/.test(ending)) return "no browser shows HEIC; export it as JPEG from the phone or the photo library";
  if (!/^\.(webp|jpe?g|png)$/.test(ending)) {
    return "is no picture that the site takes; save it as .jpg, .png or .webp, or move it out of public/images/";
  }
  const right = rightName(address);
  if (right !== address)
    return `an address has small letters from a to z, digits and dashes; rename it to ${right.slice(8)}`;
  const twin = asWebp(address);
  if (twin !== address && existsSync(join(folder, twin)))
    return `there is a ${basename(twin)} too; take one of the two away`;
  if (statSync(file).size > mostBytes) return "has more than 32 MB; save it as .jpg, which is far smaller";
  return sizeReason(folder, address);
}

const sizeReason = oncePerVersion(async (folder, address): Promise<string | undefined> => {
  const found = await sharp(join(folder, address), { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!found) return "cannot be read as a picture; save it once more as .jpg, .png or .webp";
  if (!formats.includes(found.format)) return `is really ${found.format}; save it as .jpg, .png or .webp`;
  const { width, height } = found.autoOrient;
  const pixels = width * height;
  if (pixels > largestPicturePixels) {
    return `is ${width} × ${height} px, ${Math.ceil(pixels / 1e6)} megapixels; at most 40 are taken, and 3072 px in width are enough`;
  }
  return width < leastWidth ? `is ${width} px wide; at least ${leastWidth} are needed` : undefined;
});
