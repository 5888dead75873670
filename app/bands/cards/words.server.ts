import type { z } from "zod";
import type { Fields } from "#model/fields/fields.server.ts";
import { bandFields, cardList, itemHeading, tone } from "../band-words.server.ts";

/** Two to eight equals with picture or colour, link and verdict. */
export const words = (f: Fields) =>
  f.object({
    ...bandFields(f, "cards", ["toys", "lead", "columns", "keys"]),
    ...cardList(f, 2),
    groups: f
      .list(
        f.object({
          heading: itemHeading(f),
          keys: f.list(
            f.object({
              word: f.text("a short word", { characters: 24 }),
              aside: f.text("what it means", { characters: 20 }).optional(),
              tone: tone(f),
            }),
            { max: 8 },
          ),
        }),
        { min: 0, max: 6 },
      )
      .default([]),
  });
export type Words = z.infer<ReturnType<typeof words>>;

/** With what a new band begins. */
export const example = {
  heading: "Three things of one kind",
  items: [
    { heading: "First thing", text: "One sentence about it." },
    { heading: "Second thing", text: "One sentence about it." },
    { heading: "Third thing", text: "One sentence about it." },
  ],
};
