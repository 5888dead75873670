import { expect, test } from "vitest";
import { mayReload, readEntries } from "./reload-guard.ts";

const now = 1_000_000;
const entry = (path: string, expires: number) => ({ path, expires });

test("REL-6 a path is not reloaded again until its entry has expired; what cannot be read counts as nothing", () => {
  expect(mayReload([], "/a", now)).toBe(true);
  for (const text of [null, "", "{", "null", "[1]", '{"path":"/a"}', '[{"path":1}]']) {
    expect(mayReload(readEntries(text, now), "/a", now)).toBe(true);
  }
  expect(mayReload([entry("/a", now)], "/a", now)).toBe(false);
  expect(mayReload([entry("/a", now - 1)], "/a", now)).toBe(true);
  expect(mayReload([entry("/b", now + 10_000)], "/a", now)).toBe(true);
});

test("entries that were written before the clock was set back deny nothing", () => {
  const written = (...entries: object[]) => readEntries(JSON.stringify(entries), now);
  const later = [entry("/a", now + 3_600_000), entry("/b", now + 3_600_000), entry("/c", now + 10_001)];
  expect(mayReload(written(...later), "/a", now)).toBe(true);
  expect(mayReload(written(entry("/a", now + 10_000)), "/a", now)).toBe(false);
});

test("REL-15 REL-16 three reloads in 20 s are the most over all paths, and later there may be more", () => {
  const atMs = (...times: number[]) => times.map((time, index) => entry(`/${index}`, time + 10_000));
  const loads = atMs(now - 19_000, now - 12_000, now - 1000);
  expect(mayReload(loads, "/x", now)).toBe(false);
  expect(mayReload(loads, "/x", now + 1000)).toBe(true);
  expect(mayReload(loads.slice(1), "/x", now)).toBe(true);
  expect(mayReload(atMs(now - 10_001), "/0", now)).toBe(true);
});
