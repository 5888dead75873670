import { mkdirSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { contentCopy } from "../../tests/support/content-copy.ts";
import { openUploads } from "./uploads.ts";

const picture = (width: number) => sharp({ create: { width, height: 500, channels: 3, background: "teal" } });

function openFolder() {
  const root = mkdtempSync(join(tmpdir(), "studio-site-uploads-"));
  mkdirSync(join(root, "public/images"), { recursive: true });
  return { root, uploads: openUploads(root), names: () => readdirSync(join(root, "public/images")).sort() };
}

test("a photograph becomes a master, upright and without the camera's notes, under a name of its own", async () => {
  const { root, uploads, names } = openFolder();
  const bytes = await picture(900)
    .withExif({ IFD0: { Copyright: "somebody" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await expect(uploads.keep("IMG 4021.JPG", bytes)).rejects.toThrow("500 px wide");
  const wide = await picture(900)
    .withExif({ IFD0: { Copyright: "somebody" } })
    .jpeg()
    .toBuffer();
  expect(await uploads.keep("IMG 4021.JPG", wide)).toEqual({ address: "/images/img-4021.webp" });
  expect(await uploads.keep("IMG 4021.JPG", wide)).toEqual({ address: "/images/img-4021-2.webp" });
  expect(names()).toEqual(["img-4021-2.webp", "img-4021.webp"]);
  const { format, exif, width } = await sharp(join(root, "public/images/img-4021.webp")).metadata();
  expect([format, exif, width]).toEqual(["webp", undefined, 900]);
});

test("what is no picture, is too small or breaks off is refused, and nothing is kept", async () => {
  const { uploads, names } = openFolder();
  const good = await picture(900).jpeg().toBuffer();
  const gif = await picture(900).gif().toBuffer();
  for (const bytes of [Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), Buffer.from("words"), gif])
    await expect(uploads.keep("x.jpg", bytes)).rejects.toThrow("no picture");
  await expect(uploads.keep("x.jpg", await picture(300).png().toBuffer())).rejects.toThrow("300 px wide");
  await expect(uploads.keep("x.jpg", good.subarray(0, good.length / 2))).rejects.toThrow("breaks off");
  expect(names()).toEqual([]);
});

test("nothing is written through a link, nor read beside the pictures", async () => {
  const uploads = openUploads(contentCopy());
  await expect(uploads.keep("x.jpg", await picture(900).jpeg().toBuffer())).rejects.toThrow("of this site's own");
  for (const name of ["../../content/site.yaml", "..%2fx.webp", "none.webp"])
    expect(uploads.read(name)).toBeUndefined();
});
