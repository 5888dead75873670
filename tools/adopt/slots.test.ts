import { expect, test } from "vitest";
import { hexOf } from "../../model/brand/colour.server.ts";
import { contrastFaults } from "../../model/brand/contrast.server.ts";
import { answers } from "../../tests/support/adopted-project.ts";
import type { Answers } from "./answers.ts";
import { chooseColours } from "./slots.ts";

const withColours = (...colours: string[]) =>
  ({
    ...answers,
    colours: {},
    departments: colours.map((colour, index) => ({
      name: `Department ${index}`,
      colour,
      service: "game-localization",
    })),
  }) as Answers;

test.each([
  [["#0f766e", "#6b2d5c"]],
  [["#ff0000"]],
  [["#101010", "#202020", "#303030", "#404040"]],
  [["#ffff00", "#00ff00", "#0000ff", "#ffffff"]],
])("words can be read on the palette made of %j", (colours) => {
  const { palette, slots } = chooseColours(withColours(...colours));
  expect(contrastFaults(palette)).toEqual([]);
  expect(new Set(slots).size).toBe(colours.length);
});

test("a dark colour takes the place that carries pale words and stays as it is", () => {
  const { slots, told } = chooseColours(withColours("#f66b2d", "#143c2c"));
  expect([slots, told]).toEqual([["tang", "pitch"], []]);
});

test("a colour that has to change is reported", () => {
  expect(chooseColours(withColours("#143c2c", "#3c1420")).told).toHaveLength(1);
});

test("a colour given for a place stays there, and departments take the others; no two share one", () => {
  const given = { ...withColours("#1f6b4a", "#9c3d24"), colours: { tang: "#f2a900", mari: "#e8d5b0" } } as Answers;
  const { slots, palette, told } = chooseColours(given);
  expect([...slots].sort()).toEqual(["orch", "pitch"]);
  expect([palette.tang, palette.mari].map((colour) => colour && hexOf(colour))).toEqual(["#f2a900", "#e8d5b0"]);
  expect(told.filter((sentence) => sentence.startsWith("colours."))).toEqual([]);
});
