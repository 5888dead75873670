import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openRenditions } from "./renditions.ts";

const renditionOf = (size: number) => ({ type: "image/webp", bytes: new Uint8Array(size).fill(7) });
const newFolder = () => join(mkdtempSync(join(tmpdir(), "studio-site-renditions-")), "made");
const sizeOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => statSync(join(folder, name)))
    .filter((about) => about.isFile())
    .reduce((sum, { size }) => sum + size, 0);
const lastAskedFor = (folder: string, key: string, minutesAgo: number) => {
  const time = new Date(Date.now() - minutesAgo * 60_000);
  utimesSync(join(folder, key.slice(0, 2), key), time, time);
};

test("a rendition is read as it was written, also by another server on the same folder", async () => {
  const folder = newFolder();
  const renditions = openRenditions({ folder, limitBytes: 1_000 });
  expect(await renditions.read("aa1")).toBeUndefined();
  await renditions.write("aa1", renditionOf(100));
  for (const opened of [renditions, openRenditions({ folder, limitBytes: 1_000 })]) {
    const rendition = await opened.read("aa1");
    expect([rendition?.type, rendition?.bytes.length, rendition?.bytes[99]]).toEqual(["image/webp", 100, 7]);
  }
});

test("above the limit the renditions that were not asked for the longest go first", async () => {
  const folder = newFolder();
  const renditions = openRenditions({ folder, limitBytes: 1_000 });
  for (const [key, minutes] of [
    ["aa1", 30],
    ["bb1", 20],
    ["cc1", 10],
  ] as const) {
    await renditions.write(key, renditionOf(300));
    lastAskedFor(folder, key, minutes);
  }
  // A read makes the oldest the youngest.
  await renditions.read("aa1");
  await renditions.write("dd1", renditionOf(300));
  const left = await Promise.all(["aa1", "bb1", "cc1", "dd1"].map(async (key) => Boolean(await renditions.read(key))));
  expect(left).toEqual([true, false, false, true]);
  expect(sizeOf(folder)).toBeLessThanOrEqual(1_000);
});

test("what a server before left is counted: the limit holds after a restart", async () => {
  const folder = newFolder();
  const before = openRenditions({ folder, limitBytes: 10_000 });
  for (let index = 10; index < 30; index++) await before.write(`${index}`, renditionOf(400));
  await openRenditions({ folder, limitBytes: 2_000 }).write("new1", renditionOf(400));
  expect(sizeOf(folder)).toBeLessThanOrEqual(2_000);
  expect(await before.read("new1")).toBeDefined();
});

test("the folder may be emptied while it is used", async () => {
  const folder = newFolder();
  const renditions = openRenditions({ folder, limitBytes: 1_000 });
  await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      if (index % 8 === 0) rmSync(folder, { recursive: true, force: true });
      // Losing the folder in mid-write costs that rendition only.
      await renditions.write(`k${index}`, renditionOf(300)).catch(() => undefined);
      await renditions.read(`k${index - 1}`);
    }),
  );
  rmSync(folder, { recursive: true, force: true });
  expect(await renditions.read("k39")).toBeUndefined();
  await renditions.write("k40", renditionOf(300));
  expect((await renditions.read("k40"))?.bytes.length).toBe(300);
});

test("a file that is not a rendition is not sent", async () => {
  const folder = newFolder();
  const renditions = openRenditions({ folder, limitBytes: 1_000 });
  await renditions.write("aa1", renditionOf(10));
  for (const content of ["", "\nbytes without a type"]) {
    writeFileSync(join(folder, "aa", "aa1"), content);
    expect(await renditions.read("aa1")).toBeUndefined();
  }
});

test("a folder that cannot be written is logged, and leaves nothing half-written", async () => {
  const folder = newFolder();
  writeFileSync(folder, "a file where the folder should be");
  await expect(openRenditions({ folder, limitBytes: 1_000 }).write("aa1", renditionOf(10))).rejects.toThrow();
});
