import { mkdirSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { contentCopy } from "../../tests/support/content-copy.ts";
import { openStore } from "../database/store.ts";
import { openDraftPictures } from "./drafts/draft-pictures.ts";
import { openUploads } from "./uploads.ts";

const picture = (width: number) => sharp({ create: { width, height: 500, channels: 3, background: "teal" } });

async function openFolder(root = mkdtempSync(join(tmpdir(), "studio-site-uploads-"))) {
  const { database } = await openStore({ dataFolder: mkdtempSync(join(tmpdir(), "studio-site-uploads-")) });
  onTestFinished(() => database.destroy());
  mkdirSync(join(root, "public/images"), { recursive: true });
  const pictures = openDraftPictures(database);
  return { root, pictures, uploads: openUploads(root, pictures) };
}

test("a photograph becomes a master, upright and without the camera's notes, under a name of its own", async () => {
  const { root, uploads } = await openFolder();
  const bytes = await picture(900)
    .withExif({ IFD0: { Copyright: "somebody" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await expect(uploads.keep("ada", "IMG 4021.JPG", bytes)).rejects.toThrow("500 px wide");
  const wide = await picture(900)
    .withExif({ IFD0: { Copyright: "somebody" } })
    .jpeg()
    .toBuffer();
  expect(await uploads.keep("ada", "IMG 4021.JPG", wide)).toEqual({ address: "/images/img-4021.webp" });
  expect(await uploads.keep("ben", "IMG 4021.JPG", wide)).toEqual({ address: "/images/img-4021-2.webp" });
  expect(readdirSync(join(root, "public/images"))).toEqual([]);
  const { format, exif, width } = await sharp(await uploads.read("ada", "img-4021.webp")).metadata();
  expect([format, exif, width]).toEqual(["webp", undefined, 900]);
  expect(await uploads.read("ben", "img-4021.webp")).toBeUndefined();
});

/** Two pictures, one after the other. */
function moving(format: "webp"): Promise<Buffer> {
  const pixels = Buffer.alloc(900 * 1000 * 3, 90).fill(200, 0, 900 * 500 * 3);
  return sharp(pixels, { raw: { width: 900, height: 1000, channels: 3, pageHeight: 500 } })
    [format]({ delay: [90, 90] })
    .toBuffer();
}

/** A PNG that announces more pictures than its first. */
function withAnimation(png: Buffer): Buffer {
  const chunk = Buffer.alloc(20);
  chunk.writeUInt32BE(8, 0);
  chunk.write("acTL", 4, "latin1");
  chunk.writeUInt32BE(2, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 16)), 16);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

test("what is not a picture, is too small or breaks off is refused, and nothing is kept", async () => {
  const { uploads, pictures } = await openFolder();
  const good = await picture(900).jpeg().toBuffer();
  const gif = await picture(900).gif().toBuffer();
  const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' width='900' height='900'/>");
  const vast = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  for (const [bytes, reason] of [
    [svg, "is really svg; save it as .jpg, .png or .webp"],
    [gif, "is really gif; save it as .jpg, .png or .webp"],
    [Buffer.from("words"), "cannot be read as a picture"],
    [Buffer.alloc(0), "is empty; copy it once more"],
    [vast, "is 8000 × 6000 px, 48 megapixels; at most 40 are taken"],
    [await moving("webp"), "is animated, and the page would show only its first frame"],
    [withAnimation(await picture(900).png().toBuffer()), "is animated, and the page would show only its first frame"],
  ] as const)
    await expect(uploads.keep("ada", "x.jpg", bytes)).rejects.toThrow(`the picture ${reason}`);
  await expect(uploads.keep("ada", "x.jpg", await picture(300).png().toBuffer())).rejects.toThrow("300 px wide");
  await expect(uploads.keep("ada", "x.jpg", good.subarray(0, good.length / 2))).rejects.toThrow("is incomplete");
  expect((await pictures.of("ada")).size).toBe(0);
});

test("nothing is kept for a folder that is a link, nor read beside the pictures", async () => {
  const { uploads } = await openFolder(contentCopy());
  const sound = await picture(900).jpeg().toBuffer();
  await expect(uploads.keep("ada", "x.jpg", sound)).rejects.toThrow("of this site's own");
  for (const name of ["../../content/site.yaml", "..%2fx.webp", "none.webp"])
    expect(await uploads.read("ada", name)).toBeUndefined();
});
