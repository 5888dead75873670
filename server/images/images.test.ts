import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { hashedAddress } from "#model/reading/pictures.server.ts";
import { groundsOf } from "./colours.ts";
import { createImages } from "./images.ts";
import { renditionsByIpx } from "./make-rendition.ts";

const root = mkdtempSync(join(tmpdir(), "studio-site-images-"));
const publicFolder = join(root, "public");
const fixtures = "app/routes/fixtures/public";
const newCache = () => mkdtempSync(join(root, "cache-"));

const makeRendition = vi.fn(renditionsByIpx(publicFolder));
const grounds = groundsOf({ tang: "#f66b2d" });
const respondWithImage = createImages({ publicFolder, cacheFolder: newCache(), makeRendition, grounds });
const ask = (address: string, init: RequestInit = {}) => respondWithImage(address, new Request("http://x/", init));
const kept = (response: Response) => response.headers.get("Cache-Control");

async function shapeOf(response: Response): Promise<string> {
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return `${response.headers.get("Content-Type")} ${format} ${width}x${height}`;
}

beforeAll(async () => {
  cpSync(fixtures, publicFolder, { recursive: true });
  mkdirSync(join(publicFolder, "assets"));
  const images = join(publicFolder, "images");
  writeFileSync(join(images, "broken.jpg"), "no picture");
  writeFileSync(join(images, "drawing.jpg"), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  writeFileSync(join(images, "drawing.svg"), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const clear = { width: 400, height: 400, channels: 4, background: "#00000000" } as const;
  await sharp({ create: clear }).webp().toFile(join(images, "seen-through.webp"));
  cpSync(join(images, "a.jpg"), join(root, "secret.jpg"));
  symlinkSync(join(root, "secret.jpg"), join(images, "link.jpg"));
  symlinkSync(root, join(images, "up"));
});

beforeEach(() => {
  makeRendition.mockClear();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

test.each([
  ["w_300&f_webp&q_80/images/a.jpg", "image/webp webp 300x225"],
  ["w=300,f:webp,q_80/images/a.jpg", "image/webp webp 300x225"],
  ["f_webp&q_80&s_300x200/images/a.jpg", "image/webp webp 300x200"],
  ["f_webp&q_80&b_%23fff&fit_cover&s_300x200/images/a.jpg", "image/webp webp 300x200"],
  ["f_webp&q_50&blur_3&s_10x10/images/a.jpg", "image/webp webp 10x10"],
  ["w_300&f_png/images/a.jpg", "image/png png 300x225"],
  ["w_300&f_jpeg&q_85/images/seen-through.webp", "image/jpeg jpeg 300x300"],
  ["s_640x360&fit_inside&f_webp/images/a.jpg", "image/webp webp 480x360"],
  ["s_640x360&fit_outside&f_webp/images/a.jpg", "image/webp webp 640x480"],
  ["s_640x360&fit_fill&blur_5/images/a.jpg", "image/jpeg jpeg 640x360"],
  ["s_300x300&fit_contain&b_tang&f_png/images/a.jpg", "image/png png 300x300"],
  ["w_384/images/a.jpg", "image/jpeg jpeg 384x288"],
  ["s_384x288/images/a.jpg", "image/jpeg jpeg 384x288"],
  ["h_200/images/a.jpg", "image/jpeg jpeg 267x200"],
  ["_/images/a.jpg", "image/jpeg jpeg 800x600"],
  ["_/images/a%20b.jpg", "image/jpeg jpeg 400x300"],
  ["w_2000/images/a.jpg", "image/jpeg jpeg 800x600"],
  ["h_3072/images/a.jpg", "image/jpeg jpeg 800x600"],
  ["s_2000x1000/images/a.jpg", "image/jpeg jpeg 800x400"],
])("IPX-1 IPX-9 %s is answered as %s", async (address, shape) => {
  const response = await ask(address);
  expect([response.status, await shapeOf(response)]).toEqual([200, shape]);
  expect(response.headers.get("Content-Security-Policy")).toBe("default-src 'none'");
  expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
});

test.each([
  ["f_bogus/images/a.jpg", 400],
  ["enlarge&w_12000/images/a.jpg", 400],
  ["w_300", 400],
  ["w_300/images/nope.jpg", 404],
  ["w_300/images", 404],
  ["w_300/images/note.txt", 404],
  ["w_300/images/broken.jpg", 404],
  ["w_300/images/truncated.jpg", 404],
  ["w_300/images/bomb.png", 404],
  ["w_300/images/drawing.jpg", 404],
  ["w_300/images/drawing.svg", 404],
  ["w_300/%2fetc%2fpasswd", 404],
  ["w_300/assets/a.jpg", 404],
  ["w_300/../secret.jpg", 403],
  ["w_300/images/..%2f..%2fsecret.jpg", 403],
  ["w_300/images/link.jpg", 403],
  ["w_300/images/up/secret.jpg", 403],
  ["w_300/https://elsewhere.example/a.jpg", 403],
])(
  "IPX-1 IPX-3 IPX-4 IPX-9 %s is refused with %i as JSON that nobody keeps and that tells nothing",
  async (address, status) => {
    const response = await ask(address);
    const body = await response.text();
    expect([response.status, kept(response), response.headers.get("X-Content-Type-Options")]).toEqual([
      status,
      "no-store",
      "nosniff",
    ]);
    expect(JSON.parse(body)).toEqual({ error: { message: expect.stringMatching(/^\[\d{3}\] \[IPX_[A-Z_]+\] /) } });
    expect(body).not.toContain(root);
  },
);

test("IPX-2 an unknown file says so", async () => {
  expect(await (await ask("_/images/nope.jpg")).json()).toEqual({
    error: { message: "[404] [IPX_FILE_NOT_FOUND] File not found: /images/nope.jpg" },
  });
});

test("IPX-6 ten identical requests at once make one rendition; the next one, written in another order, makes none", async () => {
  const responses = await Promise.all(Array.from({ length: 10 }, () => ask("w_640&f_webp/images/a.jpg")));
  const shapes = await Promise.all(responses.map(shapeOf));
  expect(new Set(shapes)).toEqual(new Set(["image/webp webp 640x480"]));
  expect(await shapeOf(await ask("f_webp,w=640/images/a.jpg"))).toBe("image/webp webp 640x480");
  expect(makeRendition).toHaveBeenCalledTimes(1);
});

test("IPX-7 POST is refused and says what is not, HEAD has headers without a body", async () => {
  const post = await ask("w_300/images/a.jpg", { method: "POST" });
  expect([post.status, post.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  const head = await ask("w_300/images/a.jpg", { method: "HEAD" });
  expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
  expect(Number(head.headers.get("Content-Length"))).toBeGreaterThan(0);
});

test("IPX-1 a known version is not sent again: by tag exact, weak, in a list or any, and nothing is made for it", async () => {
  const etag = (await ask("w_512/images/a.jpg", { method: "HEAD" })).headers.get("ETag") ?? "";
  makeRendition.mockClear();
  const known = createImages({ publicFolder, cacheFolder: newCache(), makeRendition });
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const response = await known("w_512/images/a.jpg", new Request("http://x/", { headers: { "If-None-Match": tag } }));
    expect([response.status, response.headers.get("ETag"), kept(response)]).toEqual([
      304,
      etag,
      "max-age=60, public, s-maxage=60",
    ]);
  }
  expect(makeRendition).not.toHaveBeenCalled();
});

test("IPX-1 a known version is not sent again by date, compared to the second; a tag goes before it", async () => {
  const file = join(publicFolder, "images", "a.jpg");
  utimesSync(file, new Date(), new Date("2026-03-01T10:00:00.700Z"));
  const modified = (await ask("w_300/images/a.jpg")).headers.get("Last-Modified") ?? "";
  expect(modified).toBe("Sun, 01 Mar 2026 10:00:00 GMT");
  const status = async (headers: HeadersInit) => (await ask("w_300/images/a.jpg", { headers })).status;
  expect(await status({ "If-Modified-Since": modified })).toBe(304);
  expect(await status({ "If-Modified-Since": "Sun, 01 Mar 2026 10:00:01 GMT" })).toBe(304);
  expect(await status({ "If-Modified-Since": "Sun, 01 Mar 2026 09:59:59 GMT" })).toBe(200);
  expect(await status({ "If-Modified-Since": "yesterday" })).toBe(200);
  expect(await status({ "If-Modified-Since": modified, "If-None-Match": '"another"' })).toBe(200);
});

test("a plain name is kept for a minute and follows the file", async () => {
  const file = join(publicFolder, "images", "changing.jpg");
  const draw = (width: number) =>
    sharp({ create: { width, height: 100, channels: 3, background: "#06c" } }).toFile(file);
  await draw(100);
  const before = await ask("w_300/images/changing.jpg");
  expect([kept(before), await shapeOf(before)]).toEqual(["max-age=60, public, s-maxage=60", "image/jpeg jpeg 100x100"]);
  await draw(200);
  expect(await shapeOf(await ask("w_300/images/changing.jpg"))).toBe("image/jpeg jpeg 200x100");
});

test("a name with the hash of a build's copy is kept for a year, also when the picture is another one by now", async () => {
  const hashed = hashedAddress(publicFolder, "/images/a b.jpg");
  cpSync(join(publicFolder, "images", "a b.jpg"), join(publicFolder, hashed.replace("/images/", "assets/")));
  cpSync(join(publicFolder, "images", "a.jpg"), join(publicFolder, "images", "a b.jpg"));
  const response = await ask(`w_300${encodeURI(hashed)}`);
  expect([kept(response), await shapeOf(response)]).toEqual([
    "public, max-age=31536000, immutable",
    "image/jpeg jpeg 300x225",
  ]);
  expect(await shapeOf(await ask(`_${encodeURI(hashed)}`))).toBe("image/jpeg jpeg 400x300");
});

test("a hash that no build knows gets the picture of that name, kept for a minute", async () => {
  const response = await ask("w_300/images/a.0123abcd.jpg");
  expect([response.status, kept(response)]).toEqual([200, "max-age=60, public, s-maxage=60"]);
  expect((await ask("w_300/images/nope.0123abcd.jpg")).status).toBe(404);
});

test("a picture whose own name looks hashed is not taken for a build's copy", async () => {
  cpSync(join(publicFolder, "images", "a.jpg"), join(publicFolder, "images", "press.20260101.jpg"));
  const response = await ask("w_300/images/press.20260101.jpg");
  expect([response.status, kept(response)]).toEqual([200, "max-age=60, public, s-maxage=60"]);
});

test("renditions that the build made are sent without being made again", async () => {
  const madeFolder = newCache();
  await createImages({ publicFolder, cacheFolder: madeFolder })("w_300/images/a.jpg", new Request("http://x/"));
  const served = createImages({ publicFolder, cacheFolder: newCache(), madeFolder, makeRendition });
  expect(await shapeOf(await served("w_300/images/a.jpg", new Request("http://x/")))).toBe("image/jpeg jpeg 300x225");
  expect(makeRendition).not.toHaveBeenCalled();
});

test("the cache may be emptied at any time; one that cannot be written costs time, not the response", async () => {
  const cacheFolder = newCache();
  const served = createImages({ publicFolder, cacheFolder });
  const get = () => served("w_300/images/a.jpg", new Request("http://x/"));
  expect((await get()).status).toBe(200);
  rmSync(cacheFolder, { recursive: true });
  expect((await get()).status).toBe(200);
  const blocked = createImages({ publicFolder, cacheFolder: join(root, "secret.jpg", "cache") });
  expect((await blocked("w_300/images/a.jpg", new Request("http://x/"))).status).toBe(200);
});

test("a picture that cannot be read is tried once, logged once, and not again for the next size", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  log.mockClear();
  writeFileSync(join(publicFolder, "images", "torn.jpg"), readFileSync(join(fixtures, "images", "truncated.jpg")));
  for (const width of [64, 128, 192]) expect((await ask(`w_${width}/images/torn.jpg`)).status).toBe(404);
  expect(makeRendition).toHaveBeenCalledTimes(1);
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^image images\/torn\.jpg: /)]]);
});

