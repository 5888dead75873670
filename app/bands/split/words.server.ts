import type { z } from "zod";
import type { Fields } from "#model/fields/fields.server.ts";
import {
  type AboutShape,
  bandFields,
  itemHeading,
  itemText,
  picture,
  samplePicture,
  verdict,
  wordedVerdict,
} from "../band-words.server.ts";

/** Two halves: a picture, and text with rows, chapters or two lists. */
export const words = (f: Fields) =>
  f.object({
    ...bandFields(f, "split", ["bleed", "flipped", "sticky", "toy"]),
    picture: picture(f).optional(),
    text: f.markdown("a few sentences", { words: 90 }).optional(),
    rows: f
      .list(
        f.object({
          name: f.text("what has changed", { characters: 26 }),
          before: f.text("how it was", { characters: 30 }).optional(),
          after: f.text("how it is", { characters: 22 }),
        }),
        { min: 0, max: 4 },
      )
      .default([]),
    chapters: f
      .list(
        f.object({
          heading: itemHeading(f),
          aside: f.text("a few words at the end of the line", { characters: 40 }).optional(),
          text: itemText(f),
          verdict: wordedVerdict(f).optional(),
        }),
        { min: 0, max: 6 },
      )
      .default([]),
    lists: f
      .list(f.object({ verdict: verdict(f), items: f.list(f.inline("a few words", { words: 14 }), { max: 6 }) }), {
        min: 0,
        max: 2,
      })
      .default([]),
  });
export type Words = z.infer<ReturnType<typeof words>>;

/** With what a new band begins. */
export const example = {
  heading: "One thing beside its picture",
  text: "Two or three sentences about what the picture shows.",
};

/** How editors choose it; a variant's example replaces fields of the one above. */
export const about = {
  name: "Two halves",
  sentence: "A picture beside text, rows, chapters or two lists.",
  variants: {
    bleed: {
      name: "Picture to the edge",
      example: {
        picture: samplePicture,
        rows: [{ name: "What has changed", before: "how it was", after: "how it is" }],
      },
    },
    flipped: { name: "Picture on the other side", example: { picture: samplePicture } },
    sticky: {
      name: "Chapters beside a picture",
      example: {
        picture: samplePicture,
        chapters: [
          { heading: "First", text: "What it is." },
          { heading: "Second", text: "What it is." },
        ],
      },
    },
    toy: {
      name: "Cut-out and two lists",
      example: {
        picture: samplePicture,
        lists: [
          { verdict: { word: "Yes", tone: "pitch" }, items: ["what is in it"] },
          { verdict: { word: "No", tone: "tang" }, items: ["what is not in it"] },
        ],
      },
    },
  },
} satisfies AboutShape;
