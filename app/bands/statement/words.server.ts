import type { z } from "zod";
import type { Fields } from "#model/fields/fields.server.ts";
import { bandFields, itemText, picture } from "../band-words.server.ts";

/** One large sentence, with up to five short lines below it. */
export const words = (f: Fields) =>
  f.object({
    ...bandFields(f, "statement", ["statement", "columns"]),
    sentence: f.inline("the sentence, which is set large", { words: 30 }),
    lines: f.list(itemText(f), { min: 0, max: 6 }).default([]),
    pictures: f.list(picture(f), { min: 0, max: 4 }).default([]),
  });
export type Words = z.infer<ReturnType<typeof words>>;

/** With what a new band begins. */
export const example = {
  sentence: "One sentence that a reader should remember.",
};
