import type { z } from "zod";
import type { Fields } from "#model/fields/fields.server.ts";
import { type AboutShape, bandFields, itemText, picture } from "../band-words.server.ts";

/** One picture or film from edge to edge, with up to three lines on it. */
export const words = (f: Fields) =>
  f.object({
    ...bandFields(f, "stage", ["low", "toy"]),
    picture: picture(f),
    lines: f.list(itemText(f), { min: 0, max: 3 }).default([]),
  });
export type Words = z.infer<ReturnType<typeof words>>;

/** With what a new band begins. */
export const example = {
  heading: "One large picture",
};

/** How editors choose it; a variant's example replaces fields of the one above. */
export const about = {
  name: "Large picture",
  sentence: "One picture from edge to edge, with up to three lines on it.",
  variants: {
    low: { name: "Words at the foot" },
    toy: { name: "A cut-out in the dark" },
  },
} satisfies AboutShape;
