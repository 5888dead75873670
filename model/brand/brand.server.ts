import type { z } from "zod";
import { noted } from "../fields/field-notes.server.ts";
import type { plainFields } from "../fields/plain-fields.server.ts";
import { type Colour, cssOf, hexOf, parseColour } from "./colour.server.ts";
import { type ColourName, colourNames, derivedNames, givenNames, type Palette } from "./colour-names.server.ts";
import { contrastFaults } from "./contrast.server.ts";
import type { Drawing } from "./drawing.server.ts";
import { completePalette } from "./palette.server.ts";

type Fields = typeof plainFields;

/** Colours, faces and the grounds of icons and share pictures: `brand/brand.yaml`. */
export const brandSchema = (f: Fields) =>
  f.object({
    colours: coloursSchema(f),
    icon: f
      .object({ ground: f.oneOf(colourNames, "the colour behind the sign in icons, such as paper") })
      .default({ ground: "paper" }),
    share: f
      .object({
        ground: f.oneOf(colourNames, "the colour of share pictures of pages that no department owns, such as paper"),
      })
      .default({ ground: "paper" }),
  });

export type Brand = z.infer<ReturnType<typeof brandSchema>> & {
  /** The name as a drawing; set in the display face without one. */
  logo: Drawing | null;
  /** The sign beside it and on icons; its first letter without one. */
  mark: Drawing | null;
};

/** A colour as style sheets write it, and as mail clients and picture software read it. */
interface Token {
  css: string;
  hex: string;
}

function coloursSchema(f: Fields) {
  const given = Object.fromEntries(givenNames.map((name) => [name, colour(f)])) as Record<
    (typeof givenNames)[number],
    ReturnType<typeof colour>
  >;
  const derived = Object.fromEntries(derivedNames.map((name) => [name, colour(f).optional()])) as Record<
    (typeof derivedNames)[number],
    z.ZodOptional<ReturnType<typeof colour>>
  >;
  return f.object({ ...given, ...derived }).transform((written, context) => {
    const palette = completePalette(written);
    for (const { name, says, ratio, least, remedy } of contrastFaults(palette)) {
      const reason = `${says} have a contrast of ${ratio.toFixed(2)} and need ${least}`;
      const advice = remedy ? `the nearest that passes is ${cssOf(remedy)} or ${hexOf(remedy)}` : "no lightness passes";
      context.addIssue({ code: "custom", path: [name], message: `${reason}; ${advice}` });
    }
    return tokensOf(palette);
  });
}

function tokensOf(palette: Palette): Record<ColourName, Token> {
  const tokens = colourNames.map((name): [ColourName, Token] => [
    name,
    { css: cssOf(palette[name]), hex: hexOf(palette[name]) },
  ]);
  return Object.fromEntries(tokens) as Record<ColourName, Token>;
}

function colour(f: Fields) {
  const hint = "a colour such as #f66b2d, or oklch(0.69 0.185 42)";
  const schema = f.text(hint).transform((written, context): Colour => {
    const read = parseColour(written);
    if (read) return read;
    context.addIssue({ code: "custom", message: `"${written}" is not a colour; write ${hint}` });
    return { lightness: 0, chroma: 0, hue: 0 };
  });
  return noted(schema, { as: "colour", hint });
}
