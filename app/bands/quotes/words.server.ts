import type { z } from "zod";
import type { Fields } from "#model/fields/fields.server.ts";
import { bandFields } from "../band-words.server.ts";

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
