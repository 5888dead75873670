import { existsSync, lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { rightName } from "#model/fields/measure-pictures.server.ts";
import { pictureFault } from "#model/reading/picture-faults.server.ts";
import { masterBounds } from "#model/reading/pictures.server.ts";
import type { DraftPictures } from "./drafts/draft-pictures.ts";
import { SpliceError } from "./splice-yaml.ts";
import { thumbnailOf } from "./thumbnails.ts";

export const largestUploadBytes = 20 * 1024 * 1024;
/** What one editor may keep that is not published. */
const mostUploadedBytes = 200 * 1024 * 1024;
const named = /^[a-z0-9][a-z0-9-]*\.(webp|jpe?g|png)$/;

export type Uploads = ReturnType<typeof openUploads>;

/** The pictures of the site that is edited: those in its folder, and those of drafts, which only their editor sees. */
export function openUploads(root: string, pictures: DraftPictures) {
  const folder = join(root, "public/images");
  return {
    addresses: pictures.addresses,
    /**
     * Keeps a picture in a draft, as a master, upright and without what the camera wrote into it; a name that is taken
     * gets a number.
     * @throws SpliceError
     */
    async keep(editor: string, name: string, bytes: Uint8Array): Promise<{ address: string }> {
      if ((await pictures.bytesOf(editor)) + bytes.length > mostUploadedBytes)
        throw new SpliceError(
          "your unpublished pictures have reached 200 MB, the maximum; publish some, or discard your draft",
        );
      if (!existsSync(folder) || [join(root, "public"), folder].some((path) => lstatSync(path).isSymbolicLink()))
        throw new SpliceError("public/images/ is not a folder of this site's own, so pictures cannot be stored there");
      const master = await masterOf(bytes);
      const stem = rightName(`/images/${name}`)
        .slice(8)
        .replace(/\.\w+$/, "")
        .slice(0, 60);
      for (let count = 1; ; count++) {
        const free = count === 1 ? stem : `${stem}-${count}`;
        if (!isTaken(folder, free) && (await pictures.add(editor, `${free}.webp`, master)))
          return { address: `/images/${free}.webp` };
      }
    },
    read,
    /** The same as a thumbnail. */
    async readSmall(editor: string, name: string): Promise<Uint8Array | undefined> {
      const bytes = await read(editor, name);
      return bytes && (await thumbnailOf(bytes));
    },
  };

  /** The bytes of a picture as this editor sees it; undefined if no picture has this name. */
  async function read(editor: string, name: string): Promise<Uint8Array | undefined> {
    if (!named.test(name)) return undefined;
    const own = await pictures.read(editor, name);
    return own ?? (existsSync(join(folder, name)) ? readFileSync(join(folder, name)) : undefined);
  }
}

function isTaken(folder: string, name: string): boolean {
  return [".webp", ".jpg", ".jpeg", ".png"].some((ending) => existsSync(join(folder, name + ending)));
}

async function masterOf(bytes: Uint8Array): Promise<Uint8Array> {
  const fault = await pictureFault(bytes);
  if (fault) throw new SpliceError(`the picture ${fault}`);
  const fitted = sharp(bytes)
    .autoOrient()
    .resize({ ...masterBounds, fit: "inside", withoutEnlargement: true });
  return fitted
    .webp({ quality: 90 })
    .toBuffer()
    .catch(() => {
      throw new SpliceError("the picture is incomplete; save it again and retry");
    });
}
