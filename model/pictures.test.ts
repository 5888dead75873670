import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { naturalSize, readPictures } from "./pictures.server.ts";

const root = mkdtempSync(join(tmpdir(), "lodewright-pictures-"));
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

test("IMG-11 a picture named with a query is no picture that content can name", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect((await readPictures(root)).has("/images/a.jpg?v=2")).toBe(false);
  log.mockRestore();
});
