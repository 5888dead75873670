import type { z } from "zod";
import type { Fields } from "#model/fields/fields.server.ts";
import { type AboutShape, bandFields } from "../band-words.server.ts";

/** What clients said, by reference to testimonials. */
export const words = (f: Fields) =>
  f.object({
    ...bandFields(f, "quotes", ["row", "one"]),
    testimonials: f.picks("testimonials", 8),
  });
export type Words = z.infer<ReturnType<typeof words>>;

/** With what a new band begins. */
export const example = {
  heading: "What clients say",
};

/** How editors choose it; a variant's example replaces fields of the one above. */
export const about = {
  name: "Quotes",
  sentence: "What clients said, chosen from the testimonials.",
  variants: {
    row: { name: "A row of quotes" },
    one: { name: "One large quote" },
  },
} satisfies AboutShape;
