import type { z } from "zod";
import type { Fields } from "#model/fields/fields.server.ts";
import { bandFields, cardList, itemHeading, itemText, tone, tones } from "../band-words.server.ts";

/** Two to eight equals with picture or colour, link and verdict. */
export const words = (f: Fields) =>
  f.object({
    ...bandFields(f, "cards", ["toys", "lead", "columns", "keys"]),
    ...cardList(f, 2),
    groups: f
      .list(
        f.object({
          heading: itemHeading(f),
          text: itemText(f).optional(),
          keys: f.list(
            f.object({
              word: f.text("a short word", { characters: 24 }),
              lang: f
                .text("the language of the word if it is another than the page's, such as de or zh-Hant")
                .optional(),
              aside: f.text("what it means", { characters: 24 }).optional(),
              tone: tone(f),
            }),
            { max: 8 },
          ),
        }),
        { min: 0, max: 6 },
      )
      .default([]),
    legend: f
      .list(
        f.object({ tone: f.oneOf(tones, "the colour of the words"), text: f.text("what it means", { words: 9 }) }),
        {
          min: 0,
          max: 3,
        },
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
