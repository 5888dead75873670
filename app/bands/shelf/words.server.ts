import type { z } from "zod";
import type { Fields } from "#model/fields/fields.server.ts";
import { type AboutShape, bandFields, cardList, samplePicture } from "../band-words.server.ts";

/** Three to eight items with pictures, side by side on one ground. */
export const words = (f: Fields) =>
  f.object({
    ...bandFields(f, "shelf", ["pictures", "boxes"]),
    ...cardList(f, 3),
  });
export type Words = z.infer<ReturnType<typeof words>>;

/** With what a new band begins. */
export const example = {
  heading: "Work to look at",
  items: [
    { heading: "First work", text: "What it is." },
    { heading: "Second work", text: "What it is." },
    { heading: "Third work", text: "What it is." },
  ],
};

/** How editors choose it; a variant's example replaces fields of the one above. */
export const about = {
  name: "Shelf",
  sentence: "Three to eight pictures side by side; on phones the row scrolls.",
  variants: {
    pictures: {
      name: "Pictures",
      example: {
        items: ["First", "Second", "Third"].map((name) => ({
          heading: `${name} work`,
          text: "One sentence about it.",
          picture: samplePicture,
        })),
      },
    },
    boxes: {
      name: "Boxes on a plank",
      example: {
        items: ["First", "Second", "Third"].map((name) => ({
          heading: `${name} work`,
          text: "One sentence about it.",
          picture: samplePicture,
        })),
      },
    },
  },
} satisfies AboutShape;
