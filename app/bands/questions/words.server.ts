import type { z } from "zod";
import type { Fields } from "#model/fields/fields.server.ts";
import { type AboutShape, bandFields, picture, verdict } from "../band-words.server.ts";

/** Questions with their answers, folded after the first. */
export const words = (f: Fields) =>
  f.object({
    ...bandFields(f, "questions", ["list", "verdicts"]),
    picture: picture(f, "the address of a picture below the heading; `list` shows none").optional(),
    opened: f.number("how many are open at first; without it one", { min: 1, max: 9 }).optional(),
    items: f.list(
      f.object({
        question: f.text("a question as a client would ask it", { words: 20 }),
        answer: f.inline("the answer, its first words first", { words: 70 }),
        verdict: verdict(f).optional(),
      }),
      { min: 2, max: 9 },
    ),
  });
export type Words = z.infer<ReturnType<typeof words>>;

/** With what a new band begins. */
export const example = {
  heading: "Questions before you write",
  items: [
    { question: "What does a client ask first?", answer: "The answer, in one or two sentences." },
    { question: "What does a client ask next?", answer: "The answer, in one or two sentences." },
  ],
};

/** How editors choose it; a variant's example replaces fields of the one above. */
export const about = {
  name: "Questions",
  sentence: "Questions with their answers, folded after the first.",
  variants: {
    list: { name: "In two columns" },
    verdicts: {
      name: "A word before each answer",
      example: {
        items: ["first", "next"].map((name) => ({
          question: `What does a client ask ${name}?`,
          answer: "The answer, in one or two sentences.",
          verdict: { word: "Yes", tone: "pitch" },
        })),
      },
    },
  },
} satisfies AboutShape;
