import type { z } from "zod";
import type { Fields } from "#model/fields/fields.server.ts";
import { type AboutShape, bandFields, itemHeading, itemText, picture, tone } from "../band-words.server.ts";

const most = 10_000_000;

/** What things cost: care plans by reference, ranges on one scale, or prices that no scale compares. */
export const words = (f: Fields) =>
  f
    .object({
      ...bandFields(f, "prices", ["ranges", "blocks", "stairs"]),
      items: f
        .list(
          f.object({
            name: itemHeading(f),
            id: f.anchor("an anchor, so that links can lead to this price").optional(),
            text: itemText(f).optional(),
            from: f.number("the lower price in whole units of the currency", { min: 1, max: most }).optional(),
            to: f.number("the upper price; left out where the price is fixed", { min: 1, max: most }).optional(),
            said: f.text("the price in words, where it is not a figure", { words: 5 }).optional(),
            per: f.text("what the price is for, such as a month, for a team of four", { words: 8 }).optional(),
            factor: f.text("what moves the price most", { words: 20 }).optional(),
            time: f.text("how long it takes", { words: 6 }).optional(),
            excluded: f
              .inline("what is not in the price, perhaps with a link to a job that had it", { words: 16 })
              .optional(),
            proof: f.fact().optional(),
            tone: tone(f),
            picture: picture(f).optional(),
          }),
          { min: 0, max: 12 },
        )
        .default([]),
    })
    .superRefine(({ items }, context) => {
      const refuse = (index: number, field: string, message: string) =>
        context.addIssue({ code: "custom", path: ["items", index, field], message });
      for (const [index, { from, to, said }] of items.entries()) {
        if (from === undefined && said === undefined)
          refuse(index, "from", "missing; write the lower price here, or the price in words as `said`");
        if (to !== undefined && from !== undefined && to < from)
          refuse(index, "to", `is ${to}, less than the lower price ${from}; write the higher price here`);
      }
    });
export type Words = z.infer<ReturnType<typeof words>>;

/** With what a new band begins. */
export const example = {
  heading: "What it costs",
  items: [
    { name: "A small job", from: 1000, to: 3000, time: "two weeks" },
    { name: "A large job", from: 5000, to: 20000, time: "three months" },
  ],
};

/** How editors choose it; a variant's example replaces fields of the one above. */
export const about = {
  name: "Prices",
  sentence: "What things cost: ranges, single prices or the care plans.",
  variants: {
    ranges: { name: "Ranges on one scale" },
    blocks: { name: "Coloured blocks" },
    stairs: { name: "The care plans", example: { items: [] } },
  },
} satisfies AboutShape;
