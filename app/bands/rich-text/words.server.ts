import type { z } from "zod";
import type { Fields } from "#model/fields/fields.server.ts";
import { type AboutShape, bandFields } from "../band-words.server.ts";

/** Headings, paragraphs, lists, code and tables of Markdown. */
export const words = (f: Fields) =>
  f.object({
    ...bandFields(f, "rich-text", ["plain", "legal"]),
    body: f.markdown("the text in Markdown", { words: 900 }),
  });
export type Words = z.infer<ReturnType<typeof words>>;

/** With what a new band begins. */
export const example = {
  body: "### A heading\n\nA paragraph, and a list:\n\n- first\n- second",
};

/** How editors choose it; a variant's example replaces fields of the one above. */
export const about = {
  name: "Text",
  sentence: "Headings, paragraphs, lists and tables.",
  variants: {
    plain: { name: "Plain" },
    legal: { name: "Contents at the side" },
  },
} satisfies AboutShape;
