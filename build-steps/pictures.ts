import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";
import { workAloud } from "../cli/progress.ts";
import { isTolerated } from "../model/reading/content-files.server.ts";
import { loopAddresses } from "../model/reading/loops.server.ts";
import { asWebp, listPictures, masterAddress, masterBounds } from "../model/reading/pictures.server.ts";
import { createImages } from "../server/images/images.ts";
import { makeMaster } from "../server/images/make-master.ts";
import { escapePattern } from "../shared/escape-pattern.ts";

interface HashedPictures {
  client: string;
  /** Masters of photographs, kept between builds because each takes a second. */
  folder: string;
}

/**
 * Puts a master of each picture among the hashed files, which stay for three releases: a tab opened before a picture
 * changed keeps the one its page was built with. What a camera or a program wrote into a picture, such as the place, is
 * never published: its master takes its place, and what systems leave behind goes.
 */
export async function addHashedPictures({ client, folder }: HashedPictures): Promise<void> {
  for (const leftover of leftoversIn(client)) rmSync(leftover);
  for (const address of listPictures(client)) {
    const name = basename(masterAddress(client, address));
    const original = join(client, address);
    const place = join(client, "assets", name);
    if (await isClean(original)) {
      copyFileSync(original, place);
      continue;
    }
    const kept = join(folder, name);
    if (!existsSync(kept)) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(kept, await masterOf(original, address));
    }
    rmSync(original);
    for (const target of [place, join(client, asWebp(address))]) copyFileSync(kept, target);
  }
}

/** Puts the moving pictures among the hashed files. */
export function addHashedLoops(client: string): void {
  for (const [file, address] of loopAddresses(client)) copyFileSync(join(client, "loops", file), join(client, address));
  rmSync(join(client, "loops"), { recursive: true, force: true });
}

function leftoversIn(client: string): string[] {
  return readdirSync(join(client, "images"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isTolerated(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** Whether a picture can be published as it is. */
async function isClean(file: string): Promise<boolean> {
  const { format, width, height, exif, xmp, iptc, orientation = 1 } = await sharp(file).metadata();
  const isMaster = format === "webp" && width <= masterBounds.width && height <= masterBounds.height;
  return isMaster && orientation === 1 && !exif && !xmp && !iptc;
}

async function masterOf(file: string, address: string): Promise<Buffer> {
  try {
    return await makeMaster(file);
  } catch (error) {
    throw new Error(`public${address} is incomplete; save it again`, { cause: error });
  }
}

interface HomePictures {
  client: string;
  basePath: string;
  /** Shared by all builds, so that only new pictures take time. */
  folder: string;
}

/** Makes every size of every picture on the home page, so that its first visitor need not wait for them. */
export async function makeHomePictures({ client, basePath, folder }: HomePictures): Promise<void> {
  const respondWithImage = createImages({ publicFolder: client, cacheFolder: folder });
  const html = readFileSync(join(client, "index.html"), "utf8").replaceAll("&amp;", "&");
  const door = `${basePath}_ipx/`;
  const addresses = new Set(html.match(new RegExp(`${escapePattern(door)}[^" ,]+`, "g")));
  await workAloud("pictures of the home page", addresses, async (address) => {
    await respondWithImage(address.slice(door.length), new Request("http://localhost"));
  });
}