test("returns 503 when the queue is full and does not cache the failure", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = createImages({
    publicFolder,
    cacheFolder: newCache(),
    makeRendition: async () => {
      await promise;
      return { type: "image/webp", bytes: new Uint8Array(1) };
    },
  });
  const sides = Array.from({ length: 48 }, (_, index) => 64 * (index + 1));
  const wanted = sides.slice(0, 20).flatMap((width) => sides.slice(0, 30).map((height) => `s_${width}x${height}`));
  const responses = wanted.map((size) => slow(`${size}/images/a.jpg`, new Request("http://x/")));
  const refused = await Promise.race(responses);
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "1"]);
  resolve();
  const statuses = (await Promise.all(responses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(500);
});

test.each([
  ["image/avif,image/webp,*/*;q=0.8", "a.jpg", "image/webp"],
  ["image/webp", "seen-through.webp", "image/webp"],
  ["image/png,image/*;q=0.8", "a.jpg", "image/jpeg"],
  ["image/webp;q=0, image/*", "a.jpg", "image/jpeg"],
  [undefined, "a.jpg", "image/jpeg"],
  ["image/png,image/*;q=0.8", "seen-through.webp", "image/png"],
])("f_auto for a browser that accepts %s is, of %s, %s, and says that it varies", async (accept, name, type) => {
  const headers: Record<string, string> = accept === undefined ? {} : { Accept: accept };
  const response = await ask(`w_300&f_auto/images/${name}`, { headers });
  expect([response.status, response.headers.get("Content-Type"), response.headers.get("Vary")]).toEqual([
    200,
    type,
    "Accept",
  ]);
  const again = { ...headers, "If-None-Match": response.headers.get("ETag") ?? "" };
  const known = await ask(`w_300&f_auto/images/${name}`, { headers: again });
  expect([known.status, known.headers.get("Vary")]).toEqual([304, "Accept"]);
});

test("f_auto and f_webp share one rendition", async () => {
  const cached = createImages({ publicFolder, cacheFolder: newCache(), makeRendition });
  const get = (address: string) => cached(address, new Request("http://x/", { headers: { Accept: "image/webp" } }));
  await get("w_320&f_webp/images/a.jpg");
  await get("w_320&f_auto/images/a.jpg");
  expect(makeRendition).toHaveBeenCalledTimes(1);
});

test("a transparent picture gets a white ground as a JPEG, or the named colour", async () => {
  const ground = async (operations: string) => {
    const bytes = Buffer.from(await (await ask(`${operations}/images/seen-through.webp`)).arrayBuffer());
    return [...(await sharp(bytes).extract({ left: 9, top: 9, width: 1, height: 1 }).raw().toBuffer())];
  };
  expect(await ground("w_64&f_jpeg")).toEqual([255, 255, 255]);
  const [red = 0, green = 0, blue = 0] = await ground("w_64&f_jpeg&b_tang");
  expect([red > 235, green < 120, blue < 60]).toEqual([true, true, true]);
});
