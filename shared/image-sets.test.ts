import { expect, test } from "vitest";
import { densitySet, sizesSet } from "./image-sets.ts";

const source = "/images/a.jpg";

test("IMG-2 each density multiplies both dimensions; without a width there is one candidate", () => {
  expect(densitySet(source, { width: 300 })).toEqual({
    src: "/_ipx/w_300/images/a.jpg",
    srcSet: "/_ipx/w_300/images/a.jpg 1x, /_ipx/w_600/images/a.jpg 2x",
  });
  expect(densitySet(source, { width: 300, height: 200 }).srcSet).toBe(
    "/_ipx/s_300x200/images/a.jpg 1x, /_ipx/s_600x400/images/a.jpg 2x",
  );
  expect(densitySet(source, {}).srcSet).not.toContain("2x");
  expect(() => densitySet(source, {}, "/", [])).toThrow();
});

test("IMG-3 a sizes list becomes shifted conditions, sorted widths and the largest as src", () => {
  const set = sizesSet(source, "sm:100vw md:50vw lg:400px", {});
  expect(set.sizes).toBe("(max-width: 768px) 100vw, (max-width: 1024px) 50vw, 400px");
  expect([...set.srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))).toEqual([
    384, 400, 640, 768, 800, 1280,
  ]);
  expect(set.src).toBe("/_ipx/w_1280/images/a.jpg");
  expect(sizesSet(source, "sm:100vw md:50vw lg:400px", { width: 400, height: 300 }).srcSet).toContain("s_384x288");
});

test("IMG-4 xxl and 2xl are one breakpoint, the later entry holds", () => {
  expect(sizesSet(source, "sm:100vw xxl:50vw 2xl:33vw", {}).sizes).toBe("(max-width: 1536px) 100vw, 33vw");
});

test("IMG-5 an entry without a breakpoint is never computed for a 1 px screen, and no address repeats", () => {
  const set = sizesSet(source, "100vw sm:50vw md:400px", {});
  const widths = [...set.srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  expect(Math.min(...widths)).toBeGreaterThan(16);
  expect(new Set(widths).size).toBe(widths.length);
  expect(widths, "phones of 360 and 384 px at density 2").toEqual(expect.arrayContaining([720, 768]));
});

test("IMG-5 a picture without a width has one candidate at one density", () => {
  expect(densitySet(source, {}).srcSet).toBe("/_ipx/_/images/a.jpg 1x");
});

test("a drawing is named once, whatever the window", () => {
  expect(sizesSet("/images/mark.svg", "100vw lg:400px", {}).srcSet).toBe("/images/mark.svg 320w");
});
