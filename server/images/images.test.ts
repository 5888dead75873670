import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { createImages } from "./images.ts";

const root = mkdtempSync(join(tmpdir(), "lodewright-images-"));
const publicFolder = join(root, "public");
const cacheFolder = join(root, "cache");
const answerImage = createImages({ publicFolder, cacheFolder });
const ask = (address: string, init: RequestInit = {}) => answerImage(address, new Request("http://x/", init));
const sizeOf = async (answer: Response) => {
  const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  return `${format} ${width}x${height}`;
};

beforeAll(async () => {
  mkdirSync(join(publicFolder, "images"), { recursive: true });
  await sharp({ create: { width: 800, height: 600, channels: 3, background: "#f66b2d" } })
    .jpeg()
    .toFile(join(publicFolder, "images", "a.jpg"));
  writeFileSync(join(publicFolder, "images", "note.txt"), "no picture");
  writeFileSync(join(publicFolder, "images", "broken.jpg"), "no picture either");
  writeFileSync(join(root, "secret.jpg"), "outside");
  symlinkSync(join(root, "secret.jpg"), join(publicFolder, "images", "link.jpg"));
});

test.each([
  ["w_300&f_webp&q_80/images/a.jpg", "webp 300x225"],
  ["f_webp&q_80&s_300x200/images/a.jpg", "webp 300x200"],
  ["_/images/a.jpg", "jpeg 800x600"],
  ["w_2000/images/a.jpg", "jpeg 800x600"],
  ["s_2000x1000/images/a.jpg", "jpeg 800x400"],
])("IPX-1 %s is made as %s", async (address, expected) => {
  const answer = await ask(address);
  expect([answer.status, await sizeOf(answer)]).toEqual([200, expected]);
  expect(answer.headers.get("Content-Security-Policy")).toBe("default-src 'none'");
  expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
});

test.each([
  ["f_bogus/images/a.jpg", 400],
  ["w_abc/images/a.jpg", 400],
  ["enlarge&w_12000/images/a.jpg", 400],
  ["w_300", 400],
  ["w_300/", 400],
  ["w_300/images/nope.jpg", 404],
  ["w_300/images", 404],
  ["w_300/images/note.txt", 404],
  ["w_300/images/broken.jpg", 404],
  ["w_300/../secret.jpg", 403],
  ["w_300/images/..%2f..%2fsecret.jpg", 403],
  ["w_300/images/link.jpg", 403],
  ["w_300/https://elsewhere.example/a.jpg", 403],
])("IPX-1 IPX-3 IPX-4 IPX-9 %s is refused with %i as JSON that nobody keeps", async (address, status) => {
  const answer = await ask(address);
  expect(answer.status).toBe(status);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(await answer.json()).toEqual({ error: { message: expect.stringMatching(/^\[\d{3}\] /) } });
});

test("IPX-2 an unknown file says so", async () => {
  expect(await (await ask("_/images/nope.jpg")).json()).toEqual({
    error: { message: "[404] File not found: /images/nope.jpg" },
  });
});

test("IPX-6 ten identical requests at once make one copy, and the next one is read from the cache", async () => {
  const before = readdirSync(cacheFolder, { recursive: true }).length;
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask("w_640&f_webp/images/a.jpg")));
  const bodies = await Promise.all(
    answers.map(async (answer) => Buffer.from(await answer.arrayBuffer()).toString("base64")),
  );
  expect(new Set(bodies).size).toBe(1);
  const after = readdirSync(cacheFolder, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.length > 10,
  ).length;
  expect(after).toBeGreaterThan(0);
  expect(readdirSync(cacheFolder, { recursive: true }).length - before).toBeLessThanOrEqual(2);
  expect(await sizeOf(await ask("w_640&f_webp/images/a.jpg"))).toBe("webp 640x480");
});

test("IPX-7 POST is refused, HEAD has headers without a body", async () => {
  expect((await ask("w_300/images/a.jpg", { method: "POST" })).status).toBe(405);
  const head = await ask("w_300/images/a.jpg", { method: "HEAD" });
  expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
  expect(Number(head.headers.get("Content-Length"))).toBeGreaterThan(0);
});

test("a known version is not sent again: exact, weak, in a list or any", async () => {
  const etag = (await ask("w_300/images/a.jpg")).headers.get("ETag") ?? "";
  for (const header of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    expect((await ask("w_300/images/a.jpg", { headers: { "If-None-Match": header } })).status).toBe(304);
  }
});

test("a name with the hash of its bytes is kept for a year, a plain one for a minute", async () => {
  const plain = await ask("w_300/images/a.jpg");
  expect(plain.headers.get("Cache-Control")).toBe("max-age=60, public, s-maxage=60");
  const { readPictures } = await import("#model/pictures.server.ts");
  const { src } = (await readPictures(root)).get("/images/a.jpg") ?? { src: "" };
  const hashed = await ask(`w_300${src}`);
  expect(hashed.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
});
