import { expect, test } from "vitest";
import { isListed, markdownPath, pageOfMarkdownPath, pageOfSharePicture, sharePicturePath } from "./page-files.ts";

test.each(["/", "/faq", "/blog/a-post"])("the files of %s lead back to it", (path) => {
  expect(pageOfMarkdownPath(markdownPath(path))).toBe(path);
  expect(pageOfSharePicture(sharePicturePath(path))).toBe(path);
});

test("the files of the home page have a name", () => {
  expect(markdownPath("/")).toBe("/index.md");
  expect(sharePicturePath("/")).toBe("/og/index.jpg");
  expect(sharePicturePath("/team/a-person")).toBe("/og/team/a-person.jpg");
});

test("pages for one visitor are not listed, with any path below them", () => {
  expect(["/cart", "/checkout", "/search", "/order/LW-1", "/newsletter/stop/x"].filter(isListed)).toEqual([]);
  expect(["/", "/searching", "/cart-tools"].every(isListed)).toBe(true);
});
