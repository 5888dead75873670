import type { z } from "zod";
import type { Fields } from "#model/fields/fields.server.ts";
import { type AboutShape, bandFields, picture, samplePicture, tone } from "../band-words.server.ts";

/** Three to six numbers, each with what it counts. */
export const words = (f: Fields) =>
  f.object({
    ...bandFields(f, "figures", ["cast", "plinths", "pairs"]),
    items: f.list(
      f.object({
        value: f.text("the figure", { characters: 9 }),
        label: f.text("what is counted", { words: 14 }),
        before: f.text("the earlier figure, beside the new one", { characters: 9 }).optional(),
        proof: f.fact().optional(),
        tone: tone(f),
        picture: picture(f, "the address of a cut-out on the number").optional(),
      }),
      { min: 3, max: 6 },
    ),
  });
export type Words = z.infer<ReturnType<typeof words>>;

/** With what a new band begins. */
export const example = {
  heading: "Three figures",
  items: [
    { value: "1", label: "what the first figure counts" },
    { value: "2", label: "what the second figure counts" },
    { value: "3", label: "what the third figure counts" },
  ],
};

/** How editors choose it; a variant's example replaces fields of the one above. */
export const about = {
  name: "Figures",
  sentence: "Three to six numbers, each with what it counts.",
  variants: {
    cast: { name: "Large numbers" },
    plinths: {
      name: "Cut-outs on the numbers",
      example: {
        items: ["first", "second", "third"].map((name, at) => ({
          value: `${at + 1}`,
          label: `what the ${name} figure counts`,
          picture: samplePicture,
        })),
      },
    },
    pairs: {
      name: "Before and after",
      example: {
        items: ["first", "second", "third"].map((name, at) => ({
          value: `${at + 2}`,
          before: `${at + 1}`,
          label: `what the ${name} figure counts`,
        })),
      },
    },
  },
} satisfies AboutShape;
