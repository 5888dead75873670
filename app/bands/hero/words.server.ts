import type { z } from "zod";
import type { Fields } from "#model/fields/fields.server.ts";
import { bandFields, picture } from "../band-words.server.ts";

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
