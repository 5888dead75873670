import { copyFileSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { hashedAddress, listPictures } from "../model/pictures.server.ts";
import { createImages } from "../server/images/images.ts";

/** As many at once as keep the cores busy while others wait for the disk. */
const parallel = 4;

/**
 * Puts a copy of each picture among the hashed files, which stay for three releases: a tab that was opened before a
 * picture changed keeps getting the one its page was built with.
 */
export function addHashedPictures(client: string): void {
  for (const address of listPictures(client)) {
    copyFileSync(join(client, address), join(client, "assets", basename(hashedAddress(client, address))));
  }
}

interface HomePictures {
  client: string;
  basePath: string;
  /** Shared by all builds, so that only new pictures take time. */
  folder: string;
}

/** Makes every size of every picture on the home page, so that its first visitor does not wait for them. */
export async function makeHomePictures({ client, basePath, folder }: HomePictures): Promise<void> {
  const answerImage = createImages({ publicFolder: client, cacheFolder: folder });
  const html = readFileSync(join(client, "index.html"), "utf8").replaceAll("&amp;", "&");
  const door = `${basePath}_ipx/`;
  const waiting = [...new Set(html.match(new RegExp(`${door}[^" ,]+`, "g")))];
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      for (let address = waiting.pop(); address; address = waiting.pop()) {
        await answerImage(address.slice(door.length), new Request("http://localhost"));
      }
    }),
  );
}
