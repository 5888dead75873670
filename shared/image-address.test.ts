import { expect, test } from "vitest";
import { buildImageAddress, parseImageAddress, servedWidth } from "./image-address.ts";
import { sizesSet } from "./image-sets.ts";

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

test("IMG-11 a question mark belongs to the name of the source: it never becomes a query", () => {
  expect(buildImageAddress("/images/a.jpg?v=2", { width: 300 })).toBe("/_ipx/w_300/images/a.jpg%3Fv%3D2");
});

test("a drawing is asked for as it is", () => {
  expect(buildImageAddress("/images/mark.svg", { width: 300, format: "webp" }, "/app/")).toBe("/app/images/mark.svg");
});

test("the smallest copy that is served for a width is at least as wide", () => {
  expect([1, 64, 65, 300, 3072, 9000].map(servedWidth)).toEqual([64, 64, 128, 320, 3072, 3072]);
});

const parsed = (address: string) => parseImageAddress(address.replace("/_ipx/", ""));

test("every address that is built from listed sizes can be parsed back", () => {
  const modifiers = { quality: 75, format: "webp", background: "#fff", fit: "cover", blur: 3 };
  const operations = { q: "75", f: "webp", b: "#fff", fit: "cover", blur: "3" };
  const path = "images/ä #1?&+%.jpg";
  expect(parsed(buildImageAddress(path))).toEqual({ path, operations: {} });
  expect(parsed(buildImageAddress(path, { ...modifiers, width: 300 }))).toEqual({
    path,
    operations: { ...operations, w: "300" },
  });
  expect(parsed(buildImageAddress(path, { ...modifiers, width: 300, height: 200 }))).toEqual({
    path,
    operations: { ...operations, s: "300x200" },
  });
});

test("every width, height and quality of the decision is served, and every copy that a sizes list names", () => {
  const sides = [
    10,
    300,
    400,
    600,
    800,
    1200,
    1600,
    2000,
    ...Array.from({ length: 48 }, (_, index) => 64 * (index + 1)),
  ];
  const { srcSet } = sizesSet(source, "sm:100vw md:50vw lg:400px", { width: 400, height: 300 });
  const addresses = [
    ...sides.map((side) => `w_${side}/images/a.jpg`),
    ...[...sides, 200, 1000].map((side) => `h_${side}/images/a.jpg`),
    ...[50, 60, 70, 75, 80, 90].map((quality) => `q_${quality}/images/a.jpg`),
    ...srcSet.split(", ").map((candidate) => candidate.replace(/ .*/, "").replace("/_ipx/", "")),
  ];
  expect(addresses.filter((address) => "status" in parseImageAddress(address))).toEqual([]);
});

test.each([
  "w_300&f_webp&q_80",
  "w_300,f_webp,q_80",
  "w=300&f=webp&q=80",
  "w:300,f:webp,q:80",
  "w_300%26f_webp%26q_80",
])("operations may be written as %s", (list) => {
  expect(parseImageAddress(`${list}/images/a.jpg`)).toEqual({
    path: "images/a.jpg",
    operations: { w: "300", f: "webp", q: "80" },
  });
});

test.each([
  ...["w_abc", "w_0", "w_-5", "w_300.5", "w_301", "w_0300", "w_+300", "w_12000", "enlarge", "enlarge&w_12000"],
  ...["h_0", "h_288", "s_300", "s_1x1", "s_300x201", "s_300x200x2", "s_300x", "q_0", "q_500", "q_85"],
  ...["f_avif", "f_auto", "f_svg", "f_bogus", "bogus_1", "blur_9", "b_red", "fit_fill", "rotate_90", "extend_9_9_9_9"],
  ...["w_300&w_400", "s_300x200&w_300", "h_200&s_300x200", "constructor_1", "__proto___1", "&", "images"],
])("IPX-1 the operation %s is refused", (operation) => {
  expect(parseImageAddress(`${operation}/images/a.jpg`)).toMatchObject({ status: 400, code: "IPX_INVALID_MODIFIERS" });
});

test.each([
  ["", "IPX_MISSING_MODIFIERS"],
  ["/images/a.jpg", "IPX_MISSING_MODIFIERS"],
  ["w_300", "IPX_MISSING_ID"],
  ["w_300/", "IPX_MISSING_ID"],
  ["w_300//", "IPX_MISSING_ID"],
  ["%E0%A4%A/images/a.jpg", "IPX_BAD_ADDRESS"],
  ["w_300/images/%E0%A4%A.jpg", "IPX_BAD_ADDRESS"],
  ["w_300/%", "IPX_BAD_ADDRESS"],
])("IPX-1 the address %j is refused as %s", (address, code) => {
  expect(parseImageAddress(address)).toMatchObject({ status: 400, code });
});

test("an address of ten thousand operations is refused at the first one too many", () => {
  const list = Array.from({ length: 10_000 }, () => "w_300").join("&");
  expect(parseImageAddress(`${list}/images/a.jpg`)).toMatchObject({ status: 400 });
});

test.each([
  ...["_/../a", "_/..%2fa", "_/%2e%2e/a", "_/images/%2e%2e%2f%2e%2e%2fa", "_/..", "_/images/..\\a"],
  ...["_/..%5ca", "_/%252e%252e/a", "_/..%252fa", "_/c:/a.jpg"],
  ...["_/https://x.example/a", "_/http:%2f%2f169.254.169.254/latest", "_/file:%2F%2F/a", "_/a%00b", "_/a%2500b"],
])("IPX-3 the source %s is forbidden", (address) => {
  expect(parseImageAddress(address)).toMatchObject({ status: 403 });
});
