import { expect, test } from "vitest";
import { buildImageAddress, densitySet, parseImageAddress, sizesSet } from "./image-address.ts";

const source = "/images/a.jpg";
const cover = { width: 300, height: 200, format: "webp", quality: 80 };
const rows: [string, string][] = [
  [buildImageAddress(source), "/_ipx/_/images/a.jpg"],
  [buildImageAddress(source, { width: 300 }), "/_ipx/w_300/images/a.jpg"],
  [buildImageAddress(source, { height: 200 }), "/_ipx/h_200/images/a.jpg"],
  [buildImageAddress(source, { width: 300, format: "webp", quality: 80 }), "/_ipx/w_300&f_webp&q_80/images/a.jpg"],
  [buildImageAddress(source, cover), "/_ipx/f_webp&q_80&s_300x200/images/a.jpg"],
  [
    buildImageAddress(source, { ...cover, background: "#fff", fit: "cover" }),
    "/_ipx/f_webp&q_80&b_%23fff&fit_cover&s_300x200/images/a.jpg",
  ],
  [
    buildImageAddress(source, { width: 300, format: "webp", quality: 80 }, "/app/"),
    "/app/_ipx/w_300&f_webp&q_80/images/a.jpg",
  ],
  [buildImageAddress("images/a b.jpg", { width: 300 }), "/_ipx/w_300/images/a%20b.jpg"],
  [buildImageAddress("/images/ä #1?&+%.jpg", { width: 300 }), "/_ipx/w_300/images/%C3%A4%20%231%3F%26%2B%25.jpg"],
  [buildImageAddress(source, { width: "300px" }), "/_ipx/w_300/images/a.jpg"],
  [buildImageAddress(source, { width: "50%" }), "/_ipx/_/images/a.jpg"],
  [
    buildImageAddress(source, { width: 10, height: 10, quality: 50, blur: 3 }),
    "/_ipx/q_50&blur_3&s_10x10/images/a.jpg",
  ],
  [
    buildImageAddress(source, { width: 10, height: 10, quality: 50, blur: 3, format: "webp" }),
    "/_ipx/f_webp&q_50&blur_3&s_10x10/images/a.jpg",
  ],
  [buildImageAddress("https://cdn.example.com/x/a.jpg", { width: 300 }), "https://cdn.example.com/x/a.jpg"],
  [buildImageAddress("data:image/png;base64,x", { width: 300 }), "data:image/png;base64,x"],
  [buildImageAddress("", { width: 300 }), ""],
];

test.each(rows)("IMG-1 %s", (built, expected) => {
  expect(built).toBe(expected);
});

test("IMG-1 a source that is no string is a TypeError", () => {
  expect(() => Reflect.apply(buildImageAddress, undefined, [7])).toThrow(TypeError);
});

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
});

test("every address that is built from listed sizes can be parsed back", () => {
  for (const modifiers of [
    {},
    { width: 300 },
    { height: 200 },
    { width: 640, height: 400, quality: 75, format: "webp" },
  ]) {
    const address = buildImageAddress("/images/ä b.webp", modifiers).replace("/_ipx/", "");
    expect(parseImageAddress(address)).toEqual({ path: "images/ä b.webp", ...modifiers });
  }
});

test.each([
  "w_abc",
  "w_0",
  "w_-5",
  "w_300.5",
  "w_301",
  "q_0",
  "q_500",
  "f_avif",
  "f_bogus",
  "bogus_1",
  "enlarge",
  "w_12000",
  "s_1x1",
])("IPX-1 the operation %s is refused", (operation) => {
  expect(parseImageAddress(`${operation}/images/a.jpg`)).toMatchObject({ status: 400 });
});

test.each([
  "_/../a",
  "_/..%2fa",
  "_/%2e%2e/a",
  "_/images/%2e%2e%2f%2e%2e%2fa",
  "_/https://x.example/a",
  "_/file:%2F%2F/a",
  "_/a%00b",
])("IPX-3 the source %s is forbidden", (address) => {
  expect(parseImageAddress(address)).toMatchObject({ status: 403 });
});
