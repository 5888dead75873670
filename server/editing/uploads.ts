import { existsSync, lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { rightName } from "#model/fields/measure-pictures.server.ts";
import { largestPicturePixels, masterAddress, masterBounds } from "#model/reading/pictures.server.ts";
import { writeWhole } from "./content-file.ts";
import { SpliceError } from "./splice-yaml.ts";

export const largestUploadBytes = 20 * 1024 * 1024;
const leastWidth = 640;
const formats = ["jpeg", "png", "webp"];
const named = /^[a-z0-9][a-z0-9-]*\.(webp|jpe?g|png)$/;

export type Uploads = ReturnType<typeof openUploads>;

/** The pictures of the site that is edited: those of its build, and those that came since. */
export function openUploads(root: string) {
  const folder = join(root, "public/images");
  const since = new Map<string, string>();
  return {
    /** Masters that the build does not have, by the address in pages, with the name of their file. */
    since: since as ReadonlyMap<string, string>,
    /**
     * Keeps a picture as a master, upright and without what the camera wrote into it; a name that is taken gets a number.
     * @throws SpliceError
     */
    async keep(name: string, bytes: Uint8Array): Promise<{ address: string }> {
      if (!existsSync(folder) || [join(root, "public"), folder].some((path) => lstatSync(path).isSymbolicLink()))
        throw new SpliceError("public/images/ is no folder of this site's own, so no picture is kept there");
      const master = await masterOf(bytes);
      const stem = rightName(`/images/${name}`)
        .slice(8)
        .replace(/\.\w+$/, "")
        .slice(0, 60);
      const file = freeName(folder, stem);
      writeWhole(root, `public/images/${file}`, master);
      const address = `/images/${file}`;
      since.set(masterAddress(join(root, "public"), address), file);
      return { address };
    },
    /** The bytes of a picture; undefined if there is none of this name. */
    read(name: string): Uint8Array | undefined {
      return named.test(name) && existsSync(join(folder, name)) ? readFileSync(join(folder, name)) : undefined;
    },
  };
}

function freeName(folder: string, stem: string): string {
  const isTaken = (name: string) =>
    [".webp", ".jpg", ".jpeg", ".png"].some((ending) => existsSync(join(folder, name + ending)));
  let name = stem;
  for (let count = 2; isTaken(name); count++) name = `${stem}-${count}`;
  return `${name}.webp`;
}

async function masterOf(bytes: Uint8Array): Promise<Uint8Array> {
  const picture = sharp(bytes, { limitInputPixels: largestPicturePixels });
  const found = await picture.metadata().catch(() => undefined);
  if (!found || !formats.includes(found.format))
    throw new SpliceError("this is no picture of at most 40 megapixels; save it as .jpg, .png or .webp");
  if (found.autoOrient.width < leastWidth)
    throw new SpliceError(`the picture is ${found.autoOrient.width} px wide; at least ${leastWidth} are needed`);
  const fitted = picture.autoOrient().resize({ ...masterBounds, fit: "inside", withoutEnlargement: true });
  return fitted
    .webp({ quality: 90 })
    .toBuffer()
    .catch(() => {
      throw new SpliceError("the picture breaks off; save it once more and try again");
    });
}
