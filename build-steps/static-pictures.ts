import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { workAloud } from "../cli/progress.ts";
import { createImages } from "../server/images/images.ts";
import { createSharePictures, type SharePicturesOptions } from "../server/images/share-pictures.ts";
import { isListed, sharePicturePath } from "../shared/page-files.ts";

interface StaticPictures {
  addresses: ReadonlySet<string>;
  publicFolder: string;
  /** Shared by all builds and exports, so that only new pictures take time. */
  cacheFolder: string;
  /** The output folder. */
  folder: string;
}

/** Makes every picture as a file; a single failure ends the export. */
export async function writePictures({ addresses, folder, ...folders }: StaticPictures): Promise<void> {
  const respondWithImage = createImages(folders);
  const request = new Request("http://localhost");
  await workAloud("pictures", addresses, async (address) => {
    const response = await respondWithImage(address.split("/").map(encodeURIComponent).join("/"), request);
    if (!response.ok) throw new Error(`the picture ${address} cannot be made (${response.status})`);
    await writeResponse(join(folder, address), response);
  });
}

interface StaticSharePictures {
  paths: Iterable<string>;
  findCard: SharePicturesOptions["findCard"];
  publicFolder: string;
  cacheFolder: string;
  folder: string;
}

/** Draws the share picture of every page that may be shared. */
export async function writeSharePictures({ paths, folder, ...options }: StaticSharePictures): Promise<void> {
  const respondWithSharePicture = createSharePictures(options);
  const shared = [...paths].filter((path) => isListed(path) && options.findCard(path)).map(sharePicturePath);
  await workAloud("pictures for sharing", shared, async (path) => {
    const drawn = await respondWithSharePicture(path, new Request("http://localhost"));
    if (!drawn.ok) throw new Error(`the picture ${path} cannot be drawn (${drawn.status})`);
    await writeResponse(join(folder, path), drawn);
  });
}

async function writeResponse(file: string, response: Response): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, new Uint8Array(await response.arrayBuffer()));
}
