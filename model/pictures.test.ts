import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { naturalSize } from "./pictures.server.ts";

const folder = mkdtempSync(join(tmpdir(), "lodewright-pictures-"));

test("IMG-8 a picture that cannot be read has no size, and one line says which", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const broken = join(folder, "broken.jpg");
  writeFileSync(broken, "no picture");
  expect(await naturalSize(broken)).toEqual({ width: 0, height: 0 });
  expect(log.mock.calls).toEqual([[expect.stringContaining(broken)]]);
  log.mockRestore();
});

test("IMG-8 a picture says its size, and whether it has no ground", async () => {
  const picture = { width: 80, height: 60, background: "#f66b2d80" };
  await sharp({ create: { ...picture, channels: 3 } })
    .webp()
    .toFile(join(folder, "a.webp"));
  await sharp({ create: { ...picture, channels: 4 } })
    .webp()
    .toFile(join(folder, "b.webp"));
  expect(await naturalSize(join(folder, "a.webp"))).toEqual({ width: 80, height: 60 });
  expect(await naturalSize(join(folder, "b.webp"))).toEqual({ width: 80, height: 60, isCutout: true });
});
