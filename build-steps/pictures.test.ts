import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { hashedAddress, masterAddress, naturalSize } from "../model/reading/pictures.server.ts";
import { createImages } from "../server/images/images.ts";
import { addHashedPictures, makeHomePictures } from "./pictures.ts";
import { keepPreviousAssets } from "./previous-assets.ts";

const root = mkdtempSync(join(tmpdir(), "studio-site-releases-"));
const releasesFolder = join(root, "releases");
const picture = "/images/deep/a.webp";
const making = join(root, "making");

/** Makes a release whose only picture has this width, at an hour since the first. */
async function release(id: string, width: number, hour = width * 10): Promise<string> {
  const client = join(making, "client");
  mkdirSync(join(client, "images", "deep"), { recursive: true });
  mkdirSync(join(client, "assets"));
  await sharp({ create: { width, height: 100, channels: 3, background: "#06c" } }).toFile(join(client, picture));
  await addHashedPictures({ client, folder: join(root, "masters") });
  mkdirSync(join(client, "builds", "meta"), { recursive: true });
  writeFileSync(join(client, "builds", "meta", `${id}.json`), "{}");
  const timestamp = 1_700_000_000_000 + hour * 3_600_000;
  keepPreviousAssets({ client, id, timestamp, releasesFolder, previousAssets: undefined, kept: 3 });
  mkdirSync(releasesFolder, { recursive: true });
  renameSync(making, join(releasesFolder, id));
  return join(releasesFolder, id, "client");
}

test("a tab of one of the last three releases gets the pictures of its own release, an older one today's", async () => {
  const addresses = [];
  let client = "";
  for (const width of [100, 110, 120, 130]) {
    client = await release(`release-${width}`, width);
    addresses.push(hashedAddress(client, picture));
  }
  const respondWithImage = createImages({ publicFolder: client, cacheFolder: join(root, "cache") });
  const seen = [];
  for (const address of addresses) {
    const response = await respondWithImage(`_${address}`, new Request("http://localhost"));
    const { width } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    seen.push(`${width} px, ${response.headers.get("Cache-Control")?.includes("immutable") ? "a year" : "a minute"}`);
  }
  expect(seen).toEqual(["130 px, a minute", "110 px, a year", "120 px, a year", "130 px, a year"]);
});

test("every size of every picture on the home page is made once; what cannot be made does not stop the build", async () => {
  const client = await release("release-200", 200);
  const sizes = [64, 128].map((width) => `/site/_ipx/w_${width}&amp;f_webp${picture}`);
  const html = `<img src="${sizes[0]}" srcSet="${sizes.join(" 1x, ")} 2x"><img src="/site/_ipx/w_64/images/gone.webp">`;
  writeFileSync(join(client, "index.html"), html);
  const folder = join(root, "pictures");
  const files = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (let build = 0; build < 2; build++) {
    await makeHomePictures({ client, basePath: "/site/", folder });
    expect(files()).toHaveLength(2);
  }
});

test("a photograph becomes an upright master without the camera's notes, and is published no other way", async () => {
  const client = join(root, "photographs");
  for (const folder of ["images", "assets"]) mkdirSync(join(client, folder), { recursive: true });
  await sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#06c" } })
    .withExif({ IFD3: { GPSLatitude: "53/1 47/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(client, "images", "photo.jpg"));
  const address = masterAddress(client, "/images/photo.jpg");
  const size = await naturalSize(client, "/images/photo.jpg");
  await addHashedPictures({ client, folder: join(root, "masters") });
  expect(readdirSync(join(client, "images"))).toEqual(["photo.webp"]);
  const { format, width, height, exif } = await sharp(join(client, address.replace("/images/", "/assets/"))).metadata();
  expect({ format, width, height, exif }).toEqual({ format: "webp", width: 3000, height: 4000, exif: undefined });
  expect(size).toMatchObject({ width, height });
});

test("no picture is published with what a camera or program wrote into it, in whatever format it came", async () => {
  const client = join(root, "written-into");
  for (const folder of ["images/deep", "assets"]) mkdirSync(join(client, folder), { recursive: true });
  const written = (format: "webp" | "jpeg" | "png") =>
    sharp({ create: { width: 800, height: 600, channels: 3, background: "#06c" } })
      .withExif({ IFD0: { Artist: "Somebody" }, IFD3: { GPSLatitude: "53/1 47/1 0/1" } })
      .withXmp(
        '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>',
      )
      .withMetadata({ orientation: 6 })
      .toFormat(format)
      .toBuffer();
  for (const [name, format] of [
    ["deep/a.webp", "webp"],
    ["b.jpg", "jpeg"],
    ["c.png", "png"],
    ["b.jpg.orig", "jpeg"],
    [".d.webp", "webp"],
  ] as const)
    writeFileSync(join(client, "images", name), await written(format));
  const clean = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#06c" } })
    .webp()
    .toBuffer();
  writeFileSync(join(client, "images", "clean.webp"), clean);
  await addHashedPictures({ client, folder: join(root, "masters") });
  const published = readdirSync(client, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name } of published) {
    const { format, width, exif, xmp, orientation } = await sharp(join(parentPath, name)).metadata();
    const wanted = { format: "webp", width: name.startsWith("clean") ? 800 : 600 };
    expect({ format, width, exif, xmp, orientation }, name).toEqual({ ...wanted, exif: undefined, xmp: undefined });
  }
  expect(published.map(({ name }) => name.replace(/\.[0-9a-f]{8}/, "")).toSorted()).toEqual(
    ["a.webp", "b.webp", "c.webp", "clean.webp"].flatMap((name) => [name, name]),
  );
  expect(readFileSync(join(client, "images", "clean.webp")).equals(clean)).toBe(true);
});

test("a photograph that no build has seen is shown upright, as while developing", async () => {
  const client = join(root, "developing");
  mkdirSync(join(client, "images"), { recursive: true });
  await sharp({ create: { width: 800, height: 600, channels: 3, background: "#06c" } })
    .withMetadata({ orientation: 6 })
    .toFile(join(client, "images", "photo.jpg"));
  const respondWithImage = createImages({ publicFolder: client, cacheFolder: join(root, "cache") });
  const address = masterAddress(client, "/images/photo.jpg");
  const response = await respondWithImage(`w_300&f_webp${address}`, new Request("http://localhost"));
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect({ format, width, height }).toEqual({ format: "webp", width: 300, height: 400 });
});

test("files and manifest of every build that was replaced within 48 hours stay, however many there were", async () => {
  for (let hour = 0; hour < 10; hour++) await release(`release-3${hour}0`, 300 + 10 * hour, 10_000 + hour);
  const client = await release("release-400", 400, 10_000 + 49);
  const kept = (id: string) => existsSync(join(client, "builds", "meta", `release-${id}.json`));
  // The first of them was replaced 48 hours ago, when the second one was made.
  expect(["300", "310", "320", "390", "400"].map(kept)).toEqual([false, true, true, true, true]);
});
