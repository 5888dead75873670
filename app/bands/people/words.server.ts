import type { z } from "zod";
import type { Fields } from "#model/fields/fields.server.ts";
import { type AboutShape, bandFields } from "../band-words.server.ts";

/** Three to eight people, by reference, with what to ask each. */
export const words = (f: Fields) =>
  f.object({
    ...bandFields(f, "people", ["podiums", "ring"]),
    items: f.list(
      f.object({
        person: f.reference("people"),
        text: f.inline("what to ask this person; without it the position is shown", { words: 20 }).optional(),
      }),
      { min: 1, max: 8 },
    ),
  });
export type Words = z.infer<ReturnType<typeof words>>;

/** With what a new band begins. */
export const example = {
  heading: "Whom to ask",
};

/** How editors choose it; a variant's example replaces fields of the one above. */
export const about = {
  name: "People",
  sentence: "One to eight people, with what to ask each.",
  variants: {
    podiums: { name: "Portraits on podiums" },
    ring: { name: "A row of three" },
  },
} satisfies AboutShape;
