import type { z } from "zod";
import type { Fields } from "#model/fields/fields.server.ts";
import { type AboutShape, bandFields, itemText, picture } from "../band-words.server.ts";

/** One large sentence, with up to five short lines below it. */
export const words = (f: Fields) =>
  f.object({
    ...bandFields(f, "statement", ["statement", "columns", "label"]),
    sentence: f.inline("the sentence, which is set large", { words: 30 }),
    lines: f.list(itemText(f), { min: 0, max: 6 }).default([]),
    pictures: f.list(picture(f), { min: 0, max: 4 }).default([]),
    label: f
      .object({
        title: f.text("the title of the label, one or two words", { words: 3 }),
        text: f.text("what the amounts are of", { words: 9 }).optional(),
        rows: f.list(
          f.object({
            what: f.text("what is in it", { words: 9 }),
            amount: f.text("how much of it", { characters: 9 }),
          }),
          { min: 1, max: 6 },
        ),
      })
      .optional(),
  });
export type Words = z.infer<ReturnType<typeof words>>;

/** With what a new band begins. */
export const example = {
  sentence: "One sentence that a reader should remember.",
};

/** How editors choose it; a variant's example replaces fields of the one above. */
export const about = {
  name: "Statement",
  sentence: "One large sentence, with up to six short lines below it.",
  variants: {
    statement: { name: "One sentence" },
    columns: { name: "Lines in columns", example: { lines: ["A first line.", "A second line.", "A third line."] } },
    label: {
      name: "With a label of amounts",
      example: {
        label: {
          title: "In it",
          rows: [
            { what: "the first part", amount: "1 day" },
            { what: "the second part", amount: "2 days" },
          ],
        },
      },
    },
  },
} satisfies AboutShape;
