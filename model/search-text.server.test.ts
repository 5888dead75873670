import { expect, test } from "vitest";
import { visibleText } from "./search-text.server.ts";

test("the words of a piece of content are found at any depth, without what visitors do not see", () => {
  const text = visibleText({
    title: "Kettle",
    items: [{ label: "{count} cups", url: "/tea" }],
    body: [{ tag: "p", attrs: { className: "x" }, children: ["Steam ", { tag: "em", children: ["whistles"] }] }],
    bench: "tang",
    stock: 4,
  });
  expect(text.split(/\s+/).filter(Boolean)).toEqual(["Kettle", "cups", "Steam", "whistles"]);
});
