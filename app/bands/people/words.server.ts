import type { z } from "zod";
import type { Fields } from "#model/fields/fields.server.ts";
import { bandFields } from "../band-words.server.ts";

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
