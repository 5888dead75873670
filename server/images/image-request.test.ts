import { expect, test } from "vitest";
import { buildImageAddress } from "#shared/image-address.ts";
import { sizesSet } from "#shared/image-sets.ts";
import { groundsOf } from "./colours.ts";
import { parseImageAddress as parse } from "./image-request.ts";

const parseImageAddress = (address: string) => parse(address, groundsOf({ tang: "#f66b2d" }));

const source = "/images/a.jpg";

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

test("every size and quality of the contract is served, and every rendition that a sizes list names", () => {
  const sides = [
    ...[
      10, 300, 400, 600, 800, 1200, 1600, 2000, 16, 32, 48, 96, 100, 150, 200, 250, 320, 360, 500, 640, 720, 750, 768,
    ],
    ...[828, 1000, 1024, 1080, 1280, 1440, 1536, 1920, 2048, 2560, 3840],
    ...Array.from({ length: 48 }, (_, index) => 64 * (index + 1)),
  ];
  const { srcSet } = sizesSet(source, "sm:100vw md:50vw lg:400px", { width: 400, height: 300 });
  const addresses = [
    ...sides.flatMap((side) => [`w_${side}/images/a.jpg`, `h_${side}/images/a.jpg`, `s_${side}x360/images/a.jpg`]),
    ...[50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100].map((quality) => `q_${quality}/images/a.jpg`),
    ...srcSet.split(", ").map((candidate) => candidate.replace(/ .*/, "").replace("/_ipx/", "")),
  ];
  expect(addresses.filter((address) => "status" in parseImageAddress(address))).toEqual([]);
});

test.each([
  ...["f_webp", "f_jpeg", "f_png", "f_auto", "fit_cover", "fit_contain", "fit_fill", "fit_inside", "fit_outside"],
  ...[
    "blur_3",
    "blur_5",
    "b_fff",
    "b_%23000",
    "b_transparent",
    "b_%23transparent",
    "b_tang",
    "b_f66b2d",
    "b_%23f66b2d",
  ],
])("the usual operation %s is served", (operation) => {
  expect(parseImageAddress(`${operation}/images/a.jpg`)).toMatchObject({ path: "images/a.jpg" });
});

test.each([
  ["b_fff", "b_%23fff"],
  ["b_tang", "b_%23tang"],
  ["b_tang", "b_f66b2d"],
])("%s and %s are one colour, and make one rendition", (one, other) => {
  expect(parseImageAddress(`${one}/images/a.jpg`)).toEqual(parseImageAddress(`${other}/images/a.jpg`));
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
  ...["h_0", "h_288", "s_300", "s_1x1", "s_300x201", "s_300x200x2", "s_300x", "q_0", "q_500", "q_45", "q_52"],
  ...["f_avif", "f_svg", "f_bogus", "bogus_1", "blur_9", "b_red", "b_", "b_%23%23fff", "b_#1234567", "fit_top"],
  ...["rotate_90", "extend_9_9_9_9"],
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
