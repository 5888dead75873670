import { expect, test } from "vitest";
import { plainFields } from "../fields/plain-fields.server.ts";
import { brandSchema } from "./brand.server.ts";
import { contrastOf, cssOf, hexOf, parseColour } from "./colour.server.ts";
import { type ColourName, derivedNames, givenNames } from "./colour-names.server.ts";

const tealAndPlum = {
  paper: "#f5f7f6",
  ink: "#0b2425",
  tang: "#d9a3d0",
  mari: "#e2d36b",
  pitch: "#0b6b66",
  orch: "oklch(82.1% 0.052 185deg)",
};
const read = (colours: Record<string, string>) => brandSchema(plainFields).safeParse({ colours });
const problemsOf = (colours: Record<string, string>) =>
  read({ ...tealAndPlum, ...colours }).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

const colourOf = (written: string) => {
  const colour = parseColour(written);
  if (!colour) throw new Error(`${written} is not a colour`);
  return colour;
};

test("a colour is read in both ways of writing it, and written in both without a change", () => {
  for (const hex of ["#f66b2d", "#08724e", "#000000", "#ffffff", "#161a3b"]) {
    expect(hexOf(colourOf(hex))).toBe(hex);
    expect(hexOf(colourOf(cssOf(colourOf(hex))))).toBe(hex);
  }
  expect(cssOf(colourOf("oklch(0.69 0.185 42)"))).toBe("oklch(0.69 0.185 42)");
});

test.each(["red", "#fff", "f66b2d", "oklch(0.5)", "oklch(2 0.1 30)", "rgb(1 2 3)", "url(x)", "var(--color-ink)"])(
  "%s is refused with what to write instead",
  (written) => {
    expect(problemsOf({ tang: written })).toEqual([expect.stringContaining("write a colour such as #f66b2d")]);
  },
);

test("contrast is the ratio of WCAG: 21 for black on white, and the same from both sides", () => {
  const [black, white, grey] = ["#000000", "#ffffff", "#767676"].map(colourOf);
  if (!black || !white || !grey) throw new Error("no colours");
  expect(contrastOf(black, white)).toBeCloseTo(21);
  expect(contrastOf(grey, white)).toBeCloseTo(4.54, 2);
  expect(contrastOf(white, grey)).toBe(contrastOf(grey, white));
});

test("six colours make a whole brand in which everything can be read", () => {
  const brand = read(tealAndPlum).data;
  expect(Object.keys(brand?.colours ?? {})).toEqual([...givenNames, ...derivedNames]);
  expect(brand?.colours.pitch.hex).toBe("#0b6b66");
  expect([brand?.icon.ground, brand?.share.ground]).toEqual(["paper", "paper"]);
});

test.each(givenNames)("without %s there is no brand", (name) => {
  const { [name]: _, ...others } = tealAndPlum;
  const [issue] = read(others).error?.issues ?? [];
  expect([issue?.path, issue?.message.startsWith("missing")]).toEqual([["colours", name], true]);
});

test("a colour that its words cannot be read on is refused, with its ratio and the nearest that passes", () => {
  const [problem = "", ...more] = problemsOf({ tang: "#0b6b66" });
  expect(more).toEqual([]);
  expect(problem).toMatch(/^colours\.tang: words in ink on it have a contrast of [\d.]+ and need 4\.5; the nearest/);
  const [advice = ""] = /#[0-9a-f]{6}$/.exec(problem) ?? [];
  expect(problemsOf({ tang: advice })).toEqual([]);
});

test("each tone that is given is checked as well, and a given one is never moved", () => {
  expect(problemsOf({ soft: "#b9c4c4" })).toEqual([expect.stringMatching(/^colours\.soft: its words on /)]);
  expect(problemsOf({ focus: "#f5f7f6" })).toEqual([
    expect.stringMatching(/^colours\.focus: its strokes on .* need 3;/),
  ]);
  expect(read({ ...tealAndPlum, soft: "#333333" }).data?.colours.soft.hex).toBe("#333333");
});

test("a computed tone moves until it can be read, in any hue", () => {
  for (const hue of [0, 45, 90, 135, 180, 225, 270, 315]) {
    const light = `oklch(0.8 0.1 ${hue})`;
    expect(
      problemsOf({ tang: light, orch: light, mari: `oklch(0.85 0.1 ${hue})`, pitch: `oklch(0.47 0.09 ${hue})` }),
    ).toEqual([]);
  }
});

test("a misspelt colour is named with the right one", () => {
  const names: ColourName[] = ["tang-edge"];
  const brand = read({ ...tealAndPlum, "tang-egde": "#123456" });
  expect(brand.error?.issues[0]?.message).toContain(names[0]);
});
