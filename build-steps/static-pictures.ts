import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createImages } from "../server/images/images.ts";

/** As many at once as keep the cores busy while others wait for the disk. */
const parallel = 4;

interface StaticPictures {
  addresses: Iterable<string>;
  publicFolder: string;
  /** Shared by all builds and exports, so that only new pictures take time. */
  cacheFolder: string;
  /** Where the files go. */
  folder: string;
}

/** Makes every picture as a file; one that cannot be made ends the export. */
export async function writePictures({ addresses, folder, ...folders }: StaticPictures): Promise<void> {
  const answerImage = createImages(folders);
  const request = new Request("http://localhost");
  await inTurns(addresses, async (address) => {
    const answer = await answerImage(address.split("/").map(encodeURIComponent).join("/"), request);
    if (!answer.ok) throw new Error(`the picture ${address} cannot be made (${answer.status})`);
    await writeAnswer(join(folder, address), answer);
  });
}

/** Does something for each of many, a few at once. */
export async function inTurns<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item);
    }),
  );
}

/** Writes what was answered to a file. */
export async function writeAnswer(file: string, answer: Response): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, new Uint8Array(await answer.arrayBuffer()));
}
