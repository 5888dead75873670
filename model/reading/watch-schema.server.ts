import type { z } from "zod";
import { plainFields as f } from "../fields/plain-fields.server.ts";

export const watchFile = "content/words-watch.yaml";

export const watchSchema = f.object({
  words: f.list(
    f.object({
      word: f
        .text("a word or phrase that comes too easily; other endings count with it, as in goat|goats")
        .regex(/^[^\\^$*+?()[\]{}]+$/, {
          error: "is a pattern; write the words themselves, with | between them, as in goat|goats",
        }),
      file: f.number("how often a file may have it"),
      site: f.number("how often all files together may have it"),
      instead: f.text("what to write"),
    }),
    { min: 0 },
  ),
  plain: f.list(f.text("a file in which none of them may occur, such as one of prices"), { min: 0 }).optional(),
  figures: f.number("how many of a hundred headings may open with a figure", { max: 100 }).optional(),
  pictures: f.number("on how many pages of content/pages/ a picture may be shown", { min: 1 }).optional(),
  longest: f
    .object({
      title: f.number("letters of a heading").optional(),
      lead: f.number("letters of a lead").optional(),
      text: f.number("letters of a text").optional(),
      question: f.number("letters of a question").optional(),
      answer: f.number("letters of an answer").optional(),
      label: f.number("letters of a label").optional(),
    })
    .optional(),
});
export type Watch = z.infer<typeof watchSchema>;
