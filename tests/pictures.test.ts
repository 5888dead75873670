import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const namesIn = (file: string) => Object.keys(JSON.parse(readFileSync(file, "utf8")));

// Which pictures there are is the content's: a photograph may take the place of any, and the content check misses those
// that are named and not there.
test("what is recorded as drawn is described", () => {
  const described = namesIn("art/pictures.json");
  expect(namesIn("art/drawn.json").filter((name) => !described.includes(name))).toEqual([]);
});

test("a moving picture of this site is a film for any browser, of at most 600 kB a file", () => {
  const files = existsSync("public/loops") ? readdirSync("public/loops") : [];
  const bytes = Object.fromEntries(files.map((file) => [file, statSync(join("public/loops", file)).size]));
  for (const [file, size] of Object.entries(bytes)) {
    const [, name, codec] = /^([a-z0-9-]+)\.(av1|h264)\.mp4$/.exec(file) ?? [];
    expect(bytes, file).toHaveProperty([`${name}.${codec === "av1" ? "h264" : "av1"}.mp4`]);
    expect(size, file).toBeLessThanOrEqual(600_000);
  }
});
