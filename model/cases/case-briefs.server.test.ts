import { expect, test } from "vitest";
import { caseBriefs } from "./case-briefs.server.ts";

const cases = ["kiln", "gate", "isles"].map((slug) => ({
  slug,
  title: slug,
  constraint: "late",
  result: "shipped",
  imgUrl: { src: `/images/${slug}.webp`, width: 1, height: 1 },
  alt: "a toy",
  loop: undefined,
  publisher: "not shown",
}));

test("cases come in the order in which they are named", () => {
  expect(caseBriefs(cases, ["isles", "kiln"]).map(({ slug }) => slug)).toEqual(["isles", "kiln"]);
});

test("a brief carries nothing that its page does not show", () => {
  const [brief] = caseBriefs(cases, ["gate"]);
  expect(Object.keys(brief ?? {})).toEqual(["slug", "title", "constraint", "result", "imgUrl", "alt", "loop"]);
});
