import type { z } from "zod";
import type { Fields } from "#model/fields/fields.server.ts";
import { type AboutShape, bandFields, itemHeading, itemText, picture, tone } from "../band-words.server.ts";

/** Three to seven ordered items: when, what, until when. */
export const words = (f: Fields) =>
  f
    .object({
      ...bandFields(f, "steps", ["route", "days"]),
      process: f.flag("true shows the steps of the site's process, which content/showroom.yaml lists").optional(),
      items: f
        .list(
          f.object({
            heading: itemHeading(f),
            when: f.text("when, or how long", { words: 6 }).optional(),
            text: itemText(f).optional(),
            until: f.text("what ends the step", { words: 12 }).optional(),
            picture: picture(f).optional(),
            people: f.picks("people", 6).optional(),
            from: f.number("the first day, week or hour of the step", { min: 1, max: 24 }).optional(),
            to: f.number("its last day, week or hour", { min: 1, max: 24 }).optional(),
            tone: tone(f),
          }),
          { min: 0, max: 7 },
        )
        .default([]),
    })
    .superRefine(({ items }, context) => {
      const first = Math.min(...items.map(({ from }, index) => from ?? index + 1));
      for (const [index, { from, to = from ?? 1 }] of items.entries())
        if (to - first > 11)
          context.addIssue({
            code: "custom",
            path: ["items", index, "to"],
            message: `is ${to}, more than twelve columns after the first step, which begins with ${first}; use a larger unit`,
          });
    });
export type Words = z.infer<ReturnType<typeof words>>;

/** With what a new band begins. */
export const example = {
  heading: "What happens, in order",
  items: [
    { heading: "First step", when: "Day one", text: "What happens." },
    { heading: "Second step", when: "The week after", text: "What happens." },
    { heading: "Third step", when: "At the end", text: "What happens." },
  ],
};

/** How editors choose it; a variant's example replaces fields of the one above. */
export const about = {
  name: "Steps",
  sentence: "Three to seven things in order: when, what, until when.",
  variants: {
    route: { name: "A route with stations" },
    days: {
      name: "Blocks on a scale of days",
      example: {
        items: ["First", "Second", "Third"].map((name, at) => ({
          heading: `${name} step`,
          from: 2 * at + 1,
          to: 2 * at + 3,
        })),
      },
    },
  },
} satisfies AboutShape;
