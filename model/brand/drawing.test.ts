import { expect, test } from "vitest";
import { readDrawing } from "./drawing.server.ts";

const drawing = (inner: string, head = 'viewBox="0 0 48 24"') =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${head}>${inner}</svg>\n`;

test("what an editor of pictures leaves behind is dropped, and its styles become attributes", () => {
  const inner = `<!-- made by hand -->
  <metadata>me</metadata>
  <sodipodi:view id="x" />
  <g id="a" inkscape:label="b"><path style="fill:currentColor;stroke: none" d="M0 0
  H4Z" /></g>`;
  expect(readDrawing(drawing(inner))).toEqual({
    width: 48,
    height: 24,
    markup: '<g><path fill="currentColor" stroke="none" d="M0 0 H4Z"/></g>',
  });
});

test("tokens of the brand are colours of a drawing", () => {
  expect(readDrawing(drawing('<path fill="var(--color-tang-edge)" d="M0 0Z"/>'))).toMatchObject({ width: 48 });
});

test.each([
  ["no drawing", "is not an SVG"],
  [drawing('<path d="M0 0Z"/>', 'width="4"'), "viewBox"],
  [drawing('<path d="M0 0Z"/>', 'viewBox="1 0 4 4"'), "viewBox"],
  [drawing(""), "is empty"],
  [drawing("<script>alert(1)</script>"), "<script>"],
  [drawing("<style>path{}</style>"), "<style>"],
  [drawing('<image href="x.png"/>'), "<image>"],
  [drawing('<linearGradient><stop offset="0"/></linearGradient>'), "<linearGradient>"],
  [drawing('<path onclick="alert(1)" d="M0 0Z"/>'), "outside itself"],
  [drawing('<path fill="url(https://x.example/)" d="M0 0Z"/>'), "outside itself"],
  [drawing('<path fill="var(--color-teal)" d="M0 0Z"/>'), '"teal"'],
])("%s is refused", (source, reason) => {
  const read = readDrawing(source);
  expect("fault" in read ? read.fault : "").toContain(reason);
});
