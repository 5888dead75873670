import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { pictureProblems } from "./picture-problems.server.ts";
import { naturalSize, readPictures } from "./pictures.server.ts";

const root = mkdtempSync(join(tmpdir(), "studio-site-pictures-"));
const folder = join(root, "public");
mkdirSync(join(folder, "images", "deep"), { recursive: true });

const draw = (name: string, { channels = 3 as 3 | 4, width = 80, height = 60 } = {}) =>
  sharp({ create: { width, height, channels, background: "#f66b2d80" } }).toFile(join(folder, "images", name));

test("IMG-8 a picture that cannot be read has no size, and one line names its address", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  writeFileSync(join(folder, "images", "broken.jpg"), "no picture");
  for (const name of ["broken.jpg", "nowhere.jpg"]) {
    log.mockClear();
    expect(await naturalSize(folder, `/images/${name}`)).toEqual({ width: 0, height: 0, ratio: 0 });
    expect(log.mock.calls).toEqual([[expect.stringContaining(`/images/${name}`)]]);
    expect(log.mock.calls.join()).not.toContain(root);
  }
  log.mockRestore();
});

test("IMG-8 a picture says its size, and whether it has no ground", async () => {
  await draw("a.jpg", { width: 800, height: 600 });
  await draw("cut.webp", { channels: 4 });
  expect(await naturalSize(folder, "/images/a.jpg")).toEqual({ width: 800, height: 600, ratio: 4 / 3 });
  expect(await naturalSize(folder, "/images/cut.webp")).toEqual({
    width: 80,
    height: 60,
    ratio: 4 / 3,
    isCutout: true,
  });
});

test("pictures are known by their plain address and carry the hash of their bytes in the one that is asked for", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await draw("deep/b.webp");
  const hash = createHash("sha256")
    .update(readFileSync(join(folder, "images", "deep", "b.webp")))
    .digest("hex");
  const pictures = await readPictures(root);
  expect(pictures.get("/images/deep/b.webp")).toEqual({
    src: `/images/deep/b.${hash.slice(0, 8)}.webp`,
    width: 80,
    height: 60,
  });
  log.mockRestore();
});

test("IMG-11 a picture named with a query is not a picture that content can name", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect((await readPictures(root)).has("/images/a.jpg?v=2")).toBe(false);
  log.mockRestore();
});

test("each picture that cannot be shown is named with what to do, and a photograph of 40 megapixels is taken", async () => {
  const own = mkdtempSync(join(tmpdir(), "studio-site-photographs-"));
  const images = join(own, "public", "images");
  mkdirSync(images, { recursive: true });
  const save = (name: string, width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#06c" } }).toFile(join(images, name));
  await save("photo.jpg", 7700, 5190);
  await save("vast.jpg", 8000, 6000);
  await save("tiny.png", 300, 200);
  await save("My Photo (1).JPG", 800, 600);
  await save("twice.png", 800, 600);
  await save("twice.webp", 800, 600);
  await save("moving.gif", 800, 600);
  await save("other.tiff", 800, 600);
  writeFileSync(join(images, "nothing.webp"), "");
  writeFileSync(
    join(images, "waving.webp"),
    await sharp(Buffer.alloc(700 * 100 * 3, 90).fill(200, 0, 700 * 50 * 3), {
      raw: { width: 700, height: 100, channels: 3, pageHeight: 50 },
    })
      .webp({ delay: [90, 90] })
      .toBuffer(),
  );
  mkdirSync(join(own, "public", "loops"));
  writeFileSync(join(own, "public", "loops", "sea.av1.mp4"), Buffer.from("moov udta ©xyz+56.46-002.97/", "latin1"));
  writeFileSync(join(own, "public", "favicon.svg"), "<svg/>");
  for (const name of ["IMG_1.HEIC", "torn.png", "notes.docx", ".DS_Store"])
    writeFileSync(join(images, name), "no picture");
  const said = (await pictureProblems(own)).map(
    ({ file, reason }) => `${file.replace("public/images/", "")}: ${reason}`,
  );
  const convert =
    "is not a picture format that the site accepts; save it as .jpg, .png or .webp, or move it out of public/images/";
  expect(said.toSorted()).toEqual(
    [
      "vast.jpg: is 8000 × 6000 px, 48 megapixels; at most 40 are taken, and 3072 px in width are enough",
      "tiny.png: is 300 px wide; at least 640 are needed",
      "My Photo (1).JPG: an address has small letters from a to z, digits and dashes; rename it to my-photo-1.jpg",
      "twice.png: twice.webp exists too; remove one of the two",
      "nothing.webp: is empty; copy it once more",
      "waving.webp: is animated, and the page would show only its first frame; save one frame, or make a film for public/loops/",
      "public/loops/sea.av1.mp4: says where it was filmed; save it without that: ffmpeg -i old.mp4 -map_metadata -1 -c copy new.mp4",
      "public/favicon.svg: would be published as it is, with what the camera wrote into it, such as the place; move it into public/images/",
      `moving.gif: ${convert}`,
      `other.tiff: ${convert}`,
      `notes.docx: ${convert}`,
      "IMG_1.HEIC: no browser shows HEIC; export it as JPEG from the phone or the photo library",
      "torn.png: cannot be read as a picture; save it once more as .jpg, .png or .webp",
    ].toSorted(),
  );
});
