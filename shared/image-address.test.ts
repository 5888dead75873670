import { expect, test } from "vitest";
import { buildImageAddress, servedWidth } from "./image-address.ts";

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

test("IMG-1 a source that is not a string is a TypeError", () => {
  expect(() => Reflect.apply(buildImageAddress, undefined, [7])).toThrow(TypeError);
});

test("IMG-11 a question mark belongs to the name of the source: it never becomes a query", () => {
  expect(buildImageAddress("/images/a.jpg?v=2", { width: 300 })).toBe("/_ipx/w_300/images/a.jpg%3Fv%3D2");
});

test("a drawing is asked for as it is", () => {
  expect(buildImageAddress("/images/mark.svg", { width: 300, format: "webp" }, "/app/")).toBe("/app/images/mark.svg");
});

test("the smallest rendition that is served for a width is at least as wide", () => {
  expect([1, 64, 65, 300, 3072, 9000].map(servedWidth)).toEqual([64, 64, 128, 320, 3072, 3072]);
});
