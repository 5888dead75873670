import { existsSync, readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, extname, join, sep } from "node:path";
import { rightName } from "../fields/measure-pictures.server.ts";
import type { ContentProblem } from "./content-error.server.ts";
import { namesIn } from "./content-files.server.ts";
import { filmFault, pictureFault } from "./picture-faults.server.ts";
import { asWebp, listFiles, oncePerVersion } from "./pictures.server.ts";

const mostBytes = 32_000_000;

/** Every file among the pictures that the site cannot show, with what to do about it. */
export async function pictureProblems(root: string): Promise<ContentProblem[]> {
  const folder = join(root, "public");
  const reasons = await Promise.all([
    ...listFiles(folder).map(async (address) => ({ address, reason: await reasonAgainst(folder, address) })),
    ...filmsIn(folder).map(async (address) => ({ address, reason: await filmReason(folder, address) })),
    ...picturesElsewhere(folder).map((address) => ({ address, reason: elsewhere })),
  ]);
  return reasons.flatMap(({ address, reason }) => (reason ? [{ file: `public${address}`, field: "", reason }] : []));
}

const elsewhere =
  "would be published as it is, with what the camera wrote into it, such as the place; move it into public/images/";

/** Only the pictures of one folder are made anew for visitors. */
function picturesElsewhere(publicFolder: string): string[] {
  return readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => /\.(?:webp|jpe?g|png|gif|avif|hei[cf]|tiff?|bmp|jxl|svg|ico)$/i.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(publicFolder.length).split(sep).join("/"))
    .filter((address) => !address.startsWith("/images/"));
}

function filmsIn(publicFolder: string): string[] {
  const names = namesIn(join(publicFolder, "loops"));
  return names.filter((name) => name.endsWith(".mp4")).map((name) => `/loops/${name}`);
}

async function reasonAgainst(folder: string, address: string): Promise<string | undefined> {
  const file = join(folder, address);
  const ending = extname(address).toLowerCase();
  if (/^\.hei[cf]$/.test(ending)) return "no browser shows HEIC; export it as JPEG from the phone or the photo library";
  if (!/^\.(webp|jpe?g|png)$/.test(ending)) {
    return "is not a picture format that the site accepts; save it as .jpg, .png or .webp, or move it out of public/images/";
  }
  const right = rightName(address);
  if (right !== address)
    return `an address has small letters from a to z, digits and dashes; rename it to ${right.slice(8)}`;
  const webp = asWebp(address);
  if (webp !== address && existsSync(join(folder, webp))) return `${basename(webp)} exists too; remove one of the two`;
  if (statSync(file).size > mostBytes) return "has more than 32 MB; save it as .jpg, which is far smaller";
  return pictureReason(folder, address);
}

const pictureReason = oncePerVersion(async (folder, address) => pictureFault(await readFile(join(folder, address))));
const filmReason = oncePerVersion((folder, address) => filmFault(join(folder, address)));
