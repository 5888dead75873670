import type { z } from "zod";
import type { Fields } from "#model/fields/fields.server.ts";
import { type AboutShape, bandFields, picture, samplePicture } from "../band-words.server.ts";

/** The plain opening of a page. */
export const words = (f: Fields) =>
  f.object({
    ...bandFields(f, "hero", ["side", "inside", "under"]),
    heading: f.text("what the page offers and to whom: the page's first heading", { characters: 60 }),
    action: f.action(),
    second: f.action().optional(),
    picture: picture(f).optional(),
    toys: f.list(picture(f, "the address of a cut-out"), { min: 0, max: 4 }).default([]),
  });
export type Words = z.infer<ReturnType<typeof words>>;

/** With what a new band begins. */
export const example = {
  heading: "What the page offers, and to whom",
  lead: "One or two sentences that say what a reader gets.",
  action: { label: "Get in touch", url: "/contact" },
};

/** How editors choose it; a variant's example replaces fields of the one above. */
export const about = {
  name: "Opening",
  sentence: "The opening of a page: what it offers, to whom, and one button.",
  variants: {
    side: { name: "Picture at the side", example: { picture: samplePicture } },
    inside: { name: "Words on a large picture", example: { picture: samplePicture } },
    under: { name: "Large words, cut-outs below", example: { toys: [samplePicture, samplePicture] } },
  },
} satisfies AboutShape;
