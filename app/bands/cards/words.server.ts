import type { z } from "zod";
import type { Fields } from "#model/fields/fields.server.ts";
import {
  type AboutShape,
  bandFields,
  cardList,
  itemHeading,
  itemText,
  samplePicture,
  tone,
  tones,
} from "../band-words.server.ts";

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

/** How editors choose it; a variant's example replaces fields of the one above. */
export const about = {
  name: "Cards",
  sentence: "Two to eight equals, each with a picture or a colour, a link and a verdict.",
  variants: {
    toys: {
      name: "Cut-outs without boxes",
      example: {
        items: ["First", "Second", "Third"].map((name) => ({
          heading: `${name} thing`,
          text: "One sentence about it.",
          picture: samplePicture,
        })),
      },
    },
    lead: {
      name: "The first one large",
      example: {
        items: ["First", "Second", "Third"].map((name) => ({
          heading: `${name} thing`,
          text: "One sentence about it.",
          picture: samplePicture,
        })),
      },
    },
    columns: {
      name: "Coloured columns",
      example: {
        items: ["First", "Second", "Third"].map((name) => ({
          heading: `${name} thing`,
          text: "One sentence about it.",
          picture: samplePicture,
        })),
      },
    },
    keys: {
      name: "Words as keys",
      example: {
        items: [],
        groups: [
          { heading: "A first group", keys: [{ word: "a word" }, { word: "another" }] },
          { heading: "A second group", keys: [{ word: "a word" }] },
        ],
      },
    },
  },
} satisfies AboutShape;
