import { mkdirSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { sharePictureSize } from "#shared/page-files.ts";
import type { ShareCard } from "./share-picture.ts";
import { createSharePictures } from "./share-pictures.ts";

const { width, height } = sharePictureSize;

async function open(more: Partial<ShareCard> = {}) {
  const publicFolder = mkdtempSync(join(tmpdir(), "studio-site-share-"));
  const cacheFolder = join(publicFolder, "cache");
  mkdirSync(join(publicFolder, "images"));
  await sharp({ create: { width: 90, height: 60, channels: 3, background: "#00f" } }).toFile(
    join(publicFolder, "images/scene.webp"),
  );
  const object = await sharp({ create: { width: 40, height: 40, channels: 4, background: "#00f" } })
    .png()
    .toBuffer();
  await sharp({ create: { width: 90, height: 90, channels: 4, background: "#0000" } })
    .composite([{ input: object }])
    .toFile(join(publicFolder, "images/object.webp"));
  const look = { ground: "#f8f4ec", ink: "#161a3b", mark: '<path fill="#161a3b" d="M2 2h44v44H2Z"/>' };
  const card: ShareCard = { title: "A page", brand: "Acme", picture: "images/scene.webp", ...look, ...more };
  const respondWithSharePicture = createSharePictures({
    publicFolder,
    cacheFolder,
    findCard: (path) => (path === "/a" ? card : undefined),
  });
  const get = (path: string, init?: RequestInit) =>
    respondWithSharePicture(path, new Request("http://localhost/", init));
  const kept = () =>
    readdirSync(cacheFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return { get, kept };
}

test("a page's picture has the size that networks ask for, and is drawn once", async () => {
  const { get, kept } = await open();
  const responses = await Promise.all([get("/og/a.jpg"), get("/og/a.jpg"), get("/og/a.jpg")]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  const bytes = Buffer.from((await responses[0]?.arrayBuffer()) ?? new ArrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width, height });
  expect(kept()).toHaveLength(1);
  await get("/og/a.jpg");
  expect(kept()).toHaveLength(1);
});

test.each([
  ["#d9a3d0", "#0b2425"],
  ["#0b6b66", "#f5f7f6"],
])("a card on %s has that ground behind letters in %s", async (colour, ink) => {
  const { get } = await open({ ground: colour, ink });
  const { data } = await sharp(await (await get("/og/a.jpg")).arrayBuffer())
    .extract({ left: 0, top: 0, width: 600, height })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = data.subarray(0, 3);
  const differing = Array.from({ length: data.length / 3 }, (_, pixel) =>
    data.subarray(pixel * 3, pixel * 3 + 3),
  ).filter(
    (colour) =>
      Math.abs((colour[0] ?? 0) - (ground[0] ?? 0)) > 60 || Math.abs((colour[1] ?? 0) - (ground[1] ?? 0)) > 60,
  );
  expect(differing.length).toBeGreaterThan(2000);
});

test.each([
  ["images/object.webp", "one short title"],
  ["images/scene.webp", `${"A very long title & <some> signs ".repeat(20)}Unbreakable${"e".repeat(120)}`],
])("%s goes with any title", async (picture, title) => {
  const { get } = await open({ picture, title });
  const response = await get("/og/a.jpg");
  expect(response.status).toBe(200);
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width, height });
});

test("a path that is not a page has no picture, and a plain answer", async () => {
  const { get, kept } = await open();
  for (const path of ["/og/b.jpg", "/og/", "/og/a.png", "/og/../a.jpg", "/og/.jpg"]) {
    const response = await get(path);
    expect([path, response.status, response.headers.get("Content-Type")]).toEqual([
      path,
      404,
      "text/plain; charset=utf-8",
    ]);
  }
  expect(() => kept()).toThrow();
});

test("a crawler that has the picture gets no bytes, and one that asks for the head gets its length", async () => {
  const { get } = await open();
  const head = await get("/og/a.jpg", { method: "HEAD" });
  expect(Number(head.headers.get("Content-Length"))).toBeGreaterThan(1000);
  expect(await head.text()).toBe("");
  const known = await get("/og/a.jpg", { headers: { "If-None-Match": head.headers.get("ETag") ?? "" } });
  expect(known.status).toBe(304);
});
