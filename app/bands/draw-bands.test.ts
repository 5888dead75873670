import content from "virtual:content";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { kitBands } from "#app/pages/kit/kit-bands.server.ts";
import { type PreparedBand, prepareBands } from "./prepare-bands.server.ts";
import { Shape } from "./shape.tsx";

/** The markup of bands as the server sends it. */
function drawn(bands: readonly PreparedBand[]): string {
  const root = { id: "root", path: "/", element: bands.map((band) => createElement(Shape, { key: band.role, band })) };
  const frame = { proofMark: "source", labels: content.site.labels };
  const router = createMemoryRouter([root], { hydrationData: { loaderData: { root: frame } } });
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

const unpublished = { ...content, cases: [], games: [], people: [], testimonials: [], plans: [] };
const words = { role: "band", tone: "ink", heading: "A heading", rows: [], groups: [], count: 4 };

test.each(kitBands("feet", content).bands)("the foot of $role is drawn below its band", (band) => {
  const [kind = "", tone] = band.role.split("-");
  const { foot } = band as { foot?: Record<string, unknown> };
  const marks: Record<string, string> = {
    figures: "<dd",
    quote: "<blockquote",
    links: "<a ",
    table: "<dt",
    list: "<li",
    shelf: "<img",
  };
  expect(foot?.[kind]).toBeDefined();
  const markup = drawn([band]);
  expect(markup).toContain(`data-tone="${tone}"`);
  expect(markup.split('<div class="border-t-2')[1]).toContain(marks[kind]);
});

test("every shape draws one element, whose id, name and shape are those of the content", () => {
  for (const band of kitBands("bare", content).bands) {
    const [, section = "", ...others] = drawn([band]).split("<section ");
    expect(section).toMatch(
      new RegExp(`^id="${band.role}"[^>]* data-band="${band.role}" data-shape="${band.shape}".*</section>$`, "s"),
    );
    expect(others).toEqual([]);
  }
});

test.each([
  { shape: "cards", items: [{ case: "unpublished" }] },
  { shape: "shelf", items: [{ game: "unpublished" }] },
  { shape: "people", items: [{ person: "unpublished" }] },
  { shape: "quotes", testimonials: ["unpublished"] },
  { shape: "prices", variant: "stairs", items: [] },
  { shape: "prices", items: [] },
])("a band of the shape $shape without anything to show is not drawn", (band) => {
  expect(drawn(prepareBands([{ ...words, ...band }], unpublished, {}))).toBe("");
});

test("a foot without anything to show is not drawn", () => {
  const band = { ...words, shape: "statement", sentence: ["A sentence"], lines: [], pictures: [] };
  for (const foot of [{ quote: "unpublished" }, { shelf: [{ game: "unpublished" }] }])
    expect(drawn(prepareBands([{ ...band, foot }], unpublished, {}))).toBe(
      drawn(prepareBands([band], unpublished, {})),
    );
});

test("cards, people and figures come into view once", () => {
  const shapes = ["cards", "people", "figures"];
  const bands = kitBands("usual", content).bands.filter(({ shape = "" }) => shapes.includes(shape));
  expect(bands.filter((band) => !drawn([band]).includes('data-reveal="shown"')).map(({ role }) => role)).toEqual([]);
});
