import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFields } from "../fields/fields.server.ts";
import type { Known } from "../fields/known.server.ts";
import { readLoops } from "./loops.server.ts";

const root = mkdtempSync(join(tmpdir(), "studio-site-loops-"));
mkdirSync(join(root, "public/loops"), { recursive: true });
for (const name of ["tide.av1.mp4", "tide.h264.mp4", "half.av1.mp4", "notes.txt"])
  writeFileSync(join(root, "public/loops", name), `bytes of ${name}`);
const loops = readLoops(root);
const field = makeFields({ loops, anchorsOf: () => [] } as unknown as Known).loop();

test("a moving picture is both its files, under the hash of their bytes", () => {
  expect([...loops.keys()]).toEqual(["tide"]);
  expect(field.parse({ film: "tide", alt: "Water rises" })).toEqual({
    film: {
      av1: expect.stringMatching(/^\/assets\/tide\.av1\.[0-9a-f]{8}\.mp4$/),
      h264: expect.stringMatching(/^\/assets\/tide\.h264\.[0-9a-f]{8}\.mp4$/),
    },
    alt: "Water rises",
  });
  expect(readLoops(join(root, "nowhere")).size).toBe(0);
});

test.each([
  [{ film: "tied", alt: "Water rises" }, /no public\/loops\/tied\.av1\.mp4 .*tide/],
  [{ film: "half", alt: "Water rises" }, /no public\/loops\/half\.av1\.mp4 and half\.h264\.mp4/],
  [{ film: "tide", alt: "" }, /alt/],
  [{ film: "tide" }, /alt/],
])("%o is refused with the reason", (value, reason) => {
  const { error } = field.safeParse(value);
  expect(JSON.stringify(error?.issues)).toMatch(reason);
});
